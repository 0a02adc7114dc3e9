import type { Rejection } from '@lusoria/core';
import type { Given, Key } from '@lusoria/i18n';
import { localized, rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { loadDailyMessages, type Messages } from './messages/index.ts';

/** Messages about the deals of the days; must be loaded before {@link t} is called. */
export const messages = localized(loadDailyMessages);

/** A message about the deals of the days in the reader's language. */
export function t<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}

/** A rejection as a sentence in the reader's language. */
export function why({ code, params }: Rejection): string {
  return messages.get().lookup(`rejection-${code}`, params) ?? rejection(code, params);
}
