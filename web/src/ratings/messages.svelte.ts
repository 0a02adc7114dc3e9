import type { Rejection } from '@lusoria/core';
import { localized, rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { loadRatingsMessages } from './messages/index.ts';

/** Messages about strengths; must be loaded before they are shown. */
export const messages = localized(loadRatingsMessages);

/** A refused request as a sentence in the reader's language. */
export const why = ({ code, params }: Rejection): string =>
  messages.get().lookup(`rejection-${code}`, params) ?? rejection(code, params);
