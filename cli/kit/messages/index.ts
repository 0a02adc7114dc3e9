import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';
export type TerminalTranslator = Translator<Messages>;

/** Loads the messages of what is said at the terminal whatever the command and the game. */
export const loadTerminalMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
