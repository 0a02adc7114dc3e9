import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Loads the messages common to all games' puzzles. */
export const loadPuzzleMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
