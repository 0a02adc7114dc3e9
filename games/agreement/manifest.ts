import type { GameManifest } from '@lusoria/core';
import { FORMS } from './messages/lobby/forms.ts';

/** The decks of the printed games. */
const MAIN: readonly string[] = ['is', 'ille', 'ipse'];

/** All decks. Their paradigms are not loaded for this. */
const DECKS = Object.keys(FORMS);

export const manifest = {
  id: 'agreement',
  // Each deck is a name for the game with that deck.
  aliases: Object.fromEntries(DECKS.map((deck) => [deck, { deck }])),
  bot: 'uniform',
  bots: ['random', 'pupil:50', 'pupil:70', 'pupil:90', 'uniform', 'mobile', 'companion', 'coach'],
  levels: [
    'pupil:20',
    'pupil:35',
    'pupil:50',
    'pupil:65',
    'pupil:80',
    'pupil:90',
    'uniform',
    'mobile',
  ],
  pupils: async () => (await import('./pupils.ts')).pupils,
  others: { bots: ['uniform', 'pupil:70'], friends: 1 },
  offers: DECKS.map((deck) => ({
    key: deck,
    options: { deck },
    size: MAIN.includes(deck) ? 'tile' : 'line',
  })),
  load: async () => (await import('./game.ts')).game,
  facts: async () => (await import('./facts.ts')).facts,
  messages: async (language) =>
    (await import('./messages/game-messages.ts')).loadGameMessages(language),
  lobby: async (language) => (await import('./messages/lobby/index.ts')).loadLobby(language),
  tile: async () => import('./ui/tile/Tile.svelte'),
  pages: {
    '/practice/agreement': {
      kind: 'practice',
      icon: 'pen',
      load: async () => (await import('./ui/pages.ts')).practice(),
    },
    '/forms/agreement': {
      kind: 'practice',
      icon: 'grid',
      load: async () => (await import('./ui/pages.ts')).forms(),
    },
    '/agreement/puzzles': {
      kind: 'practice',
      icon: 'puzzle',
      load: async () => (await import('./ui/pages.ts')).puzzles(),
    },
    '/agreement/words': {
      kind: 'deck',
      icon: 'file',
      load: async () => (await import('./ui/pages.ts')).words(),
    },
  },
  puzzles: {
    page: '/agreement/puzzles',
    scene: async (id) => (await import('./puzzle-scene.ts')).puzzleScene(id),
  },
  report: async (language) => (await import('./report.ts')).report(language),
  insight: async (language) => (await import('./insight.ts')).insight(language),
  questions: {
    load: async () => (await import('./questions.ts')).questions(),
    words: async (language) => (await import('./questions.ts')).questionWords(language),
  },
  practice: {
    load: async () => (await import('./practice.ts')).practice,
    item: async () => (await import('./ui/pages.ts')).item(),
  },
  hint: async (language) => (await import('./hint.ts')).hint(language),
  keptDecks: async () => (await import('./ui/words/kept.ts')).offered(),
  keepDeck: async (options) => (await import('./ui/words/kept.ts')).keep(options),
  forgetDecks: async () => (await import('./ui/words/kept.ts')).forgetAll(),
  ui: async () => import('./ui/index.svelte.ts'),
  lessons: {
    offers: DECKS,
    load: async () => (await import('./lessons/index.ts')).courses,
    messages: async (language) =>
      (await import('./messages/lessons/index.ts')).loadLessonMessages(language),
    table: { options: { tables: 'open' }, bots: ['pupil:70'] },
  },
  plans: async (language) => (await import('./plans.ts')).plans(language),
  print: async () => import('./print/index.ts'),
  terminal: async () => import(/* @vite-ignore */ './cli/index.ts'),
  commands: async () => import(/* @vite-ignore */ './cli/commands.ts'),
} as const satisfies GameManifest;
