import type { GameManifest } from '@lusoria/core';

export const manifest = {
  id: 'newgame',
  bot: 'thrifty',
  others: { bots: ['thrifty', 'random'], friends: 2 },
  offers: [{ key: 'newgame', options: {}, size: 'tile' }],
  load: async () => (await import('./game.ts')).game,
  lobby: async (language) => (await import('./messages/lobby/index.ts')).loadLobby(language),
  messages: async (language) => (await import('./messages/index.ts')).loadGameMessages(language),
} as const satisfies GameManifest;
