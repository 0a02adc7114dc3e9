import type { OptionFile } from '@lusoria/cli-kit/terminal-module.ts';
import type { Language } from '@lusoria/i18n';
import { deckFile, readDeckText } from '@lusoria/classification';
import { deckProblemText } from '../messages/deck.ts';
import { loadMessages } from '../messages/index.ts';

/**
 * Reads the value of an option from a file, such as a custom deck.
 *
 * @param text contents of the file
 * @param language language of a problem's message
 * @param file its name: a deck that is a table gets its id and title from it
 * @returns null if this option is not read from files
 */
export async function readOptionFile(
  key: string,
  text: string,
  language: Language,
  file: string,
): Promise<OptionFile | null> {
  if (key !== 'deck') return null;
  const deck = readDeckText(text, file);
  if (deck.ok) return { ok: true, value: deckFile(deck.value) };
  return { ok: false, problem: deckProblemText(await loadMessages(language), deck.rejection) };
}
