import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks of what somebody knows of the forms, and of practice. */
export type FormsTranslator = Translator<Messages>;

/** Loads what is said of somebody's forms. */
export const loadFormsMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
