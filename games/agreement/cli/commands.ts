import type { CommandEntry } from '@lusoria/cli-kit/command.ts';
import { loadTerminalMessages } from '../messages/terminal/index.ts';

/** Modes of `lusoria simulate` besides playing games. */
export const simulations: readonly CommandEntry[] = [
  {
    name: 'simulate learning',
    takes: '',
    summary: async (language) => (await loadTerminalMessages(language))('learning-summary'),
    load: async () => (await import('./learning/command.ts')).simulateLearning,
  },
];

/** Commands that only these games have. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'practice',
    takes: '[DECK]',
    summary: async (language) => (await loadTerminalMessages(language))('practice-summary'),
    load: async () => (await import('./practice/command.ts')).practice,
  },
  {
    name: 'replay-learning',
    takes: 'FILE',
    summary: async (language) => (await loadTerminalMessages(language))('replay-summary'),
    load: async () => (await import('./learning/replay.ts')).replayLearning,
  },
];
