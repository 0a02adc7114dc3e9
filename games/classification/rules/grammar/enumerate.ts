import { defined } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';
import { type IndexedTree, leafOf, nodeOf } from './indexed-tree.ts';
import { type Split, type SplitConstraints, splitsOf } from './split.ts';

/**
 * Knowledge of the classes before the search for a tree, from the cards on a table: must-link and cannot-link
 * constraints (K. Wagstaff and C. Cardie, 2000).
 */
export interface LinkConstraints {
  /** Cards known to be in one class, a list per known class; the lists are of different classes. */
  readonly together: readonly (readonly number[])[];
}

export const UNLINKED: LinkConstraints = { together: [] };

interface SearchSpace {
  /** Minimum number of cards in a class. */
  readonly least: number;
  readonly width: SplitConstraints['width'];
  /** Maximum number of classes of a tree. */
  readonly most: number;
  readonly links: LinkConstraints;
  /** Budget of the search: number of trees and questions that may be combined. */
  readonly budget: number;
}

/** Maximum number of subtrees listed for one nonterminal, depth and number of classes. */
const MAX_SUBTREES = 300;

/** A set of cards at which a subtree may start. */
interface Nonterminal {
  readonly cards: readonly number[];
  /** Null if they cannot be a class, because they include cards of two known classes. */
  readonly leaf: IndexedTree | null;
  productions(): readonly Production[];
  /** Subtrees by depth and number of classes. */
  readonly listed: Map<string, readonly IndexedTree[]>;
}

/** A question that may be asked of a set of cards, and the nonterminals of its branches. */
interface Production {
  readonly split: Split;
  readonly branches: readonly Nonterminal[];
}

/** The trees over a deck. */
export interface TreeEnumeration {
  /** The trees of at most this depth with exactly this many classes. */
  of(depth: number, leaves: number): Generator<IndexedTree, void>;
  /** Whether the search ended early because its budget was spent. */
  isExhausted(): boolean;
}

/**
 * Enumerates the trees over a deck as the words of a grammar: sets of cards are its nonterminals, the questions that
 * may be asked of them its productions. Trees are generated lazily, one per first question in rotation, so a caller
 * that stops early has seen some of each.
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
    const found = from.listed.get(key) ?? firstOf(inTurn(from, depth, leaves), MAX_SUBTREES);
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
      const lists = branches.map((to, at) => listed(to, depth - 1, defined(share[at])));
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

/** Number of known classes among some cards. */
function knownClasses(cards: readonly number[], classOf: ReadonlyMap<number, number>): number {
  return new Set(cards.flatMap((card) => classOf.get(card) ?? [])).size;
}

/** Compositions of a number: ordered sums of a given count of positive numbers. */
function compositions(sum: number, count: number): readonly (readonly number[])[] {
  if (count > sum) return [];
  if (count === 1) return [[sum]];
  return Array.from({ length: sum - count + 1 }, (_, i) => i + 1).flatMap((first) =>
    compositions(sum - first, count - 1).map((rest) => [first, ...rest]),
  );
}

/** The Cartesian product of the lists. */
function* products<T>(lists: readonly (readonly T[])[]): Generator<readonly T[], void> {
  const [first, ...rest] = lists;
  if (!first) {
    yield [];
    return;
  }
  if (lists.some((list) => list.length === 0)) return;
  for (const one of first) for (const others of products(rest)) yield [one, ...others];
}

/** Takes one element of each source in rotation until all are exhausted. */
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
