import type { Colour, Drawing, Mark } from './drawing.ts';

/** Colour mode of a print: colours, or greyscale for a printer without colours. */
export const COLOURS = ['colour', 'grey'] as const;
export type Colours = (typeof COLOURS)[number];

/**
 * The grey of a colour's luminance (relative luminance of sRGB, ITU-R BT.709, on gamma-encoded
 * values).
 */
function greyOf(colour: Colour): Colour {
  const at = (place: number) => Number.parseInt(colour.slice(place, place + 2), 16);
  const [r, g, b] = [at(1), at(3), at(5)];
  const grey = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
    .toString(16)
    .padStart(2, '0');
  return `#${grey}${grey}${grey}`;
}

/** A drawing in greyscale. */
export function inGrey(drawing: Drawing): Drawing {
  return { ...drawing, marks: drawing.marks.map(greyMark) };
}

function greyMark(mark: Mark): Mark {
  switch (mark.kind) {
    case 'group':
      return { ...mark, marks: mark.marks.map(greyMark) };
    case 'text':
      return { ...mark, ...(mark.fill ? { fill: greyOf(mark.fill) } : {}) };
    case 'path':
      return {
        ...mark,
        ...(mark.fill ? { fill: greyOf(mark.fill) } : {}),
        ...(mark.stroke ? { stroke: greyOf(mark.stroke) } : {}),
      };
    case 'picture':
      return mark;
  }
}
