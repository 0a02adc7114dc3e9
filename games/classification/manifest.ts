import type { GameManifest } from '@lusoria/core';

export const manifest = {
  id: 'classification',
  bot: 'reasoner:skilled',
  bots: [
    'random',
    'reasoner:beginner',
    'reasoner:skilled',
    'reasoner:strong',
    // These play the sage in their own style.
    'sage:competitive',
    'sage:teaching',
  ],
  levels: ['reasoner:novice', 'reasoner:beginner', 'reasoner:skilled', 'reasoner:strong'],
  others: { bots: ['reasoner:skilled', 'reasoner:skilled'], friends: 2 },
  // A player who starts at once begins as a player, not as the sage.
  offers: [{ key: 'classification', options: {}, alone: { first: '2' }, size: 'tile' }],
  load: async () => (await import('./game.ts')).game,
  facts: async () => (await import('./facts.ts')).facts,
  messages: async (language) =>
    (await import('./messages/game-messages.ts')).loadGameMessages(language),
  lobby: async (language) => (await import('./messages/lobby/index.ts')).loadLobby(language),
  tile: async () => import('./ui/tile/Tile.svelte'),
  lessons: {
    offers: ['classification'],
    load: async () => (await import('./lessons/index.ts')).courses,
    messages: async (language) =>
      (await import('./messages/lessons/index.ts')).loadLessonMessages(language),
    table: { options: {}, bots: ['sage:teaching', 'reasoner:beginner'] },
  },
  pages: {
    '/classification/figures': {
      kind: 'tool',
      icon: 'chart',
      load: async () => import('./ui/figures/FiguresPage.svelte'),
    },
    '/classification/decks': {
      kind: 'deck',
      icon: 'file',
      load: async () => import('./ui/decks/DecksPage.svelte'),
    },
  },
  report: async (language) => (await import('./report.ts')).report(language),
  insight: async (language) => (await import('./insight.ts')).insight(language),
  questions: {
    load: async () => (await import('./questions.ts')).questions(),
    words: async (language) => (await import('./questions.ts')).questionWords(language),
  },
  hint: async (language) => (await import('./hint.ts')).hint(language),
  keptDecks: async () => (await import('./ui/cards/offered.ts')).offered(),
  keepDeck: async (options) => (await import('./ui/cards/offered.ts')).keep(options),
  forgetDecks: async () => (await import('./ui/cards/offered.ts')).forgetAll(),
  ui: async () => import('./ui/index.svelte.ts'),
  plans: async (language) => (await import('./plans.ts')).plans(language),
  print: async () => import('./print/index.ts'),
  terminal: async () => import(/* @vite-ignore */ './cli/index.ts'),
} as const satisfies GameManifest;
