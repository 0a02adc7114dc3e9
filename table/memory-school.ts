import {
  type DueGrade,
  GRADE_BATCH,
  type Store,
  type StoredGrade,
  type StoredPerson,
} from './ports.ts';

interface Row {
  readonly grade: StoredGrade;
  seen: number;
  sent: string;
  tries: number;
  due: number;
  leasedUntil: number;
}

/**
 * What schools' platforms have sent, in plain maps.
 *
 * @param seqOf the last seq of an event; null: there is none
 */
export function memorySchool(
  personOf: (person: string) => StoredPerson | null,
  seqOf: (event: string) => number | null,
) {
  /** People by hashes. */
  const people = new Map<string, string>();
  /** Until when, by hashes. */
  const used = new Map<string, number>();
  const grades = new Map<string, Row>();
  const keyOf = ({ person, event, work }: Pick<StoredGrade, 'person' | 'event' | 'work'>): string =>
    `${person} ${event} ${work}`;
  const store = {
    personAtSchool: async (hash) => personOf(people.get(hash) ?? ''),
    addPersonAtSchool: async (hash, person) => {
      const known = people.get(hash) ?? person;
      people.set(hash, known);
      return known;
    },
    useOnce: async (hash, until) => {
      if (used.has(hash)) return false;
      used.set(hash, until);
      return true;
    },
    addGrade: async (grade) => {
      if (personOf(grade.person) === null || seqOf(grade.event) === null) return;
      const known = grades.get(keyOf(grade));
      const sent = known?.grade.item === grade.item ? known.sent : '';
      grades.set(keyOf(grade), { grade, seen: 0, sent, tries: 0, due: 0, leasedUntil: 0 });
    },
    leaseDueGrades: async (now, until) =>
      [...grades.values()]
        .flatMap((row): readonly { readonly row: Row; readonly due: DueGrade }[] => {
          const seq = seqOf(row.grade.event);
          const isFree = row.leasedUntil <= now || row.leasedUntil > until;
          if (seq === null || seq <= row.seen || row.due > now || !isFree) return [];
          return [{ row, due: { ...row.grade, seq, sent: row.sent, tries: row.tries } }];
        })
        .toSorted((a, b) => a.row.due - b.row.due)
        .slice(0, GRADE_BATCH)
        .map(({ row, due }) => {
          row.leasedUntil = until;
          return due;
        }),
    settleGrade: async (grade, outcome) => {
      const row = grades.get(keyOf(grade));
      if (!row) return;
      if (outcome === null) grades.delete(keyOf(grade));
      else Object.assign(row, outcome, { leasedUntil: 0 });
    },
  } satisfies Partial<Store>;
  return {
    store,
    removeOfNobody(): void {
      for (const [hash, person] of people) if (!personOf(person)) people.delete(hash);
      for (const [key, { grade }] of grades) {
        if (!personOf(grade.person) || seqOf(grade.event) === null) grades.delete(key);
      }
    },
    removeUsed(now: number): void {
      for (const [hash, until] of used) if (until < now) used.delete(hash);
    },
  };
}
