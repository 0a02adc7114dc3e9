import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Loads what is said of the puzzles of every game. */
export const loadPuzzleMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
