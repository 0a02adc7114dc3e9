import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Speaks the messages of a Skat table. */
export type SkatTranslator = Translator<Messages>;

/** Loads what page and terminal say at a Skat table. */
export const loadSkatMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
