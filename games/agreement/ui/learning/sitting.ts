import { randomFrom } from '@lusoria/core';
import type { ParadigmId } from '@lusoria/latin';
import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { chosenPerson } from '@lusoria/web-kit/people.svelte.ts';
import { type Belief, estimateAt } from '../../learning/estimate.ts';
import type { Item } from '../../learning/items.ts';
import { AHEAD, nextItem } from '../../learning/schedule.ts';
import { type Answered, deckNamed, GAME } from './records.ts';

/** Items of a sitting: about five minutes. */
export const SITTING = 30;

const random = randomFrom(crypto.getRandomValues(new Uint8Array(32)));

/** The next item after these, for somebody of whom this is believed. */
export function following(deck: ParadigmId, belief: Belief, asked: readonly Item[]): Item {
  return nextItem(deckNamed(deck), estimateAt(belief, Date.now() + AHEAD), asked, random);
}

/** A name for a sitting that no other has. */
export function newSitting(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps a sitting with everything that was answered so far. */
export async function keepSitting(id: string, answers: readonly Answered[]): Promise<void> {
  const at = answers.at(-1)?.at ?? Date.now();
  const journal = await openJournal(chosenPerson().key);
  await journal.keep({ kind: 'practice', version: 1, game: GAME, id, at, answers: [...answers] });
}
