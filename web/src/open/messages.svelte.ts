import type { Given, Key } from '@lusoria/i18n';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadOpenMessages, type Messages } from './messages/index.ts';

/** What is said of strangers and their tables; must be loaded before {@link o} is called. */
export const openMessages = localized(loadOpenMessages);

/** A message about open tables in the reader's language. */
export function o<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return openMessages.get()(key, ...given);
}
