import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of the board. */
export type BoardTranslator = Translator<Messages>;

/** Loads the messages of the board. */
export const loadBoardMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
