import { type GrammaticalNumber, type Person, type Tense } from '@lusoria/latin';

/** What a heading or a label says of the forms of a verb beside it. */
export interface VerbLabel {
  readonly tenses: readonly Tense[];
  readonly numbers: readonly GrammaticalNumber[];
  readonly persons: readonly Person[];
  /** Mood and voice, which the game does not ask for. */
  readonly manners: readonly Manner[];
  /** Whether it names what the game does not have: the future perfect, infinitives, imperatives, participles. */
  readonly other: boolean;
  /** Words that name no feature. */
  readonly rest: readonly string[];
}

export type Manner = 'active' | 'passive' | 'indicative' | 'subjunctive';

type Said =
  | { readonly tense: Tense }
  | { readonly number: GrammaticalNumber }
  | { readonly person: Person }
  | { readonly pronoun: readonly [Person, GrammaticalNumber] }
  | { readonly manner: Manner }
  | { readonly other: true }
  | { readonly empty: true };

/** Names in German, Latin and English, without marks; no form of a common verb is among them (es, is, it, das, dat). */
const WORDS: ReadonlyMap<string, Said> = new Map([
  ...named('pras praes prasens praesens praesentis present pres', { tense: 'present' }),
  ...named('impf imperf imperfekt imperfectum imperfecti imperfect', { tense: 'imperfect' }),
  ...named('fut futur futurum futuri future', { tense: 'future' }),
  ...named('perf pf perfekt perfectum perfecti perfect', { tense: 'perfect' }),
  ...named(
    'plqpf plusqpf plpf ppf plup plqu plusqu plusquamperfekt plusquamperfectum plusquamperfecti pluperfect',
    { tense: 'pluperfect' },
  ),
  ...named('sg sing sgl singular singularis einzahl ez', { number: 'sg' }),
  ...named('pl plur plural pluralis mehrzahl mz', { number: 'pl' }),
  ...named('1 1st first erste prima', { person: 1 }),
  ...named('2 2nd second zweite secunda', { person: 2 }),
  ...named('3 3rd third dritte tertia', { person: 3 }),
  ...named('ich ego', { pronoun: [1, 'sg'] }),
  ...named('du tu', { pronoun: [2, 'sg'] }),
  ...named('er he she', { pronoun: [3, 'sg'] }),
  ...named('wir nos we', { pronoun: [1, 'pl'] }),
  ...named('ihr vos', { pronoun: [2, 'pl'] }),
  ...named('they', { pronoun: [3, 'pl'] }),
  ...named('you', { person: 2 }),
  ...named('akt aktiv act activum activi active', { manner: 'active' }),
  ...named('pass passiv passivum passivi passive', { manner: 'passive' }),
  ...named('ind indikativ indicativus indicative', { manner: 'indicative' }),
  ...named('konj konjunktiv coni coniunctivus subj subjunctive', { manner: 'subjunctive' }),
  ...named(
    'inf infinitiv infinitivus infinitive imperativ imperativus imperative part ppp partizip participium participle gerundium gerundivum gerund gerundive supinum supin supine exactum',
    { other: true },
  ),
  ...named('person pers persona personae tempus tense zeit numerus number zahl modus mood', {
    empty: true,
  }),
  ...named('p genus verbi verb verbum diathese voice und and et oder or', { empty: true }),
]);

/** Persons as Romans number them; only in capitals, as ī and iī are forms. */
const ROMAN: Readonly<Record<string, Person>> = { I: 1, II: 2, III: 3 };

function named(list: string, said: Said): readonly (readonly [string, Said])[] {
  return list.split(' ').map((word) => [word, said] as const);
}

/** What a text says of tense, number and person, in German, Latin or English, written out or abbreviated. */
export function verbLabelIn(text: string): VerbLabel {
  const tokens = text
    .replaceAll(/([123])\.?(?=(?:sg|pl)\b)/giu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((one) => one !== '');
  const said = tokens.map((token): Said | null => {
    const roman = ROMAN[token];
    return roman ? { person: roman } : (WORDS.get(folded(token)) ?? null);
  });
  const tenses = new Set(said.flatMap((one) => (one && 'tense' in one ? [one.tense] : [])));
  const hasFuture = tenses.has('future');
  const hasPronoun = said.some((one) => one && 'pronoun' in one);
  // "Futur I" is the future, "Futur II" and "future perfect" another tense.
  const persons = said.flatMap((one) => (one && 'person' in one && !hasFuture ? [one.person] : []));
  const isExact =
    hasFuture && (tenses.has('perfect') || tokens.some((token) => token === 'II' || token === '2'));
  const pronouns = said.flatMap((one) => (one && 'pronoun' in one ? [one.pronoun] : []));
  const isThey = tokens.length === 1 && folded(text) === 'sie';
  const rest = tokens.filter(
    (token, i) =>
      said[i] === null &&
      !isThey &&
      // "er, sie, es", "he/she/it": alone they are other words, or forms.
      !(hasPronoun && ['sie', 'es', 'it', 'man'].includes(folded(token))) &&
      !(persons.length > 0 && folded(token) === 's'),
  );
  const isSingular = persons.length > 0 && tokens.some((token) => folded(token) === 's');
  return {
    tenses: isExact ? [] : [...tenses],
    numbers: [
      ...new Set<GrammaticalNumber>([
        ...said.flatMap((one) => (one && 'number' in one ? [one.number] : [])),
        ...pronouns.map(([, number]) => number),
        ...(isThey ? (['pl'] as const) : []),
        ...(isSingular ? (['sg'] as const) : []),
      ]),
    ],
    persons: [
      ...new Set<Person>([
        ...persons,
        ...pronouns.map(([person]) => person),
        ...(isThey ? ([3] as const) : []),
      ]),
    ],
    manners: said.flatMap((one) => (one && 'manner' in one ? [one.manner] : [])),
    other: isExact || said.some((one) => one && 'other' in one),
    rest,
  };
}

/** A word without its marks, in lower case. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether a label names tense, number or person. */
export function namesFeature({ tenses, numbers, persons }: VerbLabel): boolean {
  return tenses.length + numbers.length + persons.length > 0;
}

/** Whether a label names something of a verb's form, and nothing else. */
export function isPureOfVerb(label: VerbLabel): boolean {
  return (
    label.rest.length === 0 && (label.other || label.manners.length > 0 || namesFeature(label))
  );
}

const HEADINGS: Readonly<Record<string, 'form' | 'tense' | 'number' | 'person'>> = {
  form: 'form',
  forma: 'form',
  forms: 'form',
  wort: 'form',
  wortform: 'form',
  word: 'form',
  verbform: 'form',
  tempus: 'tense',
  tense: 'tense',
  zeit: 'tense',
  numerus: 'number',
  number: 'number',
  zahl: 'number',
  person: 'person',
  persona: 'person',
};

/** What a column of a list holds, by its heading; null for any other text. */
export function verbHeadingIn(text: string): 'form' | 'tense' | 'number' | 'person' | null {
  return HEADINGS[folded(text).replaceAll(/[.:]/gu, '').trim()] ?? null;
}
