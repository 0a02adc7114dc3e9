import { seeded } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';
import { leastIn } from './check.ts';
import { agrees, cluesOf, type Clue, deckSeen, type Seen } from './clues.ts';
import { generateTree, hasTree } from './generate.ts';
import { asked, classesOf, leafOf, type Plan, treeOf } from './plan.ts';
import { splitsOf } from './split.ts';
import { type Tree, TREE_BOUNDS } from './types.ts';

const USUAL_MOST = 8;
/** What it weighs that a class on the table is torn, or that two of them are one. */
const TABLE_WEIGHT = 4;

/**
 * A tree from the verdicts alone, for when no grammar holds one: it asks, one after the other, what
 * best agrees with them. Always the same for the same verdicts; null when the deck has no tree.
 */
export function grownTree(seen: Seen): Tree | null {
  const deck = deckSeen(seen);
  const { options } = seen;
  if (!hasTree(deck, options)) return null;
  const enough = ({ leaves }: Plan): boolean =>
    options.classes === 0 ? leaves > 1 : leaves === options.classes;
  // What lies together on the table is torn only when there is no other way.
  for (const tearing of [false, true]) {
    const plan = grownPlan(deck, seen, tearing);
    if (enough(plan)) return treeOf(plan, deck);
  }
  return generateTree(deck, { ...options, difficulty: 'medium' }, seeded('grown'));
}

function grownPlan(deck: Deck, seen: Seen, tearing: boolean): Plan {
  const demands = seen.options;
  const clues = cluesOf(seen);
  const together = seen.classes.map(({ cards }) => cards);
  const most = demands.classes === 0 ? USUAL_MOST : demands.classes;
  const least = leastIn(deck, demands);
  const numbers = new Map(together.flatMap((cards, number) => cards.map((card) => [card, number])));
  const whole = tearing ? {} : { together: numbers };
  const wrong = (plan: Plan): number => faults(classesOf(plan, deck.cards.length), clues, together);
  const ways = (plan: Plan, room: number): readonly Plan[] =>
    splitsOf(deck, plan.cards, { least, parts: room + 1, width: 'grouped', ...whole }).map(
      (split) => asked(plan.cards, split, split.parts.map(leafOf)),
    );
  let plan = leafOf([...deck.cards.keys()]);
  let faultsLeft = wrong(plan);
  while (plan.leaves < most) {
    const wider = widened(plan, (leaf) => ways(leaf, most - plan.leaves), TREE_BOUNDS.depth);
    const scored = wider.map((next) => ({ next, faults: wrong(next) }));
    const best = scored.reduce((a, b) => (b.faults < a.faults ? b : a), {
      next: plan,
      faults: Number.POSITIVE_INFINITY,
    });
    const must = demands.classes !== 0 || plan.leaves === 1;
    if (best.next === plan || (best.faults >= faultsLeft && !must)) break;
    plan = best.next;
    faultsLeft = best.faults;
  }
  return plan;
}

/** Every plan with one question more. */
function widened(
  plan: Plan,
  ways: (leaf: Plan) => readonly Plan[],
  depth: number,
): readonly Plan[] {
  const { cards, split, parts } = plan;
  if (depth === 0) return [];
  if (split === null) return ways(plan);
  return parts.flatMap((part, at) =>
    widened(part, ways, depth - 1).map((wider) => asked(cards, split, parts.with(at, wider))),
  );
}

/** How much speaks against a partition. */
function faults(
  of: Uint8Array,
  clues: readonly Clue[],
  together: readonly (readonly number[])[],
): number {
  const wrong = clues.filter((clue) => !agrees(clue, of, 0)).length;
  const torn = together.map((cards) => new Set(cards.map((card) => of[card])).size - 1);
  const apart = new Set(together.map(([card = 0]) => of[card])).size;
  const table = torn.reduce((sum, extra) => sum + extra, 0) + together.length - apart;
  return wrong + TABLE_WEIGHT * table;
}
