import { randomFrom } from '@lusoria/core';
import type { ParadigmId } from '@lusoria/latin';
import { type Belief, estimateAt } from '../../learning/estimate.ts';
import type { Item } from '../../learning/items.ts';
import { deckNamed } from '../../learning/journal.ts';
import { AHEAD, nextItem } from '../../learning/schedule.ts';

/** The dice of this page, which nobody foresees. */
export const dice = randomFrom(crypto.getRandomValues(new Uint8Array(32)));

/** The next item after these, for somebody of whom this is believed. */
export function following(deck: ParadigmId, belief: Belief, asked: readonly Item[]): Item {
  return nextItem(deckNamed(deck), estimateAt(belief, Date.now() + AHEAD), asked, dice);
}
