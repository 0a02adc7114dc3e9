import { width } from './layout.ts';

/** Characters of foreign texts that could move the cursor, rename the window, or reverse the text direction. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;
/** The colours of `Style`: the only allowed escape sequences. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const OWN = /^\u001b\[(?:0|1|2|31|1;34)m/;
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const ANY_COLOUR = /\u001b\[[\d;]*m/gu;

/**
 * A text without control characters but line ends, tabs and, if `colours`, those of `Style`. Others
 * are escaped as in JSON, which keeps JSON valid.
 */
export function printable(text: string, colours: boolean): string {
  return text.replaceAll(CONTROLS, (control, at: number) =>
    colours && control === '\u001b' && OWN.test(text.slice(at, at + 8))
      ? control
      : `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Minimum width for wrapping. */
const NARROWEST = 20;

/**
 * Lines wrapped between words, but not at a no-break space. Continuations are indented like the last
 * column of a table, else like the one after its label, else like the line.
 *
 * @param columns width of a line
 */
export function wrapped(text: string, columns: number): string {
  const room = Math.max(columns, NARROWEST);
  return text
    .split('\n')
    .flatMap((line) => (places(line) > room ? broken(line, room) : [line]))
    .join('\n');
}

function broken(line: string, room: number): readonly string[] {
  const indent = ' '.repeat(indentOf(line, room));
  const lines: string[] = [];
  let now = '';
  // Spaces stay with the word before them: columns stay aligned.
  for (const word of line.match(/ *[^ ]+ */gu) ?? []) {
    const fits = places((now + word).trimEnd()) <= room;
    if (fits || now.trim() === '') now += word;
    else {
      lines.push(now.trimEnd());
      now = indent + word.trimStart();
    }
  }
  return [...lines, now.trimEnd()];
}

/** Start of the last column, or of the second, or of the line; not too far to the right. */
function indentOf(line: string, room: number): number {
  const plain = line.replaceAll(ANY_COLOUR, '');
  const widthOf = (pattern: RegExp): number => width(pattern.exec(plain)?.[0] ?? '');
  const start = widthOf(/^\s*/);
  const column = widthOf(/^\s*\S.*?\s{2,}(?=\S(?:(?!\s{2}).)*$)/u);
  const second = widthOf(/^\s*\S+\s{2,}(?=\S)/u);
  return [column, second, start].find((at) => at > 0 && at <= room / 2) ?? 0;
}

function places(text: string): number {
  return width(text.replaceAll(ANY_COLOUR, ''));
}
