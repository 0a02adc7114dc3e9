import { type Case, CELLS, features, type Gender, PARADIGMS } from '@lusoria/latin';
import type { Deck, Names } from '../deck/types.ts';
import { attribute, names, same, valuesOf } from './naming.ts';

const LEMMAS = ['is', 'ille', 'ipse'] as const;

const CASE_NAMES: Readonly<Record<Case, Names>> = {
  nom: names('Nominativ', 'nōminātīvus', 'nominative'),
  gen: names('Genitiv', 'genitīvus', 'genitive'),
  dat: names('Dativ', 'datīvus', 'dative'),
  acc: names('Akkusativ', 'accūsātīvus', 'accusative'),
  abl: names('Ablativ', 'ablātīvus', 'ablative'),
};
const NUMBER_NAMES = {
  sg: names('Singular', 'singulāris', 'singular'),
  pl: names('Plural', 'plūrālis', 'plural'),
} as const;
const GENDER_NAMES: Readonly<Record<Gender, Names>> = {
  m: names('maskulin', 'masculīnum', 'masculine'),
  f: names('feminin', 'fēminīnum', 'feminine'),
  n: names('neutrum', 'neutrum', 'neuter'),
};
// In a label the gender stands in the genitive.
const OF_GENDER: Readonly<Record<Gender, string>> = {
  m: 'generis masculīnī',
  f: 'generis fēminīnī',
  n: 'generis neutrī',
};

const attributes = [
  attribute(
    'lemma',
    names('Pronomen', 'prōnōmen', 'pronoun'),
    LEMMAS.map((lemma) => [lemma, same(lemma)]),
  ),
  attribute('case', names('Kasus', 'cāsus', 'case'), Object.entries(CASE_NAMES)),
  attribute('number', names('Numerus', 'numerus', 'number'), Object.entries(NUMBER_NAMES)),
  attribute('gender', names('Genus', 'genus', 'gender'), Object.entries(GENDER_NAMES)),
];

/** Every cell of is, ille and ipse: 90 cards. The forms are those of the paradigms. */
export function latinForms(): Deck {
  const cards = LEMMAS.flatMap((lemma) =>
    CELLS.map((cell) => {
      const { case: kase, number, gender } = features(cell);
      const form = PARADIGMS[lemma].cells[cell];
      const inCase = CASE_NAMES[kase];
      const inNumber = NUMBER_NAMES[number];
      const words = [inCase, inNumber, GENDER_NAMES[gender]];
      return {
        id: `${lemma}-${cell}`,
        label: {
          de: `${form} – ${words.map(({ de }) => de).join(' ')}`,
          la: `${form} – ${inCase.la} ${inNumber.la} ${OF_GENDER[gender]}`,
          en: `${form} – ${words.map(({ en }) => en).join(' ')}`,
        },
        values: valuesOf(attributes, [lemma, kase, number, gender]),
        picture: { kind: 'latin', lemma, form, cell } as const,
      };
    }),
  );
  return {
    id: 'latin-forms',
    title: names('Lateinische Formen', 'Fōrmae Latīnae', 'Latin forms'),
    attributes,
    cards,
    alike: false,
  };
}
