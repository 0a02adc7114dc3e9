import type { Face } from '../drawing.ts';
import type { Fonts } from '../fonts.ts';

/** Breaks a text into lines of at most this width; a wider word has a line of its own. */
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

/** The largest size, up to a maximum, in which a text fits into a width. */
export function fitting(
  text: string,
  face: Face,
  most: number,
  width: number,
  fonts: Fonts,
): number {
  return Math.min(most, width / Math.max(0.01, fonts.width(text, face)));
}
