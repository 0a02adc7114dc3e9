import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';
export type SkatCommandTranslator = Translator<Messages>;

/** Loads the messages of the commands of Skat. */
export const loadSkatCommandMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
