import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of an analysis that is done, and of hints. */
export type AnalysisTranslator = Translator<Messages>;

/** Loads what is said of a deal that was analysed, and of a hint. */
export const loadAnalysisMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
