import type { Case, Gender, GrammaticalNumber } from '@lusoria/latin';

/** What a heading or a label says of the forms beside it. */
export interface Label {
  readonly cases: readonly Case[];
  readonly numbers: readonly GrammaticalNumber[];
  readonly genders: readonly Gender[];
  /** A case that the game does not have. */
  readonly other: 'vocative' | 'locative' | null;
  /** Words that name no feature. */
  readonly rest: readonly string[];
}

const CASE_WORDS: Readonly<Record<string, Case>> = words({
  nom: 'nom nominativ nominativus nominative wer',
  gen: 'gen genitiv genetiv genitivus genetivus genitive wessen',
  dat: 'dat dativ dativus dative wem',
  acc: 'acc akk akkusativ accusativus accusative wen',
  abl: 'abl ablativ ablativus ablative',
});
const NUMBER_WORDS: Readonly<Record<string, GrammaticalNumber>> = words({
  sg: 'sg sing sgl singular singularis einzahl ez',
  pl: 'pl plur plural pluralis mehrzahl mz',
});
// Not "omnia", "communia": these are forms.
const GENDER_WORDS: Readonly<Record<string, readonly Gender[]>> = {
  ...genders(['m'], 'm mask masc mas maskulin maskulinum masculinum masculine mannlich'),
  ...genders(['f'], 'f fem feminin femininum feminine weiblich'),
  ...genders(['n'], 'n neutr ntr neutrum neuter sachlich'),
  ...genders(['m', 'f'], 'mf c comm utr'),
  ...genders(['m', 'f', 'n'], 'mfn alle all'),
};
const OTHER_WORDS: Readonly<Record<string, 'vocative' | 'locative'>> = words({
  vocative: 'voc vok vokativ vocativus vocative',
  locative: 'loc lok lokativ locativus locative',
});
/** Words that add nothing to a label. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'kasus casus case numerus number genus gender geschlecht genera fall und and et oder or vel aut'.split(
    ' ',
  ),
);
/** Cases as they are numbered in German schools; the fifth is one or another, so it is none. */
const NUMBERED: Readonly<Record<string, Case>> = {
  '1': 'nom',
  '2': 'gen',
  '3': 'dat',
  '4': 'acc',
  '6': 'abl',
};

function words<T extends string>(lists: Readonly<Record<T, string>>): Record<string, T> {
  const found: Record<string, T> = {};
  for (const value in lists) for (const word of lists[value].split(' ')) found[word] = value;
  return found;
}

function genders(values: readonly Gender[], list: string): Record<string, readonly Gender[]> {
  return Object.fromEntries(list.split(' ').map((word) => [word, values]));
}

/** A word without its marks, in lower case: names of cases are written with macrons, or without. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What a text says of case, number and gender, in German, Latin or English, written out or abbreviated. */
export function labelIn(text: string): Label {
  const tokens = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one !== '');
  const isNumbered = tokens.includes('fall');
  const cases = new Set<Case>();
  const numbers = new Set<GrammaticalNumber>();
  const found = new Set<Gender>();
  const rest: string[] = [];
  let other: Label['other'] = null;
  for (const token of tokens) {
    const kase = CASE_WORDS[token] ?? (isNumbered ? NUMBERED[token] : undefined);
    const number = NUMBER_WORDS[token];
    const gender = GENDER_WORDS[token];
    if (kase) cases.add(kase);
    else if (number) numbers.add(number);
    else if (gender) for (const one of gender) found.add(one);
    else if (OTHER_WORDS[token]) other = OTHER_WORDS[token];
    else if (!EMPTY_WORDS.has(token)) rest.push(token);
  }
  return { cases: [...cases], numbers: [...numbers], genders: [...found], other, rest };
}

/** Whether a label names features, and nothing else. */
export function isPure({ cases, numbers, genders: found, other, rest }: Label): boolean {
  return rest.length === 0 && (other !== null || cases.length + numbers.length + found.length > 0);
}

/** The readings in one text such as "Gen. Sg. / Nom. Pl.": apart where each part has a case and a number of its own. */
export function alternativesIn(text: string): readonly Label[] {
  const parts = text.split(/[/,;+]|\boder\b|\bor\b|\bund\b|\band\b/u).map(labelIn);
  const areWhole =
    parts.length > 1 && parts.every(({ cases, numbers }) => cases.length > 0 && numbers.length > 0);
  return areWhole ? parts : [labelIn(text)];
}

/** What a column of a list holds, by its heading. */
export type Column = 'form' | 'case' | 'number' | 'gender';

const HEADINGS: Readonly<Record<string, Column>> = words({
  form: 'form forma formae formen forms wort wortform word vocabulum vox',
  case: 'kasus casus case fall',
  number: 'numerus number zahl',
  gender: 'genus gender geschlecht',
});

/** The column that a heading names; null for any other text. */
export function headingIn(text: string): Column | null {
  return HEADINGS[folded(text).replaceAll(/[.:]/gu, '').trim()] ?? null;
}
