import type { Seat } from './contract.ts';
import type { WordedValue } from './messages.ts';
import type { PlayingCard } from './playing-card.ts';

/** A piece of a view, ready for display. */
export type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly text: string; readonly card: PlayingCard }
  | { readonly kind: 'nothing' }
  /** A run of things that this viewer does not see. */
  | { readonly kind: 'hidden'; readonly count: number }
  | { readonly kind: 'list'; readonly items: readonly Shown[] }
  | { readonly kind: 'rows'; readonly rows: readonly ShownRow[] };

export interface ShownRow {
  readonly key: string;
  readonly label: string;
  readonly value: Shown;
}

/** Names that a description needs besides the view. */
export interface Vocabulary {
  /** Label of a field; null if there is nothing better than its name. */
  field(name: string): string | null;
  /** A value in a field of this name; null if there is nothing better than the data. */
  value(field: string, value: string | number): WordedValue | null;
  /** Name of the player at a seat. */
  seat(seat: Seat): string;
  /** Fields of the view that hold one entry per seat. */
  readonly bySeat: ReadonlySet<string>;
}

/** Fields that hold a seat number, by convention (`docs/guides/GAME.md` lists them). */
const SEATS: ReadonlySet<string> = new Set([
  'by',
  'dealer',
  'first',
  'me',
  'mover',
  'player',
  'seat',
  'winner',
]);

/** Fields that repeat what is shown elsewhere or serve programs only. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'kind',
  'me',
  'moves',
  'options',
  'phase',
  'type',
  'you',
]);

/** A view as labelled rows. Null in a list is hidden, null elsewhere is absent. */
export function describeView(view: unknown, vocabulary: Vocabulary): readonly ShownRow[] {
  if (!isObject(view)) return [];
  return rowsOf(view, vocabulary).map((row) => {
    const value = view[row.key];
    return vocabulary.bySeat.has(row.key) && Array.isArray(value)
      ? { ...row, value: bySeat(row.key, value, vocabulary) }
      : row;
  });
}

function rowsOf(
  object: Readonly<Record<string, unknown>>,
  vocabulary: Vocabulary,
): readonly ShownRow[] {
  return fieldsOf(object).map(([name, value]) => ({
    key: name,
    label: vocabulary.field(name) ?? humanized(name),
    value:
      SEATS.has(name) && typeof value === 'number'
        ? { kind: 'text', text: vocabulary.seat(value) }
        : shown(name, value, vocabulary),
  }));
}

function fieldsOf(
  object: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] {
  return Object.entries(object).filter(
    ([name, value]) => value !== undefined && !LEFT_OUT.has(name),
  );
}

/** A player's card, score and the like, whose name is label enough. Null for any other object. */
function ofSomebody(
  object: Readonly<Record<string, unknown>>,
  vocabulary: Vocabulary,
): ShownRow | null {
  const fields = fieldsOf(object);
  const seat = fields.find(([name, value]) => SEATS.has(name) && typeof value === 'number');
  const other = fields.find((field) => field !== seat);
  if (fields.length !== 2 || !seat || !other || typeof seat[1] !== 'number') return null;
  return { key: other[0], label: vocabulary.seat(seat[1]), value: shown(...other, vocabulary) };
}

function bySeat(name: string, values: readonly unknown[], vocabulary: Vocabulary): Shown {
  const rows = values.map((value, seat) => ({
    key: String(seat),
    label: vocabulary.seat(seat),
    value: shown(name, value, vocabulary),
  }));
  return { kind: 'rows', rows };
}

function shown(name: string, value: unknown, vocabulary: Vocabulary): Shown {
  if (value === null || value === undefined) return { kind: 'nothing' };
  if (Array.isArray(value)) return listOf(name, value, vocabulary);
  if (isObject(value)) {
    const row = ofSomebody(value, vocabulary);
    return { kind: 'rows', rows: row ? [row] : rowsOf(value, vocabulary) };
  }
  if (typeof value === 'boolean') return { kind: 'text', text: value ? '✓' : '–' };
  if (typeof value !== 'string' && typeof value !== 'number')
    return { kind: 'text', text: JSON.stringify(value) };
  return wordedValue(name, value, vocabulary);
}

/** A text or number in a field of this name. */
function wordedValue(
  field: string,
  value: string | number,
  vocabulary: Pick<Vocabulary, 'value'>,
): Extract<Shown, { kind: 'text' | 'card' }> {
  const worded = vocabulary.value(field, value);
  if (!worded) return { kind: 'text', text: String(value) };
  const { text, card } = worded;
  return card === undefined ? { kind: 'text', text } : { kind: 'card', text, card };
}

function listOf(name: string, values: readonly unknown[], vocabulary: Vocabulary): Shown {
  if (values.length === 0) return { kind: 'nothing' };
  const items: Shown[] = [];
  for (const value of values) {
    const last = items.at(-1);
    if (value !== null) items.push(shown(name, value, vocabulary));
    else if (last?.kind === 'hidden')
      items.splice(-1, 1, { kind: 'hidden', count: last.count + 1 });
    else items.push({ kind: 'hidden', count: 1 });
  }
  return { kind: 'list', items };
}

/** `trickCount`, `trick-count` or `trick_count` as `Trick count`. */
export function humanized(name: string): string {
  const words = name
    .replace(/(?<=[a-z\d])(?=[A-Z])|[-_]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
