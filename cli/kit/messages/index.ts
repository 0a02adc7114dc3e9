import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';
export type CommonTranslator = Translator<Messages>;

/** Loads the messages of what is said at the terminal whatever the command and the game. */
export const loadCommonMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
