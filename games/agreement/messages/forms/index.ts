import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Translator of the messages about a learner's forms and practice. */
export type FormsTranslator = Translator<Messages>;

/** Loads the messages about a learner's forms. */
export const loadFormsMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
