import type { Given, Key } from '@lusoria/i18n';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadDayMessages, type Messages } from './messages/index.ts';

/** What is said of tables by the day; must be loaded before {@link d} is called. */
export const dayMessages = localized(loadDayMessages);

/** A message about tables by the day in the reader's language. */
export function d<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return dayMessages.get()(key, ...given);
}
