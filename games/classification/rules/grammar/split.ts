import { defined } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';

/** A question asked of some cards: an attribute, and a grouping of its values. */
export interface Split {
  /** Index of the attribute in the deck. */
  readonly attribute: number;
  /** The values of each branch, by index; only values that one of the cards has. */
  readonly groups: readonly (readonly number[])[];
  /** The cards of each branch, ascending. */
  readonly parts: readonly (readonly number[])[];
}

/** `plain`: a branch for every value, or one value against the rest. `grouped`: also other groupings. */
export type Width = 'plain' | 'grouped';

/** Constraints on the questions. */
export interface SplitConstraints {
  /** Minimum number of cards in a branch. */
  readonly least: number;
  /** Maximum number of branches. */
  readonly parts: number;
  readonly width: Width;
  /** Cards with the same number must not be separated; cards without one are unconstrained. */
  readonly together?: ReadonlyMap<number, number>;
}

/** Up to this many values every grouping is tried (203 of six); of more only those into two. */
const GROUPED = 6;
const HALVED = 9;
/** Maximum number of questions kept per set of cards when groupings are tried. */
const MAX_GROUPED = 160;

/**
 * The questions that may be asked of these cards, by number of branches, without duplicate partitions: of attributes
 * that divide the cards alike the first is taken.
 */
export function splitsOf(
  deck: Deck,
  cards: readonly number[],
  constraints: SplitConstraints,
): readonly Split[] {
  const found = new Map<string, Split>();
  if (cards.length < 2 * constraints.least) return [];
  for (const attribute of deck.attributes.keys()) {
    const byValue = cardsByValue(deck, cards, attribute);
    if (byValue.size < 2) continue;
    const size = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + defined(byValue.get(value)).length, 0);
    const hashes = new Map([...byValue].map(([value, own]) => [value, hashOf(own)]));
    for (const groups of groupingsOf(byValue, constraints)) {
      if (groups.some((values) => size(values) < constraints.least)) continue;
      const key = groups
        .map((values) => values.reduce((sum, value) => sum + defined(hashes.get(value)), 0))
        .toSorted((a, b) => a - b)
        .join();
      if (!found.has(key)) found.set(key, splitBy(attribute, groups, byValue));
    }
  }
  const all = [...found.values()].toSorted((a, b) => a.parts.length - b.parts.length);
  return constraints.width === 'plain' ? all : all.slice(0, MAX_GROUPED);
}

/**
 * Hash of a set of cards; that of two disjoint sets is the sum of theirs (A. Zobrist, 1970, with sums in place of
 * exclusive or).
 */
function hashOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + fmix32(card) + (fmix32(~card) % 8192) * 2 ** 32, 0);
}

/** The finalizer of MurmurHash3 (A. Appleby, 2011). */
function fmix32(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The cards grouped by their value of an attribute; values and cards ascending. */
export function cardsByValue(
  deck: Deck,
  cards: readonly number[],
  attribute: number,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const card of cards) {
    const value = defined(defined(deck.cards[card]).values[attribute]);
    const same = found.get(value);
    if (same) same.push(card);
    else found.set(value, [card]);
  }
  return new Map([...found].toSorted(([a], [b]) => a - b));
}

/** A question from a grouping of values. */
export function splitBy(
  attribute: number,
  groups: readonly (readonly number[])[],
  byValue: ReadonlyMap<number, readonly number[]>,
): Split {
  const parts = groups.map((values) => {
    const cards = values.flatMap((value) => defined(byValue.get(value)));
    return values.length === 1 ? cards : cards.toSorted((a, b) => a - b);
  });
  return { attribute, groups, parts };
}

type Groups = readonly (readonly number[])[];

function groupingsOf(
  byValue: ReadonlyMap<number, readonly number[]>,
  { parts, width, together }: SplitConstraints,
): readonly Groups[] {
  const values = [...byValue.keys()];
  const units = together ? unitsOf(byValue, together) : values.map((value) => [value]);
  const whole = (group: readonly number[]): boolean =>
    units.every((unit) => {
      const inside = unit.filter((value) => group.includes(value)).length;
      return inside === 0 || inside === unit.length;
    });
  const single = values.map((value) => [value]);
  const multiway = values.length <= parts && units.length === values.length ? [single] : [];
  const oneLeft = values
    .map((value) => [[value], values.filter((other) => other !== value)])
    .filter(([group = []]) => whole(group));
  const plain = values.length === 2 ? multiway : [...oneLeft, ...multiway];
  if (width === 'plain' || values.length < 4 || units.length > HALVED) return plain;
  const grouped = groupings(units, units.length > GROUPED ? 2 : parts);
  return [...plain, ...grouped.map((groups) => groups.map((group) => group.flat()))];
}

/** The values in groups that no question may separate, since linked cards have them. */
function unitsOf(
  byValue: ReadonlyMap<number, readonly number[]>,
  together: ReadonlyMap<number, number>,
): readonly (readonly number[])[] {
  let units: readonly { readonly values: readonly number[]; readonly numbers: Set<number> }[] = [];
  for (const [value, cards] of byValue) {
    const numbers = new Set(cards.flatMap((card) => together.get(card) ?? []));
    const linked = units.filter((unit) => [...numbers].some((one) => unit.numbers.has(one)));
    const all = new Set([...numbers, ...linked.flatMap((unit) => [...unit.numbers])]);
    const values = [...linked.flatMap((unit) => unit.values), value].toSorted((a, b) => a - b);
    units = [...units.filter((unit) => !linked.includes(unit)), { values, numbers: all }];
  }
  return units.map(({ values }) => values);
}

/** Every grouping of things into at least two and at most `most` groups. */
function groupings<T>(things: readonly T[], most: number): readonly (readonly (readonly T[])[])[] {
  let all: readonly (readonly (readonly T[])[])[] = [[]];
  for (const thing of things) {
    all = all.flatMap((groups) => {
      const joined = groups.map((group, at) => groups.with(at, [...group, thing]));
      return groups.length < most ? [...joined, [...groups, [thing]]] : joined;
    });
  }
  return all.filter((groups) => groups.length >= 2);
}
