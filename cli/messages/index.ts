import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';
export type CliTranslator = Translator<Messages>;

/** Loads the messages of the shell's commands. */
export const loadCliMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
