import type { Language } from '@lusoria/i18n';

export type { Messages as SharedMessages } from './keys.gen.ts';

/** Messages about a table that page and terminal share; both load it with their own messages. */
export const sharedMessages = (language: Language): URL =>
  new URL(`./${language}.ftl`, import.meta.url);
