import { type Drawing, type Mark, tagged } from '../drawing.ts';
import type { Order } from '../item.ts';
import { PAPERS } from '../paper.ts';
import { fitting } from '../sheet/text.ts';

/** Cards of an occasion, to be cut apart: who sits where, or who sits here. */
export interface Notices {
  /** On a page: large ones to stand on a table, or small ones to be handed out. */
  readonly perPage: 2 | 8;
  readonly cards: readonly Notice[];
}

interface Notice {
  readonly heading: string;
  /** Below it, in smaller letters. */
  readonly about: string;
  readonly lines: readonly string[];
}

/** Columns and rows of a page. */
const GRIDS = { 2: { columns: 1, rows: 2 }, 8: { columns: 2, rows: 4 } } as const;
const INK = '#2a211b';
const PALE = '#7a6f63';
/** Distance of the words from the edge of a card, and from the edge of the paper (millimetres). */
const PADDING = 7;

/** The cards on as many pages as it takes, with lines along which they are cut. */
export function noticeSheets(
  { perPage, cards }: Notices,
  { fonts, paper }: Pick<Order, 'fonts' | 'paper'>,
): readonly Drawing[] {
  const { width, height } = PAPERS[paper];
  const { columns, rows } = GRIDS[perPage];
  const size = { width: width / columns, height: height / rows };
  return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) => ({
    width,
    height,
    marks: [
      cuts(size, { columns, rows }),
      ...cards.slice(page * perPage, (page + 1) * perPage).map((card, i) => {
        const at = { x: (i % columns) * size.width, y: Math.floor(i / columns) * size.height };
        return tagged({ type: 'Sect' }, cardMarks(card, at, size, fonts));
      }),
    ],
  }));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function cuts(
  { width, height }: Size,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Mark {
  const across = Array.from(
    { length: rows - 1 },
    (_, i) => `M0 ${(i + 1) * height}h${width * columns}`,
  );
  const down = Array.from(
    { length: columns - 1 },
    (_, i) => `M${(i + 1) * width} 0v${height * rows}`,
  );
  return {
    kind: 'path',
    d: [...across, ...down].join(''),
    stroke: PALE,
    width: 0.2,
    dash: [2, 2],
  };
}

/** Words as large as the card admits: half of its height for the lines, however many. */
function cardMarks(
  { heading, about, lines }: Notice,
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: Size,
  fonts: Order['fonts'],
): readonly Mark[] {
  const inner = width - 2 * PADDING;
  const text = (words: string, top: number, most: number, bold: boolean): Mark => {
    const face = bold ? 'serif-bold' : 'sans';
    const size = fitting(words, face, most, inner, fonts);
    return { kind: 'text', text: words, x: x + PADDING, y: y + top, size, face, fill: INK };
  };
  const row = (0.58 * height) / Math.max(4, lines.length);
  return [
    tagged({ type: 'H2' }, [text(heading, 0.2 * height, 0.14 * height, true)]),
    tagged({ type: 'P' }, [text(about, 0.31 * height, 0.06 * height, false)]),
    ...lines.map((line, i) =>
      tagged({ type: 'P' }, [text(line, 0.35 * height + (i + 0.8) * row, 0.7 * row, false)]),
    ),
  ];
}
