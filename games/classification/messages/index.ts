import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of Classification. */
export type ClassificationTranslator = Translator<Messages>;

/** Loads the messages of Classification, but for the help, the lesson and what the terminal alone says. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
