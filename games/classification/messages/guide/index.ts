import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks what is said in the round that teaches the game. */
export type GuideTranslator = Translator<Messages>;

/** Loads what is said in the round that teaches the game. */
export const loadGuideMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
