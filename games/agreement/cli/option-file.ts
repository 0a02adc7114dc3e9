import { problemText, readParadigm } from '@lusoria/latin';

/** The value of an option that was read from a file, or what is wrong with the file. */
export type OptionFromFile =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads the file of a teacher's own deck, for `--option deck=@FILE`. What is wrong with it is said in plain English.
 *
 * @returns null when the option takes no file
 */
export function readOptionFile(key: string, text: string): OptionFromFile | null {
  if (key !== 'deck') return null;
  const json = parsed(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const deck = readParadigm(json.value);
  return deck.ok ? json : { ok: false, problem: problemText(deck.problem) };
}

function parsed(text: string): OptionFromFile {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `it is no JSON: ${reason.replaceAll(/\s+/gu, ' ')}` };
  }
}
