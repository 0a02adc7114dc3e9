import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages that only the terminal needs. */
export type TerminalTranslator = Translator<Messages>;

/** Loads what can be typed in Skat, what is asked for it, and what a simulation prints. */
export const loadTerminalMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
