import { defined, pick, type Random } from '@lusoria/core';
import { byCell, type Cell } from '@lusoria/latin';
import { cellsOf, type Deck } from '../../rules/deck.ts';
import { type Box, type Card, inBox, NEW_BOX, retrievability, reviewedCard } from '../cards.ts';
import type { Item } from '../items.ts';
import { anyItemAbout, broadItemAbout } from '../schedule.ts';

/** An item of practice that was answered. */
export interface Review {
  readonly item: Item;
  readonly right: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * What a baseline knows of a learner.
 *
 * @public
 */
export interface Known {
  readonly mind: { readonly deck: Deck };
  readonly past: readonly Review[];
  readonly now: number;
}

type Baseline = (known: Known, random: Random) => Item;

/**
 * Schedules to compare with; each chooses a cell, and asks for it in any way: at random with replacement; all cells in a
 * new order each time; the same, but by the item that shows most cells (`broad`); the boxes of Leitner ("So lernt man
 * lernen", 1972); and FSRS with its default parameters and the learning steps of Anki, a minute and ten.
 */
export const BASELINES = {
  random: about(({ mind }, random) => pick(cellsOf(mind.deck), random)),
  'round-robin': about(nextInTurn),
  broad: (known, random) => broadItemAbout(known.mind.deck, nextInTurn(known, random), random),
  leitner: about(({ mind, past }, random) => {
    const boxes = after<Box>(past, NEW_BOX, inBox);
    return first(cellsOf(mind.deck), random, (cell) => [boxes[cell].due, boxes[cell].at]);
  }),
  fsrs: about(({ mind, past, now }, random) => {
    const cards = after<Card | null>(past, null, reviewedCard);
    return first(cellsOf(mind.deck), random, (cell) => {
      const card = cards[cell];
      if (card === null) return [2, 0];
      if (card.step !== null) return card.step <= now ? [0, card.step] : [3, card.step - now];
      const retrieved = retrievability(card, now);
      return [retrieved < 0.9 ? 1 : 4, retrieved];
    });
  }),
} as const satisfies Record<string, Baseline>;

function nextInTurn({ mind, past }: Known, random: Random): Cell {
  const cells = cellsOf(mind.deck);
  const done = past.length % cells.length;
  const asked = new Set(past.slice(past.length - done).map(({ item }) => item.target));
  return pick(
    cells.filter((cell) => !asked.has(cell)),
    random,
  );
}

/** What has become of each cell's card by the reviews of it. */
function after<T>(
  past: readonly Review[],
  start: T,
  next: (card: T, right: boolean, at: number) => T,
): Readonly<Record<Cell, T>> {
  const own = Map.groupBy(past, ({ item }) => item.target);
  return byCell((cell) =>
    (own.get(cell) ?? []).reduce((card, { right, at }) => next(card, right, at), start),
  );
}

function about(choose: (known: Known, random: Random) => Cell): Baseline {
  return (known, random) => anyItemAbout(known.mind.deck, choose(known, random), random);
}

/** One of the cells that come first by these keys. */
function first(
  cells: readonly Cell[],
  random: Random,
  keysOf: (cell: Cell) => readonly number[],
): Cell {
  const keyed = cells.map((cell) => ({ cell, keys: keysOf(cell) }));
  const compare = (a: readonly number[], b: readonly number[]) =>
    a.map((one, i) => one - defined(b[i])).find((gap) => gap !== 0) ?? 0;
  const least = keyed.reduce((best, one) => (compare(one.keys, best.keys) < 0 ? one : best));
  return pick(
    keyed.filter((one) => compare(one.keys, least.keys) === 0),
    random,
  ).cell;
}
