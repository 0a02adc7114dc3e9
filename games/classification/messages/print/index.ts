import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Translator of the messages about printing. */
export type ClassificationPrintTranslator = Translator<Messages>;

/** Loads the messages about printing. */
export const loadPrintMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
