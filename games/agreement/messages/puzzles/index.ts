import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks of the puzzles. */
export type PuzzleTranslator = Translator<Messages>;

/** Loads what is said of the puzzles. */
export const loadPuzzleMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
