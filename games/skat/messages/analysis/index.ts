import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of an analysis that is done, and of hints. */
export type AnalysisTranslator = Translator<Messages>;

/** Loads the messages of analyses and hints. */
export const loadAnalysisMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
