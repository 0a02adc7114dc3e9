import { pick, type Random } from '@lusoria/core';
import { byCell, type Cell, CELLS } from '@lusoria/latin';
import { cellsOf, type Deck, readingsOf } from '../rules/deck.ts';
import type { CellEstimate, Estimate } from './estimate.ts';
import { DAY_MS } from './memory.ts';
import {
  BESIDE,
  cardOf,
  isAllLayable,
  type Item,
  ITEM_KINDS,
  itemFor,
  type ItemKind,
  macronTwin,
  shownBy,
} from './items.ts';

/** A cell is due if its probability of being known is below this, which is also the target of FSRS. */
const RETENTION = 0.9;

/** Look-ahead of practice (milliseconds): a cell that will be lost within a week is practised today. */
export const AHEAD = 7 * DAY_MS;

/** Minimum number of items between two about the same cell, so that the second is recalled and not repeated. */
const SPACING = 3;

/**
 * Items after which a cell is worth asking for again, as a constant of time: sooner it still comes to mind, and being
 * shown it again teaches little (the spacing effect: Cepeda et al., 2006). Without this the weakest cells are massed,
 * and whoever learns by degrees is slower than with all cells in turn. Chosen by simulated pupils of the open families.
 */
const REST = 20;

/** Cells to practise, the weakest first: those known less surely than {@link RETENTION}. */
export function dueCells({ cells }: Estimate): readonly Cell[] {
  return CELLS.filter((cell) => cells[cell].known < RETENTION).toSorted(
    (a, b) => cells[a].known - cells[b].known,
  );
}

/** Maximum number of items of the same kind in a row: practice is mixed. */
const SAME_KIND = 2;
/** Every kind comes up once in this many items. */
const EVERY_KIND = 15;

/** Value of an item of each kind as evidence and for learning; highest where the form must be produced. */
const WORTH = { agree: 1, judge: 0.7, layable: 0.8, macron: 0.8, readings: 0.8 } as const;

/**
 * Hands drawn for a cell, of which the one that shows most is asked: an item shows all cells of its answer, and what it
 * shows teaches. Chosen by simulated pupils of the open families.
 */
const HANDS = 8;

/**
 * The next item to practise: the one with the highest expected gain, that is, which shows the least known cells that
 * have rested.
 *
 * @param recent the items of this sitting, the last at the end
 * @param among cells to choose from; at least one
 */
export function nextItem(
  deck: Deck,
  { cells }: { readonly cells: Readonly<Record<Cell, Pick<CellEstimate, 'known'>>> },
  recent: readonly Item[],
  random: Random,
  among: readonly Cell[] = cellsOf(deck),
): Item {
  const spacing = Math.min(SPACING, among.length - 1);
  const last = spacing === 0 ? [] : recent.slice(-spacing);
  const fresh = among.filter((cell) => !last.some(({ target }) => target === cell));
  const kinds = kindsAfter(deck, recent, among);
  const since = new Map(
    recent.flatMap((item, i) =>
      shownBy(deck, item).map((cell) => [cell, recent.length - i] as const),
    ),
  );
  const lacks = byCell((cell) => {
    const rested = 1 - Math.exp(-(since.get(cell) ?? Number.POSITIVE_INFINITY) / REST);
    return (1 - cells[cell].known) * rested;
  });
  const choices = fresh
    .flatMap((cell) => kinds.flatMap((kind) => candidatesFor(deck, cell, kind, random)))
    .map((item) => ({ item, gain: gainOf(deck, item, lacks) }));
  const most = Math.max(...choices.map(({ gain }) => gain));
  return pick(
    choices.filter(({ gain }) => gain >= most * NEARLY),
    random,
  ).item;
}

/** Items nearly as good may be chosen as well. */
const NEARLY = 0.97;

function kindsAfter(
  deck: Deck,
  recent: readonly Item[],
  among: readonly Cell[],
): readonly ItemKind[] {
  const possible = ITEM_KINDS.filter((kind) => among.some((cell) => isPossible(deck, cell, kind)));
  const lately = new Set(recent.slice(-EVERY_KIND).map(({ kind }) => kind));
  const missing = possible.filter((kind) => !lately.has(kind));
  if (recent.length >= EVERY_KIND && missing.length > 0) return missing;
  const last = recent.slice(-SAME_KIND).map(({ kind }) => kind);
  const worn = last.length === SAME_KIND && last[0] === last[1] ? last[0] : null;
  return possible.filter((kind) => kind !== worn);
}

function candidatesFor(deck: Deck, cell: Cell, kind: ItemKind, random: Random): readonly Item[] {
  if (!isPossible(deck, cell, kind)) return [];
  if (kind !== 'layable') return [made(deck, cell, kind, random)];
  const hands = Array.from({ length: HANDS }, () => made(deck, cell, kind, random));
  // A hand of which every card can be played is answered without knowing any.
  const telling = hands.filter((item) => !isAllLayable(deck, item));
  return telling.length > 0 ? telling : hands.slice(0, 1);
}

function gainOf(deck: Deck, item: Item, lacks: Readonly<Record<Cell, number>>): number {
  const shown = shownBy(deck, item);
  const sum = shown.reduce(
    (all, cell) => all + (cell === item.target ? 1 : BESIDE) * lacks[cell],
    0,
  );
  return WORTH[item.kind] * sum;
}

/** An item of any kind about a cell. */
export function anyItemAbout(deck: Deck, cell: Cell, random: Random): Item {
  const kinds = ITEM_KINDS.filter((kind) => isPossible(deck, cell, kind));
  return made(deck, cell, pick(kinds, random), random);
}

/** Items of every kind about every cell. */
export function anyCandidates(deck: Deck, random: Random): readonly Item[] {
  return cellsOf(deck).flatMap((cell) =>
    ITEM_KINDS.flatMap((kind) => candidatesFor(deck, cell, kind, random)),
  );
}

/** The item about a cell that shows most cells, of one of each kind and several hands. */
export function broadItemAbout(deck: Deck, cell: Cell, random: Random): Item {
  const items = ITEM_KINDS.flatMap((kind) => candidatesFor(deck, cell, kind, random));
  const counts = items.map((item) => shownBy(deck, item).length);
  const most = Math.max(...counts);
  return pick(
    items.filter((_, i) => counts[i] === most),
    random,
  );
}

function isPossible(deck: Deck, cell: Cell, kind: ItemKind): boolean {
  if (kind === 'macron') return macronTwin(deck, cell) !== null;
  return kind !== 'readings' || readingsOf(deck, cardOf(deck, cell)).length > 1;
}

function made(deck: Deck, cell: Cell, kind: ItemKind, random: Random): Item {
  const item = itemFor(deck, cell, kind, random);
  if (!item) throw new RangeError(`no ${kind} item about ${cell}`);
  return item;
}
