import type { Deck } from '../deck/types.ts';
import { type Demands, leastIn } from './check.ts';
import { asked, leafOf, type Plan } from './plan.ts';
import { cardsByValue, type Split, splitBy, splitsOf } from './split.ts';
import { TREE_BOUNDS } from './types.ts';

/** How many sets of cards are looked at before the search is content with what it has. */
const MOST_PLACES = 3000;

const found = new WeakMap<Deck, Map<number, Plan>>();

/**
 * A tree of this deck with as many classes as can be found, at most twelve. It looks at questions
 * with a branch for every value, one value against the rest, and values put together until there
 * are enough cards; on decks with many attributes it stops looking after a while.
 */
export function widestPlan(deck: Deck, demands: Demands): Plan {
  const least = leastIn(deck, demands);
  const plans = found.get(deck) ?? new Map<number, Plan>();
  found.set(deck, plans);
  const known = plans.get(least) ?? searched(deck, least);
  plans.set(least, known);
  return known;
}

function searched(deck: Deck, least: number): Plan {
  const seen = new Map<string, Plan>();
  const widest = (cards: readonly number[], depth: number): Plan => {
    const bound = Math.min(TREE_BOUNDS.classes, Math.floor(cards.length / least));
    if (depth === 0 || bound < 2) return leafOf(cards);
    const key = `${depth} ${cards.join()}`;
    const known = seen.get(key);
    if (known) return known;
    let best = leafOf(cards);
    for (const split of questions(deck, cards, least)) {
      if (best.leaves >= bound || seen.size > MOST_PLACES) break;
      const plan = asked(
        cards,
        split,
        split.parts.map((part) => widest(part, depth - 1)),
      );
      if (plan.leaves > best.leaves) best = plan;
    }
    seen.set(key, best);
    return best;
  };
  return widest([...deck.cards.keys()], TREE_BOUNDS.depth);
}

/** Questions with many branches first: they leave least to be searched. */
function questions(deck: Deck, cards: readonly number[], least: number): readonly Split[] {
  const plain = splitsOf(deck, cards, { least, parts: TREE_BOUNDS.classes, width: 'plain' });
  const heaped = [...deck.attributes.keys()].flatMap((attribute) => {
    const byValue = cardsByValue(deck, cards, attribute);
    const groups = heaps(byValue, least);
    return groups.length < 2 ? [] : [splitBy(attribute, groups, byValue)];
  });
  return [...plain, ...heaped].toSorted((a, b) => b.parts.length - a.parts.length);
}

/** Puts values together, the frequent ones first, until each group has enough cards. */
function heaps(
  byValue: ReadonlyMap<number, readonly number[]>,
  least: number,
): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let group: number[] = [];
  let count = 0;
  for (const [value, cards] of [...byValue].toSorted(([, a], [, b]) => b.length - a.length)) {
    group.push(value);
    count += cards.length;
    if (count < least) continue;
    groups.push(group);
    group = [];
    count = 0;
  }
  // What is too little for a group of its own goes to the last one.
  groups.at(-1)?.push(...group);
  return groups;
}

/**
 * A plan with fewer classes: the deepest questions lose branches or are not asked at all. Every
 * number of classes from two up can be had like this.
 *
 * @param turn chooses one of so many questions
 */
export function narrowed(plan: Plan, leaves: number, turn: (bound: number) => number): Plan {
  let narrow = plan;
  while (narrow.leaves > leaves) narrow = lessOne(narrow, turn);
  return narrow;
}

function lessOne(plan: Plan, turn: (bound: number) => number): Plan {
  const { cards, split, parts } = plan;
  if (split === null) return plan;
  const deeper = parts.flatMap((part, at) => (part.split === null ? [] : [at]));
  if (deeper.length > 0) {
    const chosen = deeper[turn(deeper.length)] ?? -1;
    return asked(
      cards,
      split,
      parts.map((part, at) => (at === chosen ? lessOne(part, turn) : part)),
    );
  }
  if (parts.length === 2) return leafOf(cards);
  const [first = [], second = [], ...others] = split.groups;
  const [one = [], two = [], ...rest] = split.parts;
  const both = [...one, ...two].toSorted((a, b) => a - b);
  const joined = {
    attribute: split.attribute,
    groups: [[...first, ...second], ...others],
    parts: [both, ...rest],
  };
  return asked(cards, joined, joined.parts.map(leafOf));
}
