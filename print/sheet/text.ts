import type { Face } from '../drawing.ts';
import type { Fonts } from '../fonts.ts';

/** A text in lines that are no wider than this; a word that is wider has a line of its own. */
export function linesOf(
  text: string,
  face: Face,
  size: number,
  width: number,
  fonts: Fonts,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && fonts.width(longer, face) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The largest size, up to this one, in which a text is no wider than this. */
export function fitting(
  text: string,
  face: Face,
  most: number,
  width: number,
  fonts: Fonts,
): number {
  return Math.min(most, width / Math.max(0.01, fonts.width(text, face)));
}
