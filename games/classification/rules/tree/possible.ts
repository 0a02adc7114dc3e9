import { pick, type Random } from '@lusoria/core';
import { agrees, type Clue, cluesOf, deckSeen, type Seen } from './clues.ts';
import { type Grammar, grammarOf, grammarUnder, treeAt } from './grammar.ts';
import { grownTree } from './grown.ts';
import type { Tree } from './types.ts';

/** The partitions that agree with what everybody has seen. */
export interface Possible {
  readonly grammar: Grammar;
  /** Places in the grammar, ascending; none when it is outside all grammars that were tried. */
  readonly left: readonly number[];
}

/**
 * The exact set of partitions that the public verdicts leave: of the grammar's level 1, and if
 * nothing is left there, of the next level that has any.
 *
 * @param clues what is remembered; all if left out
 */
export function possible(seen: Seen, clues: readonly Clue[] = cluesOf(seen)): Possible {
  const deck = deckSeen(seen);
  const first = grammarOf(deck, seen.options);
  const left = filtered(first, clues);
  if (left.length > 0) return { grammar: first, left };
  const constraints = { together: seen.classes.map(({ cards }) => cards) };
  for (const level of first.complete ? ([2, 3] as const) : ([1, 2, 3] as const)) {
    const grammar = grammarUnder(deck, seen.options, level, {
      constraints,
      agrees: (classes) => clues.every((clue) => agrees(clue, classes, 0)),
    });
    if (grammar.size > 0) return { grammar, left: [...grammar.plans.keys()] };
  }
  return { grammar: first, left: [] };
}

function filtered({ deck, classes, size }: Grammar, clues: readonly Clue[]): readonly number[] {
  const cards = deck.cards.length;
  const left: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const from = index * cards;
    if (clues.every((clue) => agrees(clue, classes, from))) left.push(index);
  }
  return left;
}

/**
 * How many partitions of the grammar's level 1 were left before the first lay, and after each. They
 * come to 0 where the tree is outside it.
 */
export function possibilities(seen: Seen): readonly number[] {
  const { deck, classes, size } = grammarOf(deckSeen(seen), seen.options);
  const cards = deck.cards.length;
  const clues = cluesOf(seen);
  const counts = Array.from({ length: clues.length + 1 }, () => 0);
  for (let index = 0; index < size; index += 1) {
    const fails = clues.findIndex((clue) => !agrees(clue, classes, index * cards));
    const until = fails < 0 ? clues.length : fails;
    for (let n = 0; n <= until; n += 1) counts[n] = (counts[n] ?? 0) + 1;
  }
  return counts;
}

/** How many are left after the first `n` lays. */
export function possibilitiesAfter(seen: Seen, n: number): number {
  return possibilities(seen)[n] ?? 0;
}

/** What a change from so many possibilities to so many tells, in bits. */
export function bits(before: number, after: number): number {
  return before > 0 && after > 0 ? Math.log2(before / after) : 0;
}

/**
 * A tree that the public verdicts allow, each equally likely; where no grammar holds one, the tree
 * grown from them. Null when the deck has none at all.
 */
export function someTree(seen: Seen, random: Random): Tree | null {
  const { grammar, left } = possible(seen);
  return left.length > 0 ? treeAt(grammar, pick(left, random)) : grownTree(seen);
}
