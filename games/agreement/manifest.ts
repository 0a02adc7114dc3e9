import type { GameManifest } from '@lusoria/core';
import { PARADIGM_IDS } from '@lusoria/latin';

export const manifest = {
  id: 'agreement',
  // Each deck can be called by itself.
  aliases: Object.fromEntries(PARADIGM_IDS.map((deck) => [deck, { deck }])),
  load: async () => (await import('./game.ts')).game,
  ui: async () => import('./ui/index.svelte.ts'),
  terminal: async () => import(/* @vite-ignore */ './cli/index.ts'),
} as const satisfies GameManifest;
