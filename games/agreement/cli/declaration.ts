import { type Action, type Card, type Deck, formOf, JOKER, type View } from '@lusoria/agreement';
import { CASES, type Cell, cellOf, GENDERS, NUMBERS } from '@lusoria/latin';
import type { AgreementTranslator } from '../messages/index.ts';

type Play = Extract<Action, { type: 'lay' }>;

/** A feature of a declaration. */
type Feature = 'case' | 'number' | 'gender';

/** Fault of what was typed. */
export type Problem =
  | { readonly code: 'not-a-play' }
  | { readonly code: 'no-card'; readonly count: number }
  | { readonly code: 'which-card' }
  | { readonly code: 'unknown-word'; readonly word: string }
  | { readonly code: 'ambiguous-word'; readonly word: string }
  | { readonly code: 'twice'; readonly feature: Feature }
  | { readonly code: 'missing'; readonly feature: Feature };

export type ReadPlay =
  | { readonly ok: true; readonly play: Play }
  | { readonly ok: false; readonly problem: Problem };

const FEATURES = ['case', 'number', 'gender'] as const satisfies readonly Feature[];

/**
 * Reads a card and its declaration such as `2 akk sg f`: the number of a card in the hand (or its form) and its case,
 * number and gender, in any order, in any of the languages, abbreviated as far as it is unambiguous. The card may be
 * left out if only one can be played.
 */
export function readPlay(
  text: string,
  view: View,
  deck: Deck,
  languages: readonly AgreementTranslator[],
): ReadPlay {
  const names = namesIn(languages);
  const said = new Map<Feature, string>();
  let card: Card | null = null;
  for (const word of wordsIn(text)) {
    const named = cardNamed(word, view, deck);
    if (named !== null && card === null) {
      if (named === 'none') return problem({ code: 'no-card', count: view.hand.length });
      card = named;
      continue;
    }
    const wrong = say(word, said, names);
    if (wrong) return problem(wrong);
  }
  card ??= onlyCard(view);
  if (card === null) return problem(said.size > 0 ? { code: 'which-card' } : NOTHING);
  if (card === JOKER && said.size === 0) return { ok: true, play: { type: 'lay', card, as: null } };
  const missing = FEATURES.find((feature) => !said.has(feature));
  if (missing) return problem({ code: 'missing', feature: missing });
  return { ok: true, play: { type: 'lay', card, as: cellSaid(said) } };
}

export type ReadCell =
  | { readonly ok: true; readonly cell: Cell }
  | { readonly ok: false; readonly problem: Problem };

/** Reads case, number and gender such as `akk sg f`, as {@link readPlay} does. */
export function readCell(text: string, languages: readonly AgreementTranslator[]): ReadCell {
  const names = namesIn(languages);
  const said = new Map<Feature, string>();
  for (const word of wordsIn(text)) {
    const wrong = say(word, said, names);
    if (wrong) return problem(wrong);
  }
  const cell = cellSaid(said);
  if (cell) return { ok: true, cell };
  const missing = FEATURES.find((feature) => !said.has(feature));
  return problem(missing && said.size > 0 ? { code: 'missing', feature: missing } : NOTHING);
}

const NOTHING: Problem = { code: 'not-a-play' };

function wordsIn(text: string): readonly string[] {
  return text.split(/[\s,.;–—-]+/u).filter((part) => part !== '');
}

/** Adds the feature that a word names; returns the problem with it, or null. */
function say(word: string, said: Map<Feature, string>, names: readonly Name[]): Problem | null {
  const meant = meanings(word, names);
  const [one] = meant;
  if (!one) return { code: 'unknown-word', word };
  if (meant.length > 1) return { code: 'ambiguous-word', word };
  if (said.has(one.feature)) return { code: 'twice', feature: one.feature };
  said.set(one.feature, one.value);
  return null;
}

function problem(what: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: what };
}

function cellSaid(said: ReadonlyMap<Feature, string>): Cell | null {
  const kase = CASES.find((one) => one === said.get('case'));
  const number = NUMBERS.find((one) => one === said.get('number'));
  const gender = GENDERS.find((one) => one === said.get('gender'));
  return kase && number && gender ? cellOf(kase, number, gender) : null;
}

/** The card meant when none is named, if there is only one. */
function onlyCard({ hand, drawn }: View): Card | null {
  if (drawn !== null) return drawn;
  return new Set(hand).size === 1 ? (hand[0] ?? null) : null;
}

/** The card with this number or form; `none` if there is no such number, null if the word names no card. */
function cardNamed(word: string, { hand }: View, deck: Deck): Card | 'none' | null {
  if (/^\d+$/.test(word)) return hand[Number(word) - 1] ?? 'none';
  const written = hand.filter((card) =>
    spellings(formOf(deck, card)).includes(word.normalize('NFC')),
  );
  if (written.length > 0) return written[0] ?? null;
  const plainly = hand.filter((card) =>
    spellings(formOf(deck, card)).map(plain).includes(plain(word)),
  );
  // Without macrons ea could be eā, too: then only a number or the macron is unambiguous.
  return new Set(plainly).size === 1 ? (plainly[0] ?? null) : null;
}

/** Accepted spellings of a form: the whole, or either of two spellings. */
function spellings(form: string): readonly string[] {
  return form === '' ? [] : [form, ...form.split('/')];
}

interface Meaning {
  readonly feature: Feature;
  /** `acc`, `sg`, `f`, … */
  readonly value: string;
}

interface Name extends Meaning {
  readonly name: string;
}

const VALUES = [
  ...CASES.map((value) => ({ feature: 'case', value }) as const),
  ...NUMBERS.map((value) => ({ feature: 'number', value }) as const),
  ...GENDERS.map((value) => ({ feature: 'gender', value }) as const),
];

/** Accepted names of cases, numbers and genders: long and short in each language, and our own codes. */
function namesIn(languages: readonly AgreementTranslator[]): readonly Name[] {
  return languages.flatMap((t) =>
    VALUES.flatMap(({ feature, value }) =>
      [value, t(`name-${value}`), t(`short-${value}`)].map((name) => ({
        feature,
        value,
        name: plain(name),
      })),
    ),
  );
}

/** Possible meanings of a word or prefix; a whole name (`n` for neuter) takes precedence over prefixes. */
function meanings(word: string, names: readonly Name[]): readonly Meaning[] {
  const typed = plain(word);
  const whole = distinct(names.filter(({ name }) => name === typed));
  return whole.length > 0 ? whole : distinct(names.filter(({ name }) => name.startsWith(typed)));
}

function distinct(meant: readonly Meaning[]): readonly Meaning[] {
  return meant.filter((one, i) => meant.findIndex(({ value }) => value === one.value) === i);
}

/** Normalizes a text: lower case, without diacritics and full stops. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}
