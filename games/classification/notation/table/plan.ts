import { defined, type Result } from '@lusoria/core';
import { deckFrom, type DeckDraft, type Places } from '../../rules/deck/check.ts';
import { deckFile, readDeck } from '../../rules/deck/file.ts';
import type { DeckProblem } from '../../rules/deck/problem.ts';
import { type Attribute, BOUNDS, type Deck, type Names } from '../../rules/deck/types.ts';
import { type Column, type Columns, numbersOf } from './columns.ts';
import { proposedBounds, rangeNames, rangeOf } from './ranges.ts';

/** What becomes of a column. */
export type ColumnUse =
  | { readonly kind: 'unused' }
  /** What is asked: each text that stands in it. */
  | { readonly kind: 'values' }
  /** What is asked: ranges of its numbers. */
  | { readonly kind: 'ranges'; readonly bounds: readonly number[] };

/** How a table becomes a deck. */
export interface DeckPlan {
  /** The column with the names of the cards; null: they are numbered. */
  readonly name: number | null;
  /** By column. That of the names is unused. */
  readonly uses: readonly ColumnUse[];
  /** Things that agree in all that is asked: a card for each, or one for all of them. */
  readonly equal: 'each' | 'one';
}

/** A deck made of a table, and what of the table is not in it. */
export interface MadeDeck {
  readonly deck: Result<Deck, readonly DeckProblem[]>;
  /** By card: the rows that it stands for, from 0. */
  readonly rows: readonly (readonly number[])[];
  /** Rows in which something is missing. */
  readonly gaps: number;
  /** Rows that are part of another's card. */
  readonly joined: number;
  /** Rows beyond what a deck can hold. */
  readonly beyond: number;
}

/** From so many different numbers on, ranges are proposed. */
const MANY_NUMBERS = 7;
const RANGES = 4;
const UNUSED: ColumnUse = { kind: 'unused' };

/** The ranges that are proposed for a column of numbers. */
export function rangesFor(column: Column, ranges: number = RANGES): ColumnUse {
  const bounds = proposedBounds(numbersOf(column), ranges);
  return bounds.length === 0 ? UNUSED : { kind: 'ranges', bounds };
}

function useOf(column: Column): ColumnUse {
  const { different, numbers } = column;
  if (numbers && different >= MANY_NUMBERS) return rangesFor(column);
  const isShort = column.cells.every((cell) => cell.length <= BOUNDS.keyLength);
  return different >= 2 && different <= BOUNDS.mostValues && isShort ? { kind: 'values' } : UNUSED;
}

/** The plan that is proposed for a table. */
export function proposedPlan({ rows, columns }: Columns): DeckPlan {
  const isName = ({ different, cells }: Column) =>
    different === rows.length && cells.every((cell) => cell.length <= BOUNDS.keyLength);
  const words = columns.findIndex((column) => isName(column) && column.numbers === null);
  const found = words >= 0 ? words : columns.findIndex(isName);
  const name = found < 0 ? null : found;
  let left: number = BOUNDS.mostAttributes;
  const uses = columns.map((column, at) => {
    const use = at === name || left === 0 ? UNUSED : useOf(column);
    if (use.kind !== 'unused') left -= 1;
    return use;
  });
  return { name, uses, equal: 'each' };
}

/** Whether a plan is of use after its table was changed: the columns are those that it was made for. */
export function fits({ uses }: DeckPlan, before: Columns, now: Columns): boolean {
  return (
    before.columns.length === now.columns.length &&
    now.columns.every(
      ({ heading, numbers }, at) =>
        heading === before.columns[at]?.heading &&
        (uses[at]?.kind !== 'ranges' || numbers !== null),
    )
  );
}

const named = (name: string): Names => ({ de: name, la: name, en: name });

/** A property, and its value in every row; null: it is missing there. */
interface Property {
  readonly attribute: Attribute;
  readonly values: readonly (string | null)[];
}

function propertyOf(column: Column, use: ColumnUse): Property | null {
  switch (use.kind) {
    case 'unused':
      return null;
    case 'values': {
      const values = column.cells.map((cell) => (cell === '' ? null : cell));
      const keys = [...new Set(values)].filter((one) => one !== null);
      const all = inOrder(column, keys).map((key) => ({ key, names: named(key) }));
      return propertyWith(column, values, all);
    }
    case 'ranges': {
      const { values: numbers, unit } = defined(column.numbers ?? undefined, 'numbers');
      const isWhole = [...numbersOf(column), ...use.bounds].every(Number.isInteger);
      const all = rangeNames(use.bounds, isWhole, unit).map((names) => ({ key: names.en, names }));
      const values = numbers.map((one) =>
        one === null ? null : defined(all[rangeOf(one, use.bounds)]).key,
      );
      return propertyWith(column, values, all);
    }
  }
}

