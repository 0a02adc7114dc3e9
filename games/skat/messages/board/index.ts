import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Loads the messages of the board. */
export const loadBoardMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
