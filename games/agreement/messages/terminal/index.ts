import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type TerminalTranslator = Translator<Messages>;

/** Loads the messages of the agreement games that only the terminal needs. */
export const loadTerminalMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
