import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Translator of the messages of Classification. */
export type ClassificationTranslator = Translator<Messages>;

/** Loads the messages of Classification, except those of help, lesson and terminal. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
