import { messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

export type { Messages } from './keys.gen.ts';

/** Loads what is said where one device goes from hand to hand. */
export const loadPassMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
