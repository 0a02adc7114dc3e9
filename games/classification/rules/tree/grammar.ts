import type { Deck } from '../deck/types.ts';
import { type Demands, leastIn } from './check.ts';
import type { Partition } from './partition.ts';
import { classesOf, type Plan, treeOf } from './plan.ts';
import { type Constraints, FREE, plansOf } from './plans.ts';
import type { Tree } from './types.ts';
import type { Width } from './split.ts';

/**
 * How wide the grammar is. 1: two questions deep, six classes, each question with a branch for every
 * value or one value against the rest. 2: any grouping of values, eight classes. 3: three deep.
 */
export type Level = 1 | 2 | 3;

const LEVELS: Readonly<
  Record<
    Level,
    {
      readonly depth: number;
      readonly leaves: number;
      readonly width: Width;
      /** How many trees and questions are tried. */
      readonly effort: number;
    }
  >
> = {
  1: { depth: 2, leaves: 6, width: 'plain', effort: 60_000 },
  2: { depth: 2, leaves: 8, width: 'grouped', effort: 6_000 },
  3: { depth: 3, leaves: 8, width: 'grouped', effort: 6_000 },
};

/** Most partitions that are kept; a deck of many values allows more. */
export const MOST = 20_000;

/** The partitions of a deck that trees of a level make, each once, with one simplest tree. */
export interface Grammar {
  readonly deck: Deck;
  readonly level: Level;
  /** How many there are. */
  readonly size: number;
  /** False when the search ended before it had seen all. */
  readonly complete: boolean;
  /** The class of card c in partition n at `n * deck.cards.length + c`, each partition canonical. */
  readonly classes: Uint8Array;
  /** By partition. Those with few classes come first, of these those with few questions. */
  readonly plans: readonly Plan[];
}

const known = new WeakMap<Deck, Map<string, Grammar>>();

/** The grammar of a deck under the demands of a table; what was built once is kept with the deck. */
export function grammarOf(deck: Deck, demands: Demands, level: Level = 1): Grammar {
  const { least, classes } = demands;
  const wanted = { constraints: FREE, agrees: () => true };
  return kept(deck, `${level} ${least} ${classes}`, () => built(deck, demands, level, wanted));
}

/** What a partition has to agree with. */
export interface Wanted {
  /** What the trees are searched under. */
  readonly constraints: Constraints;
  /** Whether a partition is wanted, its classes by card. */
  agrees(classes: Uint8Array): boolean;
}

/** Only what is wanted of a grammar: of a wide one there may be too much to list it all. */
export function grammarUnder(deck: Deck, demands: Demands, level: Level, wanted: Wanted): Grammar {
  return built(deck, demands, level, wanted);
}

/** How many grammars are kept with a deck before the oldest is forgotten. */
const KEPT = 8;

function kept(deck: Deck, key: string, build: () => Grammar): Grammar {
  const grammars = known.get(deck) ?? new Map<string, Grammar>();
  known.set(deck, grammars);
  const found = grammars.get(key) ?? build();
  // What was asked for last stays longest.
  grammars.delete(key);
  grammars.set(key, found);
  const [oldest] = grammars.keys();
  if (grammars.size > KEPT && oldest !== undefined) grammars.delete(oldest);
  return found;
}

function built(
  deck: Deck,
  demands: Demands,
  level: Level,
  { constraints, agrees }: Wanted,
): Grammar {
  const { depth, leaves: usual, width, effort } = LEVELS[level];
  const most = Math.max(usual, demands.classes);
  const counts =
    demands.classes === 0
      ? Array.from({ length: most - 1 }, (_, i) => i + 2)
      : [demands.classes].filter((count) => count > 1);
  const least = leastIn(deck, demands);
  const space = plansOf(deck, { least, width, most, constraints, effort });
  const rows = new Map<string, { readonly row: Uint8Array; readonly plan: Plan }>();
  let full = false;
  for (const [at, count] of counts.entries()) {
    // What few classes leave over is for those with more.
    const quota = rows.size + Math.floor((MOST - rows.size) / (counts.length - at));
    for (const plan of space.of(depth, count)) {
      const row = classesOf(plan, deck.cards.length);
      if (!agrees(row)) continue;
      const key = String.fromCharCode(...row);
      const other = rows.get(key);
      if (!other && rows.size === quota) {
        full = true;
        break;
      }
      if (!other || plan.questions < other.plan.questions) rows.set(key, { row, plan });
    }
  }
  const all = [...rows.values()].toSorted(
    (a, b) => a.plan.leaves - b.plan.leaves || a.plan.questions - b.plan.questions,
  );
  const classes = new Uint8Array(all.length * deck.cards.length);
  for (const [at, { row }] of all.entries()) classes.set(row, at * row.length);
  const plans = all.map(({ plan }) => plan);
  return { deck, level, size: all.length, complete: !full && !space.spent(), classes, plans };
}

/** A simplest tree of a partition. */
export function treeAt({ deck, plans }: Grammar, index: number): Tree {
  const plan = plans[index];
  if (!plan) throw new RangeError(`no partition ${index}`);
  return treeOf(plan, deck);
}

/** A partition as a list. */
export function partitionAt({ deck, classes }: Grammar, index: number): Partition {
  const cards = deck.cards.length;
  return [...classes.subarray(index * cards, (index + 1) * cards)];
}
