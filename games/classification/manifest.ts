import type { GameManifest } from '@lusoria/core';

export const manifest = {
  id: 'classification',
  load: async () => (await import('./game.ts')).game,
  ui: async () => import('./ui/index.svelte.ts'),
  terminal: async () => import(/* @vite-ignore */ './cli/index.ts'),
} as const satisfies GameManifest;
