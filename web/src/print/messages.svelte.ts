import type { Given, Key } from '@lusoria/i18n';
import { loadPrintMessages, problemText } from '@lusoria/print/messages/index.ts';
import type { Messages } from '@lusoria/print/messages/keys.gen.ts';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import type { Problem } from './protocol.ts';

/** Messages on printing; must be loaded before {@link p} is called. */
export const messages = localized(loadPrintMessages);

/** A message on printing in the reader's language. */
export function p<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}

/** Why something cannot be printed, as a sentence. */
export function problem(one: Problem): string {
  return problemText(messages.get(), one);
}
