import type { GameManifest } from '@lusoria/core';
import { PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';

/** The decks that come from printed cards. */
const MAIN: readonly ParadigmId[] = ['is', 'ille', 'ipse'];

export const manifest = {
  id: 'agreement',
  // Each deck can be called by itself.
  aliases: Object.fromEntries(PARADIGM_IDS.map((deck) => [deck, { deck }])),
  bot: 'uniform',
  others: { bots: ['uniform', 'pupil:70'], friends: 1 },
  offers: PARADIGM_IDS.map((deck) => ({
    key: deck,
    options: { deck },
    size: MAIN.includes(deck) ? 'tile' : 'line',
  })),
  load: async () => (await import('./game.ts')).game,
  messages: async (language) =>
    (await import('./messages/game-messages.ts')).loadGameMessages(language),
  ui: async () => import('./ui/index.svelte.ts'),
  terminal: async () => import(/* @vite-ignore */ './cli/index.ts'),
} as const satisfies GameManifest;
