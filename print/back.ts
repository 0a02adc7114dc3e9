import { circle, type Colour, type Drawing, type Mark, path, rectangle } from './drawing.ts';
import type { Colours } from './colour.ts';
import type { Size } from './paper.ts';

interface Tones {
  readonly ground: Colour;
  readonly pattern: Colour;
  readonly line: Colour;
}

/** As on the screen; in grey light tones, which save ink and do not show through the paper. */
const TONES: Readonly<Record<Colours, Tones>> = {
  colour: { ground: '#1f4e79', pattern: '#28608f', line: '#e9dfcb' },
  grey: { ground: '#ffffff', pattern: '#cccccc', line: '#555555' },
};

/** Width of the white border of a back without bleed (millimetres). */
const WHITE = 3;

/**
 * The back of a card, in millimetres. With a bleed it extends that far over the edge; without one it has a white
 * border.
 */
export function cardBack(card: Size, colours: Colours, bleed: number): Drawing {
  const { ground, pattern, line } = TONES[colours];
  const { width, height } = card;
  const edge = bleed > 0 ? -bleed : WHITE;
  const inset = Math.max(edge, 0) + 0.06 * width;
  const inner = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const [x, y] = [width / 2, height / 2];
  const radius = 0.21 * width;
  const frame = rectangle(inner.x, inner.y, inner.width, inner.height, 0.035 * width);
  const marks: readonly Mark[] = [
    {
      kind: 'path',
      d: rectangle(edge, edge, width - 2 * edge, height - 2 * edge, bleed > 0 ? 0 : 0.06 * width),
      fill: ground,
      ...(colours === 'grey' && bleed === 0 ? { stroke: line, width: 0.3 } : {}),
    },
    {
      kind: 'group',
      clip: frame,
      marks: [{ kind: 'path', d: diamonds(inner, 0.19 * width), fill: pattern }],
    },
    { kind: 'path', d: frame, stroke: line, width: 0.014 * width },
    { kind: 'path', d: circle(x, y, radius), fill: ground, stroke: line, width: 0.0126 * width },
    {
      kind: 'text',
      text: 'L',
      x,
      y: y + 0.0993 * width,
      size: 0.28 * width,
      face: 'serif-bold',
      anchor: 'middle',
      fill: line,
    },
  ];
  return { width, height, marks };
}

/** A chequered pattern of squares on their corners, with a given diagonal. */
function diamonds(
  area: Size & { readonly x: number; readonly y: number },
  diagonal: number,
): string {
  const half = diagonal / 2;
  const along = (side: number) => Math.ceil(side / diagonal) + 1;
  const [columns, rows] = [along(area.width), along(area.height)];
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  return Array.from({ length: columns * rows }, (_, i) => {
    const column = (i % columns) - Math.floor(columns / 2);
    const row = Math.floor(i / columns) - Math.floor(rows / 2);
    return path`M${middleX + column * diagonal} ${middleY + row * diagonal}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
  }).join('');
}
