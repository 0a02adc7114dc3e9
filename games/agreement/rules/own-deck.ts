import { defined } from '@lusoria/core';
import { agreement, type Cell, CELLS, type Grammar, isCell, plainForm } from '@lusoria/latin';
import * as v from 'valibot';

/** A printed form and the cells that it can be read as, at least one. */
type OwnForm = readonly [form: string, ...readings: Cell[]];

/** A deck of one's own words, as the options of a table hold it: a card for each reading of each form. */
export interface OwnDeck {
  readonly title: string;
  readonly forms: readonly OwnForm[];
  /** What the features of its cells are; left out: those of nouns. */
  readonly grammar?: 'verb';
}

/** What the features of a deck's cells are. */
export function grammarOf({ grammar }: OwnDeck): Grammar {
  return grammar ?? 'noun';
}

/** Limits of a deck of one's own; `bytes` are those of its JSON in UTF-8. */
export const OWN_BOUNDS = {
  fewestCards: 10,
  mostCards: 120,
  fewestForms: 4,
  formLength: 40,
  titleLength: 60,
  bytes: 6000,
} as const;

/** Faults of one form. */
export type FormProblemCode =
  | 'form-empty'
  | 'form-spaces'
  | 'form-not-composed'
  | 'form-letters'
  | 'form-too-long'
  | 'form-spellings'
  | 'form-twice'
  | 'reading-twice';

/** Reasons why a deck cannot be played as a whole. */
type DeckProblemCode =
  | 'not-a-deck'
  | 'title'
  | 'too-few-cards'
  | 'too-many-cards'
  | 'too-few-forms'
  | 'too-large'
  | 'apart';

/** A reason why a deck is refused. */
export interface OwnDeckProblem {
  readonly code: FormProblemCode | DeckProblemCode;
  /** The form at fault: its place in the list; null for the deck as a whole. */
  readonly form: number | null;
  readonly params: Readonly<Record<string, string | number>>;
}

const SHAPE = v.strictObject({
  title: v.string(),
  forms: v.array(v.tupleWithRest([v.string()], v.picklist(CELLS))),
  grammar: v.exactOptional(v.literal('verb')),
});

const STRANGE = /[^a-zāēīōūȳA-ZĀĒĪŌŪȲ /]/u;

/** The first character of a form that no card has; undefined if there is none. */
export function strangeCharacter(form: string): string | undefined {
  return STRANGE.exec(form)?.[0];
}

/** Why a printed form can be on no card; null if it can. */
export function formProblem(form: string): FormProblemCode | null {
  if (form.trim() === '') return 'form-empty';
  if (form !== form.trim() || form.includes('  ')) return 'form-spaces';
  if (form !== form.normalize('NFC')) return 'form-not-composed';
  if (strangeCharacter(form) !== undefined) return 'form-letters';
  if (form.length > OWN_BOUNDS.formLength) return 'form-too-long';
  const spellings = form.split('/');
  const isGood =
    spellings.length <= 2 &&
    spellings.every((one) => one !== '' && one === one.trim()) &&
    spellings[0] !== spellings[1];
  return isGood ? null : 'form-spellings';
}

/** Reads a deck of one's own, or the reasons why it cannot be played, those of single forms first. Never throws. */
export function readOwnDeck(
  json: unknown,
):
  | { readonly ok: true; readonly value: OwnDeck }
  | { readonly ok: false; readonly problems: readonly OwnDeckProblem[] } {
  const read = v.safeParse(SHAPE, json);
  if (!read.success) {
    return { ok: false, problems: [{ code: 'not-a-deck', form: null, params: {} }] };
  }
  const problems = playable(read.output);
  return problems.length === 0 ? { ok: true, value: read.output } : { ok: false, problems };
}

/** The reasons why a deck cannot be played; none if it can. */
export function playable(deck: OwnDeck): readonly OwnDeckProblem[] {
  const faults = deck.forms.flatMap((form, i) => formFaults(deck, form, i));
  return [...faults, ...deckFaults(deck)];
}

