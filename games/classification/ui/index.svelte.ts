import { type OptionKey, optionsSchema, viewSchema } from '@lusoria/classification';
import { decodeOnce } from '@lusoria/core';
import * as v from 'valibot';
import { fetchMessages, messages } from './messages.svelte.ts';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import { placeOf } from './place.ts';
import DeckOption from './options/LateDeckOption.svelte';
import OptionsDeck from './options/LateOptionsDeck.svelte';
import Solution from './options/LateSolution.svelte';
import Prepare from './options/LatePrepare.svelte';
import { soundOf } from './sound.ts';
import LastCards from './review/LastCards.svelte';
import Report from './review/LateReport.svelte';
import Review from './review/LateReview.svelte';
import Sheet from './sheet/LateSheet.svelte';

/** The options in which tables differ most. */
const MAIN_OPTIONS: readonly OptionKey[] = ['tree', 'difficulty', 'verdict', 'description'];

/** Maximum time for descriptions, in seconds. */
const LONGEST = 900;

const gameUi: GameUi = {
  lingers: () => 1800,
  counts: (raw) => decodeOnce(viewSchema, raw).counts,
  Board,
  firstHints: async () => (await import('./first-hints.ts')).loadFirstHints(),
  sound: soundOf,
  place: placeOf,
  Report,
  LastCards,
  question: async () => (await import('./questions/Question.svelte')).default,
  Review,
  Prepare,
  Solution,
  sheet: { label: () => messages()('sheet'), Sheet },
  // Descriptions are made one after the other, so each adds its time.
  oneAfterAnother(options, people) {
    const { describing } = v.parse(optionsSchema, options);
    return { ...options, describing: Math.min(LONGEST, describing * people) };
  },
  optionControls: { deck: { Choice: DeckOption, Preview: OptionsDeck } },
  optionOrder: { first: MAIN_OPTIONS },
};

/** Loads the page of Classification, in the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchMessages();
  return gameUi;
}
