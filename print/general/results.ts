import { defined } from '@lusoria/core';
import { type Drawing, type Mark, tagged } from '../drawing.ts';
import type { Order } from '../item.ts';
import { PAPERS } from '../paper.ts';
import { type Cell, table } from '../sheet/table.ts';
import { fitting } from '../sheet/text.ts';

/** Printed results of a class or a table: a heading, and rows with a cell for every column. */
export interface Results {
  readonly title: string;
  /** Date and place, or what was played. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Millimetres. */
const MARGIN = 15;
const HEAD = 24;
const INK = '#2a211b';

/** Results as a table, on as many pages as it takes; the first column is as wide as two others. */
export function resultSheets(
  { title, about, columns, rows }: Results,
  { fonts, paper, large }: Pick<Order, 'fonts' | 'paper' | 'large'>,
): readonly Drawing[] {
  const { width, height } = PAPERS[paper];
  const rowHeight = large ? 11 : 7.5;
  const inner = width - 2 * MARGIN;
  const unit = inner / (columns.length + 1);
  const widths = columns.map((_, i) => (i === 0 ? 2 * unit : unit));
  const perPage = Math.floor((height - 2 * MARGIN - HEAD) / rowHeight) - 1;
  const head = columns.map((text): Cell => ({ text, head: true }));
  const body = rows.map((row) =>
    columns.map((_, i): Cell => ({ text: defined(row[i]), align: i === 0 ? 'start' : 'middle' })),
  );
  const text = (words: string, y: number, most: number, face: 'serif-bold' | 'sans'): Mark => ({
    kind: 'text',
    text: words,
    x: MARGIN,
    y: MARGIN + y,
    size: fitting(words, face, most, inner, fonts),
    face,
    fill: INK,
  });
  return Array.from({ length: Math.max(1, Math.ceil(body.length / perPage)) }, (_, page) => ({
    width,
    height,
    marks: [
      tagged({ type: 'H1' }, [text(title, 8, 9, 'serif-bold')]),
      ...(about === '' ? [] : [tagged({ type: 'P' }, [text(about, 16, large ? 6 : 4, 'sans')])]),
      table(
        [head, ...body.slice(page * perPage, (page + 1) * perPage)],
        { x: MARGIN, y: MARGIN + HEAD, widths, rowHeight, size: large ? 5.8 : 3.9 },
        fonts,
      ),
    ],
  }));
}
