import type { GameManifest } from '@lusoria/core';

export const manifest = {
  id: 'skat',
  bot: 'decent',
  bots: ['random', 'strong:beginner', 'decent', 'strong:club', 'strong:expert', 'strong'],
  levels: [
    'novice:75',
    'novice:50',
    'novice:25',
    'strong:beginner',
    'decent',
    'strong:club',
    'strong:expert',
    'strong',
  ],
  others: { bots: ['decent', 'decent'], friends: 2 },
  offers: [{ key: 'skat', options: {}, size: 'tile' }],
  load: async () => (await import('./game.ts')).game,
  facts: async () => (await import('./facts.ts')).facts,
  messages: async (language) =>
    (await import('./messages/game-messages.ts')).loadGameMessages(language),
  lobby: async (language) => (await import('./messages/lobby/index.ts')).loadLobby(language),
  tile: async () => import('./ui/tile/Tile.svelte'),
  lessons: {
    offers: ['skat'],
    load: async () => (await import('./lessons/index.ts')).courses,
    messages: async (language) =>
      (await import('./messages/lessons/index.ts')).loadLessonMessages(language),
    // Tricks and points may be looked at, as nobody remembers them at first.
    table: { options: { tricks: 'open' }, bots: ['strong:beginner', 'strong:beginner'] },
  },
  pages: {
    '/skat/puzzles': {
      kind: 'tool',
      icon: 'puzzle',
      load: async () => (await import('./ui/pages.ts')).puzzles(),
    },
    '/skat/board': {
      kind: 'tool',
      icon: 'branch',
      load: async () => (await import('./ui/pages.ts')).board(),
    },
    '/skat/figures': {
      kind: 'tool',
      icon: 'chart',
      load: async () => (await import('./ui/pages.ts')).figures(),
    },
    '/records': {
      kind: 'tool',
      icon: 'file',
      load: async () => (await import('./ui/pages.ts')).records(),
    },
  },
  puzzles: {
    page: '/skat/puzzles',
    scene: async (id) => (await import('./puzzle-scene.ts')).puzzleScene(id),
  },
  report: async (language) => (await import('./messages/report/index.ts')).report(language),
  insight: async (language) => (await import('./insight.ts')).insight(language),
  questions: {
    load: async () => (await import('./questions.ts')).questions(),
    words: async (language) => (await import('./questions.ts')).questionWords(language),
  },
  hint: async (language) => (await import('./hint.ts')).hint(language),
  ui: async () => import('./ui/index.svelte.ts'),
  exam: async () => (await import('./exam/index.ts')).loadExam(),
  print: async () => import('./print/index.ts'),
  terminal: async () => import(/* @vite-ignore */ './cli/index.ts'),
  commands: async () => import(/* @vite-ignore */ './cli/commands.ts'),
} as const satisfies GameManifest;
