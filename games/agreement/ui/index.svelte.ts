import { eventSchema, viewSchema } from '@lusoria/agreement';
import { decodeOnce } from '@lusoria/core';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import type { Sound } from '@lusoria/web-kit/sound/kinds.ts';
import Board from './Board.svelte';
import DeckChoice from './LateDeckChoice.svelte';
import LastCards from './LastCards.svelte';
import { placeOf } from './place.ts';
import Preferences from './Preferences.svelte';
import Review from './LateReview.svelte';
import { loadMessages } from './messages.svelte.ts';
import { isDecidedUnread } from './verdict/looked.ts';

/** Time to read why a challenge ended the round. */
const TO_READ_MS = 12_000;

const gameUi: GameUi = {
  lingers: (raw) => (isDecidedUnread(decodeOnce(viewSchema, raw)) ? TO_READ_MS : 1600),
  counts: (raw) => decodeOnce(viewSchema, raw).counts,
  // Who consults the form tables need not decide anything.
  isAsked: (raw) => {
    const { you, dispute } = decodeOnce(viewSchema, raw);
    return you === null || !dispute?.looking.includes(you);
  },
  Board,
  firstHints: async () => (await import('./first-hints.ts')).firstHints,
  sound: soundOf,
  place: placeOf,
  LastCards,
  question: async () => (await import('./questions/Question.svelte')).default,
  Preferences,
  Review,
  optionControls: { deck: { Choice: DeckChoice } },
};

/** What an event sounds like; a challenge tells whether the card was laid rightly. */
function soundOf(raw: unknown): Sound | null {
  const event = decodeOnce(eventSchema, raw);
  switch (event.type) {
    case 'laid':
      return 'lay';
    case 'drew':
      return 'draw';
    case 'settled':
      return event.upheld ? 'wrong' : 'right';
    default:
      return null;
  }
}

/** Loads the page of the agreement games, with the messages of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await loadMessages();
  return gameUi;
}
