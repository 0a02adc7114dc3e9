import type { GameManifest } from '@lusoria/core';

export const manifest = {
  id: 'skat',
  bot: 'decent',
  bots: ['random', 'strong:beginner', 'decent', 'strong:club', 'strong:expert', 'strong'],
  others: { bots: ['decent', 'decent'], friends: 2 },
  offers: [{ key: 'skat', options: {}, size: 'tile' }],
  load: async () => (await import('./game.ts')).game,
  messages: async (language) =>
    (await import('./messages/game-messages.ts')).loadGameMessages(language),
  lobby: async (language) => (await import('./messages/lobby/index.ts')).loadLobby(language),
  tile: async () => import('./ui/tile/Tile.svelte'),
  pages: {
    '/records': { kind: 'tool', load: async () => import('./ui/RecordsPage.svelte') },
  },
  ui: async () => import('./ui/index.svelte.ts'),
  print: async () => import('./print/index.ts'),
  terminal: async () => import(/* @vite-ignore */ './cli/index.ts'),
} as const satisfies GameManifest;