function formFaults(
  { forms }: OwnDeck,
  [form, ...readings]: OwnForm,
  i: number,
): readonly OwnDeckProblem[] {
  const code = formProblem(form);
  const fault = (which: FormProblemCode): OwnDeckProblem => ({
    code: which,
    form: i,
    params: { form: form.slice(0, OWN_BOUNDS.formLength) },
  });
  return [
    ...(code ? [fault(code)] : []),
    ...(forms.findIndex(([other]) => other === form) < i ? [fault('form-twice')] : []),
    ...(new Set(readings).size < readings.length ? [fault('reading-twice')] : []),
  ];
}

function deckFaults(deck: OwnDeck): readonly OwnDeckProblem[] {
  const { title, forms } = deck;
  const { fewestCards, mostCards, fewestForms, titleLength, bytes } = OWN_BOUNDS;
  const fault = (code: DeckProblemCode, params: OwnDeckProblem['params']): OwnDeckProblem => ({
    code,
    form: null,
    params,
  });
  const cards = cardCount(deck);
  const size = bytesOf(deck);
  // Counted without macrons: a table may play without them.
  const shown = new Set(forms.map(([form]) => plainForm(form))).size;
  const isNamed = title.trim() === title && title !== '' && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(title);
  const lonely = formsApart(deck);
  return [
    ...(isNamed && title.length <= titleLength ? [] : [fault('title', { max: titleLength })]),
    ...(cards < fewestCards ? [fault('too-few-cards', { n: cards, min: fewestCards })] : []),
    ...(cards > mostCards ? [fault('too-many-cards', { n: cards, max: mostCards })] : []),
    ...(size > bytes ? [fault('too-large', { n: size, max: bytes })] : []),
    ...(shown < fewestForms ? [fault('too-few-forms', { n: shown, min: fewestForms })] : []),
    ...(cards >= fewestCards && lonely.length > 0
      ? [fault('apart', { n: lonely.length, forms: lonely.slice(0, 3).join(', ') })]
      : []),
  ];
}

/** The number of cards: a card for each reading of each form. */
export function cardCount({ forms }: OwnDeck): number {
  return forms.reduce((sum, [, ...readings]) => sum + readings.length, 0);
}

function bytesOf(deck: OwnDeck): number {
  return new TextEncoder().encode(JSON.stringify(deck)).length;
}

/**
 * Forms that can never lie on most of the others: cells that share two features are linked, and these have no reading
 * in the largest part that hangs together.
 */
function formsApart({ forms }: OwnDeck): readonly string[] {
  const used = CELLS.filter((cell) => forms.some(([, ...readings]) => readings.includes(cell)));
  const [largest] = partsOf(used).toSorted((a, b) => b.length - a.length);
  return forms.flatMap(([form, ...readings]) =>
    readings.some((cell) => largest?.includes(cell)) ? [] : [form],
  );
}

function partsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const parts: Cell[][] = [];
  const left = new Set(cells);
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (let at = 0; at < part.length; at += 1) {
      const near = [...left].filter((one) => agreement(one, defined(part[at])) === 2);
      for (const one of near) left.delete(one);
      part.push(...near);
    }
    parts.push(part);
  }
  return parts;
}

/** A deck of forms with their readings, each form once, in the order of their first cell. */
export function ownDeck(
  title: string,
  cards: Iterable<readonly [string, Cell]>,
  grammar: Grammar = 'noun',
): OwnDeck {
  const readings = new Map<string, Set<Cell>>();
  for (const [form, cell] of cards) {
    const known = readings.get(form);
    if (known) known.add(cell);
    else readings.set(form, new Set([cell]));
  }
  const forms = [...readings].map(
    ([form, cells]): OwnForm => [form, ...CELLS.filter((cell) => cells.has(cell))],
  );
  const placeOf = ([, first]: OwnForm) => CELLS.findIndex((cell) => cell === first);
  return {
    title,
    forms: forms.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...(grammar === 'verb' && { grammar }),
  };
}

/** Whether a deck of options is one of one's own words, and no deck file. */
export function isOwnDeck(deck: object): deck is OwnDeck {
  return (
    'forms' in deck &&
    Array.isArray(deck.forms) &&
    deck.forms.every((one) => Array.isArray(one) && one.slice(1).every(isCell))
  );
}
