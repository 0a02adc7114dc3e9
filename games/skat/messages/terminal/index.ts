import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages that only the terminal needs. */
export type TerminalTranslator = Translator<Messages>;

/** Loads the commands of Skat, the prompts, and the labels of a simulation. */
export const loadTerminalMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
