import type { Given, Key } from '@lusoria/i18n';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadSharingMessages, type Messages } from './messages/index.ts';

/** Messages of what people share; must be loaded before {@link t} is called. */
export const messages = localized(loadSharingMessages);

/** A message of it in the reader's language. */
export function t<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}
