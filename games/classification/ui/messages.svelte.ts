import { localized, rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { loadMessages } from '../messages/index.ts';

const loaded = localized(loadMessages);

/** Fetches the messages of the game; they follow the language from then on. */
export const fetchMessages = loaded.load;

/** The messages of the game in the reader's language. */
export const messages = loaded.get;

/** The reason for a rejection, by the game or by the table. */
export function rejectionText(
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return messages().lookup(`rejection-${code}`, params) ?? rejection(code, params);
}
