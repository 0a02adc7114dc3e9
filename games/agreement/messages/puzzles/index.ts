import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Translator of the messages of the puzzles. */
export type PuzzleTranslator = Translator<Messages>;

/** Loads the messages of the puzzles. */
export const loadPuzzleMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
