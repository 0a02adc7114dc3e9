import type { Given, Key } from '@lusoria/i18n';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadAdaptationMessages, type Messages } from './messages/index.ts';

const messages = localized(loadAdaptationMessages);

/** The messages of what differs for single pupils. */
export const loadTexts = messages.load;

export function t<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}
