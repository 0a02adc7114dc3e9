import { viewSchema } from '@lusoria/agreement';
import * as v from 'valibot';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import { differing } from './presets.ts';
import { placeOf } from './place.ts';
import Preferences from './Preferences.svelte';
import Report from './Report.svelte';
import Review from './Review.svelte';
import Rules from './Rules.svelte';
import RulesSummary from './RulesSummary.svelte';
import { loadMessages } from './messages.svelte.ts';

const gameUi: GameUi = {
  lingers: () => 1600,
  chosen: differing,
  counts: (raw) => v.parse(viewSchema, raw).counts,
  // Who consults the form tables need not decide anything.
  isAsked: (raw) => {
    const { you, dispute } = v.parse(viewSchema, raw);
    return you === null || !dispute?.looking.includes(you);
  },
  Board,
  place: placeOf,
  Report,
  Preferences,
  Review,
  sheet: null,
  files: [],
  Rules,
  RulesSummary,
};

/** Loads the page of the agreement games, with the messages of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await loadMessages();
  return gameUi;
}
