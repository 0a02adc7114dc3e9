import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks of what can be printed. */
export type SkatPrintTranslator = Translator<Messages>;

/** Loads the messages of printable sheets. */
export const loadPrintMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