/** Numbers by their size, words as they come. */
function inOrder({ cells, numbers }: Column, keys: readonly string[]): readonly string[] {
  if (numbers === null) return keys;
  const sizes = new Map(cells.map((cell, row) => [cell, numbers.values[row]]));
  const sizeOf = (key: string) => defined(sizes.get(key) ?? undefined, 'a number');
  return keys.toSorted((a, b) => sizeOf(a) - sizeOf(b));
}

/** Values that no row has are none. */
function propertyWith(
  { heading }: Column,
  values: Property['values'],
  all: Attribute['values'],
): Property {
  const used = new Set(values);
  return {
    attribute: {
      key: heading,
      names: named(heading),
      values: all.filter(({ key }) => used.has(key)),
    },
    values,
  };
}

/** So many of them as fit into a deck, spread evenly over all. */
function spread<T>(all: readonly T[]): readonly T[] {
  const most = BOUNDS.mostCards;
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => defined(all[Math.floor((i * all.length) / most)]));
}

/** A card that is still to be checked, and the rows that it stands for. */
interface Made {
  readonly rows: readonly number[];
  readonly values: ReadonlyMap<string, string>;
}

/** The rows as cards; those with gaps are none. */
function madeOf(
  count: number,
  properties: readonly Property[],
  equal: DeckPlan['equal'],
): readonly Made[] {
  const cards = new Map<string, Made>();
  for (let row = 0; row < count; row += 1) {
    const values = new Map<string, string>();
    for (const { attribute, values: all } of properties) {
      const value = all[row] ?? null;
      if (value !== null) values.set(attribute.key, value);
    }
    if (values.size < properties.length) continue;
    const key = equal === 'one' ? JSON.stringify([...values.values()]) : `${row}`;
    const same = cards.get(key);
    cards.set(key, { values, rows: [...(same?.rows ?? []), row] });
  }
  return [...cards.values()];
}

/** Names of cards, each once: a second one gets a number. */
function namesOf(cards: readonly Made[], names: readonly string[] | null): readonly string[] {
  const seen = new Map<string, number>();
  return cards.map(({ rows }, i) => {
    const [first, ...others] = rows;
    if (names === null) return `${i + 1}`;
    const more = others.length === 0 ? '' : ` +${others.length}`;
    const name =
      `${defined(names[defined(first)]).slice(0, BOUNDS.keyLength - 8)}${more}` || `${i + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** The deck that a table becomes by a plan. Problems name rows as the table counts them. Never throws. */
export function deckOfPlan(
  { heading, rows, columns }: Columns,
  { name, uses, equal }: DeckPlan,
  about: { readonly id: string; readonly title: string },
): MadeDeck {
  const properties = columns.flatMap((column, at) => propertyOf(column, uses[at] ?? UNUSED) ?? []);
  const all = madeOf(rows.length, properties, equal);
  const cards = spread(all);
  const names = namesOf(cards, name === null ? null : defined(columns[name]).cells);
  const draft: DeckDraft = {
    id: about.id,
    title: named(about.title),
    // What only rows have that are left out is no value.
    attributes: properties.map(({ attribute }) => ({
      ...attribute,
      values: attribute.values.filter(({ key }) =>
        cards.some(({ values }) => values.get(attribute.key) === key),
      ),
    })),
    cards: cards.map(({ values }, i) => {
      const id = defined(names[i]);
      return { id, label: named(id), values, picture: { kind: 'text' } };
    }),
    alike: equal === 'each',
  };
  const place = (card: number) => ({
    row: defined(rows[defined(defined(cards[card]).rows[0])]).no,
    card: defined(names[card]),
  });
  const keyAt = (index: number) => defined(properties[index]).attribute.key;
  const places: Places = {
    attribute: (index) => ({ row: heading.no, attribute: keyAt(index) }),
    named: (index) => ({ row: heading.no, attribute: keyAt(index) }),
    card: place,
    value: (card, attribute) => ({ ...place(card), attribute }),
    other: (card) => `#${place(card).row} (${place(card).card})`,
  };
  const read = deckFrom(draft, places);
  // As whoever gets it will read it: what no deck may hold, such as signs that cannot be seen, is found here.
  const sent = read.ok ? readDeck(deckFile(read.value)) : read;
  const inCards = all.reduce((sum, card) => sum + card.rows.length, 0);
  return {
    deck: sent.ok ? sent : { ok: false, rejection: [sent.rejection].flat() },
    rows: cards.map((card) => card.rows),
    gaps: rows.length - inCards,
    joined: inCards - all.length,
    beyond: all.length - cards.length,
  };
}
