import { randomFrom } from '@lusoria/core';
import type { Deck } from '@lusoria/agreement';
import type { Cell } from '@lusoria/latin';
import { type Belief, estimateAt, knownRange } from '../../learning/estimate.ts';
import type { Item } from '../../learning/items.ts';
import { mayPromise, promiseWords } from '../../learning/mastery.ts';
import { AHEAD, nextItem } from '../../learning/schedule.ts';

/** The page's random source, seeded unpredictably. */
export const dice = randomFrom(crypto.getRandomValues(new Uint8Array(32)));

/** The next item for a learner with this estimate, about some cells only if these are given. */
export function following(
  deck: Deck,
  belief: Belief,
  asked: readonly Item[],
  among?: readonly Cell[],
): Item {
  return nextItem(deck, estimateAt(belief, Date.now() + AHEAD), asked, dice, among);
}

/** What can be said of a learner now: an interval of known forms, and a promise; null where it is too little. */
export function standingOf(belief: Belief) {
  const now = Date.now();
  return {
    range: knownRange(estimateAt(belief, now)),
    promised: mayPromise(belief, now) ? promiseWords : null,
  };
}
