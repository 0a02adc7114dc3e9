import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** The translator of a player's figures. */
export type FigureTranslator = Translator<Messages>;

/** Loads the messages of a player's figures over time. */
export const loadFigureMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
