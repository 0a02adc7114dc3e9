/** Bots that err as a class does: weak in the genitive and the dative, above all in the plural. */
export const pupils = [
  'pupil:45,gen=20,pl=30',
  'pupil:60,dat=25',
  'pupil:70,gen-pl=25,dat-pl=30',
  'pupil:80,gen-pl=40',
  'pupil:90,dat-pl=50',
  'pupil:97',
] as const;
