import { optionsSchema, viewSchema } from '@lusoria/classification';
import * as v from 'valibot';
import { fetchMessages, messages } from './messages.svelte.ts';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import { placeOf } from './place.ts';
import Solution from './options/Solution.svelte';
import Prepare from './options/Prepare.svelte';
import Report from './review/Report.svelte';
import Review from './review/Review.svelte';
import Rules from './options/Rules.svelte';
import RulesSummary from './options/RulesSummary.svelte';
import Sheet from './sheet/Sheet.svelte';

/** Maximum time for descriptions, in seconds. */
const LONGEST = 900;

const gameUi: GameUi = {
  lingers: () => 1800,
  counts: (raw) => v.parse(viewSchema, raw).counts,
  Board,
  place: placeOf,
  Report,
  Preferences: null,
  Review,
  Prepare,
  Solution,
  sheet: { label: () => messages()('sheet'), Sheet },
  files: [],
  // Descriptions are made one after the other, so each adds its time.
  oneAfterAnother(options, people) {
    const { describing } = v.parse(optionsSchema, options);
    return { ...options, describing: Math.min(LONGEST, describing * people) };
  },
  Rules,
  RulesSummary,
};

/** Loads the page of Classification, in the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchMessages();
  return gameUi;
}
