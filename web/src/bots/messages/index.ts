import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';

/** Loads what is said of bots that people have. */
export const loadBotMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
