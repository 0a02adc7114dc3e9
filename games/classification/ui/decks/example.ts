import type { Language } from '@lusoria/i18n';

const HEADINGS: Readonly<Record<Language, string>> = {
  de: 'Tier;Beine;Haut;legt Eier;Gewicht',
  en: 'Animal;Legs;Skin;Lays eggs;Weight',
  la: 'Bēstia;Crūra;Cutis;Ōva parit;Pondus',
};

const SKINS = {
  fur: { de: 'Fell', en: 'fur', la: 'pilī' },
  feathers: { de: 'Federn', en: 'feathers', la: 'pennae' },
  scales: { de: 'Schuppen', en: 'scales', la: 'squāmae' },
  bare: { de: 'nackt', en: 'bare', la: 'nūda' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

const SAYS: Readonly<Record<Language, readonly [string, string]>> = {
  de: ['nein', 'ja'],
  en: ['no', 'yes'],
  la: ['nōn', 'ita'],
};

type Animal = readonly [
  de: string,
  en: string,
  la: string,
  legs: number,
  skin: keyof typeof SKINS,
  eggs: 0 | 1,
  grams: number,
];

/** Animals with the weight of a grown one, roughly, in grams. */
const ANIMALS: readonly Animal[] = [
  ['Pferd', 'horse', 'equus', 4, 'fur', 0, 500_000],
  ['Rind', 'cow', 'bōs', 4, 'fur', 0, 700_000],
  ['Hund', 'dog', 'canis', 4, 'fur', 0, 25_000],
  ['Katze', 'cat', 'fēlēs', 4, 'fur', 0, 4_500],
  ['Maus', 'mouse', 'mūs', 4, 'fur', 0, 20],
  ['Hase', 'hare', 'lepus', 4, 'fur', 0, 4_000],
  ['Wolf', 'wolf', 'lupus', 4, 'fur', 0, 45_000],
  ['Bär', 'bear', 'ursus', 4, 'fur', 0, 250_000],
  ['Löwe', 'lion', 'leō', 4, 'fur', 0, 180_000],
  ['Elefant', 'elephant', 'elephantus', 4, 'bare', 0, 5_000_000],
  ['Nashorn', 'rhinoceros', 'rhīnocerōs', 4, 'bare', 0, 2_000_000],
  ['Schwein', 'pig', 'porcus', 4, 'bare', 0, 200_000],
  ['Fledermaus', 'bat', 'vespertīliō', 2, 'fur', 0, 10],
  ['Mensch', 'human', 'homō', 2, 'bare', 0, 70_000],
  ['Delfin', 'dolphin', 'delphīnus', 0, 'bare', 0, 150_000],
  ['Wal', 'whale', 'bālaena', 0, 'bare', 0, 40_000_000],
  ['Adler', 'eagle', 'aquila', 2, 'feathers', 1, 5_000],
  ['Huhn', 'hen', 'gallīna', 2, 'feathers', 1, 2_000],
  ['Spatz', 'sparrow', 'passer', 2, 'feathers', 1, 30],
  ['Gans', 'goose', 'ānser', 2, 'feathers', 1, 4_000],
  ['Strauß', 'ostrich', 'strūthiocamēlus', 2, 'feathers', 1, 110_000],
  ['Schwan', 'swan', 'cycnus', 2, 'feathers', 1, 10_000],
  ['Taube', 'pigeon', 'columba', 2, 'feathers', 1, 300],
  ['Eidechse', 'lizard', 'lacerta', 4, 'scales', 1, 10],
  ['Krokodil', 'crocodile', 'crocodīlus', 4, 'scales', 1, 400_000],
  ['Schildkröte', 'tortoise', 'testūdō', 4, 'scales', 1, 3_000],
  ['Natter', 'grass snake', 'natrīx', 0, 'scales', 1, 150],
  ['Karpfen', 'carp', 'cyprīnus', 0, 'scales', 1, 5_000],
  ['Lachs', 'salmon', 'salmō', 0, 'scales', 1, 6_000],
  ['Aal', 'eel', 'anguilla', 0, 'bare', 1, 1_500],
  ['Frosch', 'frog', 'rāna', 4, 'bare', 1, 30],
  ['Molch', 'newt', 'salamandra', 4, 'bare', 1, 10],
  ['Biene', 'bee', 'apis', 6, 'fur', 1, 0.1],
  ['Ameise', 'ant', 'formīca', 6, 'bare', 1, 0.01],
  ['Schnecke', 'snail', 'coclea', 0, 'bare', 1, 20],
  ['Wurm', 'worm', 'lumbrīcus', 0, 'bare', 1, 5],
];

/** A table to begin with: animals, as a teacher would list them. */
export function exampleTable(language: Language): string {
  const at = { de: 0, en: 1, la: 2 } as const;
  const rows = ANIMALS.map((animal) => {
    const [, , , legs, skin, eggs, grams] = animal;
    const weight = `${language === 'en' ? grams : String(grams).replace('.', ',')} g`;
    return [animal[at[language]], legs, SKINS[skin][language], SAYS[language][eggs], weight].join(
      ';',
    );
  });
  return [HEADINGS[language], ...rows].join('\n');
}
