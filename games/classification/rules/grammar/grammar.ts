import type { Deck } from '../deck/types.ts';
import { minClassSize, type TreeConstraints } from '../tree/check.ts';
import type { Partition } from '../tree/partition.ts';
import type { Tree } from '../tree/types.ts';
import { enumerateTrees, type LinkConstraints, UNLINKED } from './enumerate.ts';
import { classesOf, type IndexedTree, treeOf } from './indexed-tree.ts';
import type { Width } from './split.ts';

/**
 * The width of a grammar. 1: two questions deep, six classes, each question with a branch for every
 * value or one value against the rest. 2: any grouping of values, eight classes. 3: three deep.
 */
export type Level = 1 | 2 | 3;

interface LevelBounds {
  readonly depth: number;
  readonly leaves: number;
  readonly width: Width;
  /** Budget: number of trees and questions tried. */
  readonly budget: number;
}

const LEVELS: Readonly<Record<Level, LevelBounds>> = {
  1: { depth: 2, leaves: 6, width: 'plain', budget: 60_000 },
  2: { depth: 2, leaves: 8, width: 'grouped', budget: 6_000 },
  3: { depth: 3, leaves: 8, width: 'grouped', budget: 6_000 },
};

/** Maximum number of partitions kept; a deck of many values has more. */
export const MAX_PARTITIONS = 20_000;

/**
 * Hypothesis space: the partitions of a deck that trees of a level make, without duplicates, each with one simplest
 * tree.
 */
export interface Grammar {
  readonly deck: Deck;
  readonly level: Level;
  /** Number of partitions. */
  readonly size: number;
  /** False if the search ended early because its budget was spent. */
  readonly complete: boolean;
  /** The class of card c in partition n at `n * deck.cards.length + c`, each partition canonical. */
  readonly classes: Uint8Array;
  /** By partition. Sorted by number of classes, then by number of questions. */
  readonly trees: readonly IndexedTree[];
}

const known = new WeakMap<Deck, Map<string, Grammar>>();

/** The grammar of a deck under the constraints of a table; cached with the deck. */
export function grammarOf(deck: Deck, constraints: TreeConstraints, level: Level = 1): Grammar {
  const { least, classes } = constraints;
  const all = { links: UNLINKED, accepts: () => true };
  const build = () => built(deck, constraints, level, all);
  return cached(deck, `${level} ${least} ${classes}`, build);
}

/** Selects partitions of a grammar. */
export interface Filter {
  /** Constraints of the tree search. */
  readonly links: LinkConstraints;
  /** Whether a partition, given as classes by card, is selected. */
  accepts(classes: Uint8Array): boolean;
}

/** The selected part of a grammar: a wide one may be too large to enumerate. */
export function grammarUnder(
  deck: Deck,
  constraints: TreeConstraints,
  level: Level,
  filter: Filter,
): Grammar {
  return built(deck, constraints, level, filter);
}

/** Cache size per deck; the least recently used grammar is dropped. */
const CACHED = 8;

function cached(deck: Deck, key: string, build: () => Grammar): Grammar {
  const grammars = known.get(deck) ?? new Map<string, Grammar>();
  known.set(deck, grammars);
  const found = grammars.get(key) ?? build();
  // A map iterates in insertion order; re-inserting marks the most recently used.
  grammars.delete(key);
  grammars.set(key, found);
  const [oldest] = grammars.keys();
  if (grammars.size > CACHED && oldest !== undefined) grammars.delete(oldest);
  return found;
}

function built(
  deck: Deck,
  constraints: TreeConstraints,
  level: Level,
  { links, accepts }: Filter,
): Grammar {
  const { depth, leaves: usual, width, budget } = LEVELS[level];
  const most = Math.max(usual, constraints.classes);
  const counts =
    constraints.classes === 0
      ? Array.from({ length: most - 1 }, (_, i) => i + 2)
      : [constraints.classes].filter((count) => count > 1);
  const least = minClassSize(deck, constraints);
  const enumeration = enumerateTrees(deck, { least, width, most, links, budget });
  const rows = new Map<string, { readonly row: Uint8Array; readonly tree: IndexedTree }>();
  let full = false;
  for (const [at, count] of counts.entries()) {
    // Quota that trees with few classes leave unused goes to those with more.
    const quota = rows.size + Math.floor((MAX_PARTITIONS - rows.size) / (counts.length - at));
    for (const tree of enumeration.of(depth, count)) {
      const row = classesOf(tree, deck.cards.length);
      if (!accepts(row)) continue;
      const key = String.fromCharCode(...row);
      const other = rows.get(key);
      if (!other && rows.size === quota) {
        full = true;
        break;
      }
      if (!other || tree.questions < other.tree.questions) rows.set(key, { row, tree });
    }
  }
  const all = [...rows.values()].toSorted(
    (a, b) => a.tree.leaves - b.tree.leaves || a.tree.questions - b.tree.questions,
  );
  const classes = new Uint8Array(all.length * deck.cards.length);
  for (const [at, { row }] of all.entries()) classes.set(row, at * row.length);
  const complete = !full && !enumeration.isExhausted();
  return { deck, level, size: all.length, complete, classes, trees: all.map(({ tree }) => tree) };
}

/** A simplest tree of a partition. */
export function treeAt({ deck, trees }: Grammar, index: number): Tree {
  const tree = trees[index];
  if (!tree) throw new RangeError(`no partition ${index}`);
  return treeOf(tree, deck);
}

/** A partition as a list. */
export function partitionAt({ deck, classes }: Grammar, index: number): Partition {
  const cards = deck.cards.length;
  return [...classes.subarray(index * cards, (index + 1) * cards)];
}
