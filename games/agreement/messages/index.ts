import { messageLoader, type Translator } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Translator of the messages of the agreement games. */
export type AgreementTranslator = Translator<Messages>;

/** Loads the messages of the agreement games at a table. */
export const loadAgreementMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
