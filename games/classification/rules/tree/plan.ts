import type { Deck } from '../deck/types.ts';
import { type Partition } from './partition.ts';
import type { Split } from './split.ts';
import { LEAF, type Tree } from './types.ts';

/** A tree over the numbers of a deck: quick to put together, and parts of it are shared. */
export interface Plan {
  readonly cards: readonly number[];
  /** Null: these cards are a class. */
  readonly split: Split | null;
  /** By branch. */
  readonly parts: readonly Plan[];
  /** How many classes it has. */
  readonly leaves: number;
  /** How many questions lie on the longest way. */
  readonly depth: number;
  /** How many questions there are in all. */
  readonly questions: number;
}

/** Cards that are a class. */
export function leafOf(cards: readonly number[]): Plan {
  return { cards, split: null, parts: [], leaves: 1, depth: 0, questions: 0 };
}

/** A question and what follows its branches. */
export function asked(cards: readonly number[], split: Split, parts: readonly Plan[]): Plan {
  return {
    cards,
    split,
    parts,
    leaves: parts.reduce((sum, part) => sum + part.leaves, 0),
    depth: 1 + Math.max(...parts.map(({ depth }) => depth)),
    questions: 1 + parts.reduce((sum, part) => sum + part.questions, 0),
  };
}

/** The plan as a tree, in the deck's keys. */
export function treeOf(plan: Plan, deck: Deck): Tree {
  const { split } = plan;
  const attribute = split && deck.attributes[split.attribute];
  if (!attribute) return LEAF;
  return {
    kind: 'ask',
    attribute: attribute.key,
    branches: plan.parts.map((part, at) => ({
      values: (split.groups[at] ?? []).map((value) => attribute.values[value]?.key ?? ''),
      to: treeOf(part, deck),
    })),
  };
}

/** The classes of a plan from left to right. */
export function leavesOf(plan: Plan): readonly (readonly number[])[] {
  return plan.split === null ? [plan.cards] : plan.parts.flatMap(leavesOf);
}

/** The class of every card, numbered as they first occur: a `Partition` in bytes. */
export function classesOf(plan: Plan, cards: number): Uint8Array {
  const of = new Uint8Array(cards);
  for (const [number, leaf] of leavesOf(plan).entries()) for (const card of leaf) of[card] = number;
  const names: number[] = [];
  let next = 0;
  for (let card = 0; card < cards; card += 1) {
    const old = of[card] ?? 0;
    let name = names[old];
    if (name === undefined) {
      name = next;
      names[old] = name;
      next += 1;
    }
    of[card] = name;
  }
  return of;
}

/** The same as a `Partition`. */
export function partitionBy(plan: Plan, cards: number): Partition {
  return [...classesOf(plan, cards)];
}
