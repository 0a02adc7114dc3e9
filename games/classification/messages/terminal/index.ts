import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Translator of the messages of the terminal. */
export type TerminalTranslator = Translator<Messages>;

/** Loads the messages of the terminal. */
export const loadTerminalMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
