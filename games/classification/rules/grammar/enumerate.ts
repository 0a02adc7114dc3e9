import type { Deck } from '../deck/types.ts';
import { type IndexedTree, leafOf, nodeOf } from './indexed-tree.ts';
import { type Split, type SplitConstraints, splitsOf } from './split.ts';

/**
 * Knowledge of the classes before a tree is looked for, from what lies on a table: must-link and cannot-link constraints
 * (K. Wagstaff and C. Cardie, 2000).
 */
export interface LinkConstraints {
  /** Cards that are of one class, a list for every class that is known; the lists are of different classes. */
  readonly together: readonly (readonly number[])[];
}

/** Nothing is known. */
export const UNLINKED: LinkConstraints = { together: [] };

interface SearchSpace {
  /** The fewest cards of a class. */
  readonly least: number;
  readonly width: SplitConstraints['width'];
  /** The most classes of a tree. */
  readonly most: number;
  readonly links: LinkConstraints;
  /** How many trees and questions may be put together before the search ends. */
  readonly budget: number;
}

/** Most subtrees that are listed for one nonterminal, depth and number of classes. */
const MOST_SUBTREES = 300;

/** Some cards that a tree may come to. */
interface Nonterminal {
  readonly cards: readonly number[];
  /** Null where they cannot be a class, because cards of two known classes are among them. */
  readonly leaf: IndexedTree | null;
  productions(): readonly Production[];
  /** Subtrees by depth and number of classes. */
  readonly listed: Map<string, readonly IndexedTree[]>;
}

/** A question that may be asked of some cards, and what its branches come to. */
interface Production {
  readonly split: Split;
  readonly branches: readonly Nonterminal[];
}

/** The trees over a deck. */
export interface TreeEnumeration {
  /** The trees of at most this depth with exactly so many classes. */
  of(depth: number, leaves: number): Generator<IndexedTree, void>;
  /** Whether the search ended before it had seen all. */
  isExhausted(): boolean;
}

/**
 * Enumerates the trees over a deck as the words of a grammar: sets of cards are its nonterminals, the questions that may be
 * asked of them its productions. They come lazily, one of every first question in turn, so whoever stops early has seen
 * some of each.
 */
export function enumerateTrees(
  deck: Deck,
  { least, width, most, links, budget }: SearchSpace,
): TreeEnumeration {
  let spent = 0;
  const classOf = new Map(
    links.together.flatMap((cards, number) => cards.map((card) => [card, number])),
  );
  const nonterminals = new Map<string, Nonterminal>();
  const nonterminalOf = (cards: readonly number[]): Nonterminal => {
    const key = cards.join();
    const found = nonterminals.get(key);
    if (found) return found;
    let productions: readonly Production[] | null = null;
    const nonterminal: Nonterminal = {
      cards,
      leaf: knownClasses(cards, classOf) > 1 ? null : leafOf(cards),
      productions: () => {
        if (productions !== null) return productions;
        const splits = splitsOf(deck, cards, { least, parts: most, width, together: classOf });
        spent += splits.length;
        productions = splits.map((split) => ({ split, branches: split.parts.map(nonterminalOf) }));
        return productions;
      },
      listed: new Map(),
    };
    nonterminals.set(key, nonterminal);
    return nonterminal;
  };
  const listed = (from: Nonterminal, depth: number, leaves: number): readonly IndexedTree[] => {
    if (leaves === 1) return from.leaf ? [from.leaf] : [];
    if (depth === 0 || leaves * least > from.cards.length || spent > budget) return [];
    const key = `${depth} ${leaves}`;
    const found = from.listed.get(key) ?? firstOf(inTurn(from, depth, leaves), MOST_SUBTREES);
    from.listed.set(key, found);
    return found;
  };
  const inTurn = (from: Nonterminal, depth: number, leaves: number): Generator<IndexedTree, void> =>
    roundRobin(from.productions().map((one) => derived(from, one, depth, leaves)));
  function* derived(
    { cards }: Nonterminal,
    { split, branches }: Production,
    depth: number,
    leaves: number,
  ): Generator<IndexedTree, void> {
    for (const share of compositions(leaves, branches.length)) {
      const lists = branches.map((to, at) => listed(to, depth - 1, share[at] ?? 0));
      for (const children of products(lists)) {
        spent += 1;
        if (spent > budget) return;
        yield nodeOf(cards, split, children);
      }
    }
  }
  const root = nonterminalOf([...deck.cards.keys()]);
  return { of: (depth, leaves) => inTurn(root, depth, leaves), isExhausted: () => spent > budget };
}

/** The number of known classes that some cards are of. */
function knownClasses(cards: readonly number[], classOf: ReadonlyMap<number, number>): number {
  return new Set(cards.flatMap((card) => classOf.get(card) ?? [])).size;
}

/** The ways to write a number as a sum of so many positive numbers, order mattering. */
function compositions(sum: number, count: number): readonly (readonly number[])[] {
  if (count > sum) return [];
  if (count === 1) return [[sum]];
  return Array.from({ length: sum - count + 1 }, (_, i) => i + 1).flatMap((first) =>
    compositions(sum - first, count - 1).map((rest) => [first, ...rest]),
  );
}

/** One of each list, in every combination. */
function* products<T>(lists: readonly (readonly T[])[]): Generator<readonly T[], void> {
  const [first, ...rest] = lists;
  if (!first) {
    yield [];
    return;
  }
  if (lists.some((list) => list.length === 0)) return;
  for (const one of first) for (const others of products(rest)) yield [one, ...others];
}

/** One of each in turn, until there are none left. */
function* roundRobin<T>(sources: readonly Iterator<T, void>[]): Generator<T, void> {
  let going = sources;
  while (going.length > 0) {
    const open: Iterator<T, void>[] = [];
    for (const source of going) {
      const step = source.next();
      if (step.done === true) continue;
      yield step.value;
      open.push(source);
    }
    going = open;
  }
}

function firstOf<T>(source: Iterable<T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const item of source) {
    found.push(item);
    if (found.length === most) break;
  }
  return found;
}
