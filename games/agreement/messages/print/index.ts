import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Loads the messages about printing. */
export const loadPrintMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
