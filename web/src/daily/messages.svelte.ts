import type { Rejection } from '@lusoria/core';
import type { Given, Key } from '@lusoria/i18n';
import { localized, rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { loadDailyMessages, type Messages } from './messages/index.ts';

/** Messages about the deals of the days; must be loaded before {@link t} is called. */
export const messages = localized(loadDailyMessages);

/** A refused request as a sentence in the reader's language. */
export function why(refusal: Rejection): string {
  const own = messages.get().lookup(`rejection-${refusal.code}`, refusal.params);
  return own ?? rejection(refusal.code, refusal.params);
}

/** A message about the deals of the days in the reader's language. */
export function t<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}
