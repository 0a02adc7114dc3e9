import type { Given, Key } from '@lusoria/i18n';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadSchoolMessages, type Messages } from './messages/index.ts';

/** Messages about pages elsewhere: of schools' platforms, and those in which this one is embedded. */
export const messages = localized(loadSchoolMessages);

/** One of them in the reader's language; they must be loaded before. */
export function t<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}
