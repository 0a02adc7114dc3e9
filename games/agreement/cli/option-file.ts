import { parsedJson } from '@lusoria/cli-kit/files.ts';
import type { OptionFile } from '@lusoria/cli-kit/terminal-module.ts';
import type { Language } from '@lusoria/i18n';
import { problemText as fileProblem, readParadigm } from '@lusoria/latin';
import { basename } from 'node:path';
import {
  loadWordsMessages,
  problemText,
  refusalText,
  type WordsTranslator,
} from '../messages/words/index.ts';
import { inGrammar } from '../messages/grammar.ts';
import { deckOfTable, readTable, titleOfTable } from '../notation/table/index.ts';
import { isOwnDeck, grammarOf, OWN_BOUNDS, readOwnDeck } from '../rules/own-deck.ts';

/** Problems that are told; the rest is left away. */
const MAX_TOLD = 8;

/**
 * Reads the file of a custom deck: a table of forms, or JSON. Problems of a table are told in the reader's language,
 * with the place of each, those of JSON in plain English.
 *
 * @returns null if the option takes no file
 * @throws Usage if a file that begins as JSON is none
 */
export async function readOptionFile(
  key: string,
  text: string,
  language: Language,
  file: string,
): Promise<OptionFile | null> {
  if (key !== 'deck') return null;
  const t = await loadWordsMessages(language);
  if (!text.trimStart().startsWith('{')) return readTableFile(t, text, file);
  const value = parsedJson(file, text);
  if (typeof value === 'object' && value !== null && 'forms' in value) return owned(t, value);
  const deck = readParadigm(value);
  return deck.ok ? { ok: true, value } : { ok: false, problem: fileProblem(deck.problem) };
}

function readTableFile(t: WordsTranslator, text: string, file: string): OptionFile {
  const found = readTable(text);
  if (found.problems.length > 0) {
    return refused(found.problems.map((problem) => problemText(inGrammar(t, found), problem)));
  }
  const named = basename(file).replace(/\.[^.]*$/u, '');
  const title = titleOfTable(found) || named.slice(0, OWN_BOUNDS.titleLength);
  return owned(t, deckOfTable(title, found));
}

function owned(t: WordsTranslator, deck: object): OptionFile {
  const read = readOwnDeck(deck);
  if (read.ok) return { ok: true, value: read.value };
  const words = inGrammar(t, { grammar: isOwnDeck(deck) ? grammarOf(deck) : 'noun' });
  return refused(read.problems.map((problem) => refusalText(words, problem)));
}

function refused(problems: readonly string[]): OptionFile {
  return { ok: false, problem: problems.slice(0, MAX_TOLD).join(' ') };
}
