import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

/** Loads the messages about the games as a collection. */
export const loadCollectionMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
