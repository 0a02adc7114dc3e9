import { viewSchema } from '@lusoria/agreement';
import { decodeOnce } from '@lusoria/core';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import DeckChoice from './LateDeckChoice.svelte';
import LastCards from './LastCards.svelte';
import { firstHints } from './first-hints.ts';
import { placeOf } from './place.ts';
import Preferences from './Preferences.svelte';
import Review from './LateReview.svelte';
import { loadMessages } from './messages.svelte.ts';

const gameUi: GameUi = {
  lingers: () => 1600,
  counts: (raw) => decodeOnce(viewSchema, raw).counts,
  // Who consults the form tables need not decide anything.
  isAsked: (raw) => {
    const { you, dispute } = decodeOnce(viewSchema, raw);
    return you === null || !dispute?.looking.includes(you);
  },
  Board,
  firstHints,
  place: placeOf,
  LastCards,
  Preferences,
  Review,
  optionControls: { deck: { Choice: DeckChoice } },
};

/** Loads the page of the agreement games, with the messages of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await loadMessages();
  return gameUi;
}
