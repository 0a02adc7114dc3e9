import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';

/** Loads what the pages of events say. */
export const loadEventMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
