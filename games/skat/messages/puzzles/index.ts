import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of the puzzles. */
export type PuzzleTranslator = Translator<Messages>;

/** Loads the messages of puzzles. */
export const loadPuzzleMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
