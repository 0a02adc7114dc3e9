import type { Given, Key } from '@lusoria/i18n';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadPassMessages, type Messages } from './messages/index.ts';

/** Messages for a shared device; must be loaded before {@link p} is called. */
export const messages = localized(loadPassMessages);

/** One of these messages in the reader's language. */
export function p<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}
