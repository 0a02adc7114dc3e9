import { parsedJson } from '@lusoria/cli-kit/files.ts';
import type { OptionFile } from '@lusoria/cli-kit/terminal-module.ts';
import type { Language } from '@lusoria/i18n';
import { problemText, readParadigm } from '@lusoria/latin';

/**
 * Reads the file of a custom deck for `--option deck=@FILE`. Errors are reported in plain English.
 *
 * @returns null if the option takes no file
 * @throws Usage if the file is no JSON
 */
export function readOptionFile(
  key: string,
  text: string,
  _language: Language,
  file: string,
): OptionFile | null {
  if (key !== 'deck') return null;
  const value = parsedJson(file, text);
  const deck = readParadigm(value);
  return deck.ok ? { ok: true, value } : { ok: false, problem: problemText(deck.problem) };
}
