import type { Sentence } from '@lusoria/i18n';

/** Emphasis of text on a terminal; without colours each function returns the text unchanged. */
export interface Style {
  /** Latin forms. */
  latin(text: string): string;
  /** Less important text. */
  quiet(text: string): string;
  /** Text that asks for attention. */
  loud(text: string): string;
  /** Rejections and errors. */
  wrong(text: string): string;
  /** Cards of the red suits. */
  red(text: string): string;
  /** A sentence with its Latin words emphasized. */
  sentence(sentence: Sentence): string;
}

const RESET = '\u001b[0m';

/** @param colours whether the terminal shows them and the user wants them */
export function styleFor(colours: boolean): Style {
  const painted =
    (code: string) =>
    (text: string): string =>
      colours ? `\u001b[${code}m${text}${RESET}` : text;
  const latin = painted('1');
  return {
    latin,
    quiet: painted('2'),
    loud: painted('1;34'),
    wrong: painted('31'),
    red: painted('31'),
    sentence: (sentence) =>
      sentence.map((part) => (typeof part === 'string' ? part : latin(part.la))).join(''),
  };
}
