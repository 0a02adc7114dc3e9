import { type LanguageTranslator, loadLanguageMessages } from '@lusoria/i18n';
import { localized, rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { type ClassificationTranslator, loadMessages } from '../messages/index.ts';

const loaded = localized(async (language) => {
  const [t, lists] = await Promise.all([loadMessages(language), loadLanguageMessages(language)]);
  return { t, lists };
});

/** Fetches the messages of the game; they follow the language from then on. */
export const fetchMessages = loaded.load;

/** The messages of the game in the reader's language. */
export function messages(): ClassificationTranslator {
  return loaded.get().t;
}

/** How the reader's language joins a list. */
export function listMessages(): LanguageTranslator {
  return loaded.get().lists;
}

/** Why something was rejected, by the game or by the table. */
export function rejectionText(
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return messages().lookup(`rejection-${code}`, params) ?? rejection(code, params);
}
