import type { Language } from '@lusoria/i18n';

export type { Messages as SharedMessages } from './keys.gen.ts';

/** What page and terminal say of a table in the same words; both load it with their own messages. */
export const sharedMessages = (language: Language): URL =>
  new URL(`./${language}.ftl`, import.meta.url);
