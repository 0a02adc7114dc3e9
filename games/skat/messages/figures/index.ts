import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of somebody's figures. */
export type FigureTranslator = Translator<Messages>;

/** Loads what is said of somebody's figures over time. */
export const loadFigureMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
