import type { Random } from '@lusoria/core';
import { pick } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';
import { type Demands, leastIn } from './check.ts';
import { grammarOf } from './grammar.ts';
import { asked, leafOf, type Plan, treeOf } from './plan.ts';
import { narrowed, widestPlan } from './search.ts';
import { type Split, splitsOf } from './split.ts';
import type { Tree } from './types.ts';

/** How hard a tree is to find out. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** What is asked of a tree that is drawn. */
export interface TreeWish extends Demands {
  readonly difficulty: Difficulty;
}

/** An easy tree asks once, or twice if it has no more classes than this. */
const EASY_CLASSES = 3;
/** A hard tree has at least so many classes, unless a number is demanded. */
const HARD_CLASSES = 5;
const HARD_DEPTH = 3;
/** How many classes a hard tree may have if none is demanded. */
const HARD_COUNTS = [5, 6, 7] as const;
const ATTEMPTS = 40;

/**
 * Whether there is any tree of this deck that meets the demands. With at least two classes and no
 * number demanded it is exact; for many classes on decks with many values the search may give up,
 * and then says no.
 */
export function hasTree(deck: Deck, demands: Demands): boolean {
  const { classes } = demands;
  return classes !== 1 && widestPlan(deck, demands).leaves >= Math.max(2, classes);
}

/**
 * Draws a valid tree (`checkTree`), the same for the same random numbers. Easy ones ask once, or
 * twice with up to three classes; medium ones are drawn evenly from the partitions of the grammar's
 * level 1; hard ones have many classes, group values or ask three times. If a difficulty has none
 * with the classes demanded, the next has to do, in the end whatever tree there is.
 *
 * @throws RangeError when there is none at all: `hasTree` says so before.
 */
export function generateTree(deck: Deck, wish: TreeWish, random: Random): Tree {
  // Growing at random may find what the search gave up: whether there is one must not depend on luck.
  if (!hasTree(deck, wish)) {
    throw new RangeError(`no tree of ${wish.classes} classes for ${deck.id}`);
  }
  return treeOf(drawn(deck, wish, random) ?? anyPlan(deck, wish, random), deck);
}

function drawn(deck: Deck, wish: TreeWish, random: Random): Plan | null {
  if (wish.difficulty === 'hard' && random.int(2) === 0) {
    const grown = wildPlan(deck, wish, random);
    if (grown !== null) return grown;
  }
  const { plans } = grammarOf(deck, wish);
  const fitting = plans.filter((plan) => isOf(plan, wish));
  const from = fitting.length > 0 ? fitting : plans;
  return from.length > 0 ? pick(from, random) : wildPlan(deck, wish, random);
}

function isOf({ depth, leaves, questions }: Plan, { difficulty, classes }: TreeWish): boolean {
  switch (difficulty) {
    case 'easy':
      return depth === 1 || leaves <= EASY_CLASSES;
    case 'medium':
      return true;
    case 'hard':
      return classes === 0 ? leaves >= HARD_CLASSES : questions > 1;
  }
}

/** Grows a tree by asking something somewhere until it has its classes; null when that fails. */
function wildPlan(deck: Deck, wish: TreeWish, random: Random): Plan | null {
  const least = leastIn(deck, wish);
  const target = wish.classes === 0 ? pick(HARD_COUNTS, random) : wish.classes;
  const all = [...deck.cards.keys()];
  const splits = new Map<readonly number[], readonly Split[]>();
  const ways = (cards: readonly number[]): readonly Split[] => {
    const found =
      splits.get(cards) ?? splitsOf(deck, cards, { least, parts: target, width: 'grouped' });
    splits.set(cards, found);
    return found;
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let plan = leafOf(all);
    let stuck = false;
    while (plan.leaves < target && !stuck) {
      const wider = withQuestion(plan, HARD_DEPTH, {
        room: target - plan.leaves,
        ways,
        random,
      });
      stuck = wider === null;
      plan = wider ?? plan;
    }
    if (plan.leaves === target) return plan;
  }
  return null;
}

interface Growth {
  /** How many classes may be added. */
  readonly room: number;
  ways(cards: readonly number[]): readonly Split[];
  readonly random: Random;
}

/** Asks something more in one of the classes; null where nothing fits. */
function withQuestion(plan: Plan, depth: number, growth: Growth): Plan | null {
  const { room, ways, random } = growth;
  if (depth === 0) return null;
  if (plan.split === null) {
    const fitting = ways(plan.cards).filter(({ parts }) => parts.length - 1 <= room);
    if (fitting.length === 0) return null;
    const split = pick(fitting, random);
    return asked(plan.cards, split, split.parts.map(leafOf));
  }
  const first = random.int(plan.parts.length);
  for (const step of plan.parts.keys()) {
    const at = (first + step) % plan.parts.length;
    const part = plan.parts[at];
    const wider = part ? withQuestion(part, depth - 1, growth) : null;
    if (wider) return asked(plan.cards, plan.split, plan.parts.with(at, wider));
  }
  return null;
}

/** A tree that was searched for, where there is one with so many classes. */
function anyPlan(deck: Deck, demands: Demands, random: Random): Plan {
  const leaves = demands.classes === 0 ? 2 : demands.classes;
  return narrowed(widestPlan(deck, demands), leaves, (bound) => random.int(bound));
}
