import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Translator of the messages about a player's figures. */
export type FigureTranslator = Translator<Messages>;

/** Loads the messages about a player's figures over time. */
export const loadFigureMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
