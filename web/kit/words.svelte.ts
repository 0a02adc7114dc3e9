import type { Language } from '@lusoria/i18n';
import { loadUi, type UiWords } from '@lusoria/words/ui';
import { localized } from './messages.svelte.ts';

export { refusal } from './messages.svelte.ts';

// Going, as soon as no page of a game needs it.
const words = localized(loadUi);
export const loadWords = words.load;
export const hasWords = words.loaded;

/** What the pages of games still take from the words of the page. */
export function ui(): UiWords {
  return words.get();
}

/** The words of one game: fetched when its page is, following the language from then on. */
export function gameWords<T>(load: (language: Language) => Promise<T>) {
  const messages = localized(load);
  return { fetch: messages.load, get: messages.get };
}
