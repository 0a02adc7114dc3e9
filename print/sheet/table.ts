import { defined } from '@lusoria/core';
import {
  type Colour,
  type Face,
  type Group,
  type Mark,
  placed,
  rectangle,
  tagged,
  type TextMark,
} from '../drawing.ts';
import type { Fonts } from '../fonts.ts';

/** A cell of a table head or body. */
export interface Cell {
  readonly text: string;
  readonly head?: boolean;
  readonly face?: Face;
  readonly lang?: string;
  readonly align?: 'start' | 'middle' | 'end';
  readonly fill?: Colour;
  /** Size of its letters, relative to the others. */
  readonly scale?: number;
  /** Before the text: path data of a sign, 24 by 24. */
  readonly sign?: { readonly d: string; readonly fill: Colour };
}

export interface TableLayout {
  readonly x: number;
  readonly y: number;
  /** Widths of the columns (millimetres). */
  readonly widths: readonly number[];
  readonly rowHeight: number;
  /** Size of the letters; text that does not fit into its cell is made smaller. */
  readonly size: number;
}

const INK = '#2a211b';
const LINES = '#9b8f80';
const HEAD = '#efe8db';
/** Between text and line (millimetres). */
const PADDING = 1.2;
/** Distance from the edge of a cell to text aligned with that edge, relative to its size. */
const INDENT = 0.45;
/** Height of the middle of small letters and capitals above the baseline, relative to their size. */
const MIDDLE = 0.32;

/** Size of a sign before the text, and the gap between them, relative to the letters. */
const SIGN = 0.76;
const SIGN_GAP = 0.28;
const SIGN_UNITS = 24;

/** A table with lines around every cell; tagged as one. */
export function table(
  rows: readonly (readonly Cell[])[],
  layout: TableLayout,
  fonts: Fonts,
): Group {
  return tagged(
    { type: 'Table' },
    rows.map((cells, row) =>
      tagged(
        { type: 'TR' },
        cells.map((cell, column) => {
          const x = layout.x + sum(layout.widths.slice(0, column));
          const y = layout.y + row * layout.rowHeight;
          return drawnCell(
            cell,
            { x, y, width: defined(layout.widths[column]), ...sized(layout) },
            fonts,
          );
        }),
      ),
    ),
  );
}

function sized({ rowHeight, size }: TableLayout) {
  return { height: rowHeight, size };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

function drawnCell(cell: Cell, box: Box, fonts: Fonts): Group {
  const { text, head = false, align = 'middle', lang, fill = INK } = cell;
  const face = cell.face ?? (head ? 'sans-bold' : 'sans');
  const padding =
    align === 'middle' ? PADDING : Math.max(PADDING, INDENT * box.size * (cell.scale ?? 1));
  const before = cell.sign ? SIGN + SIGN_GAP : 0;
  const size = Math.min(
    box.size * (cell.scale ?? 1),
    (box.width - 2 * padding) / Math.max(0.01, before + fonts.width(text, face)),
  );
  const shift = before * size;
  const at = {
    start: box.x + padding + shift,
    middle: box.x + (box.width + shift) / 2,
    end: box.x + box.width - padding,
  }[align];
  const frame: Mark = {
    kind: 'path',
    d: rectangle(box.x, box.y, box.width, box.height),
    stroke: LINES,
    width: 0.2,
    ...(head ? { fill: HEAD } : {}),
  };
  const words: TextMark = {
    kind: 'text',
    text,
    x: at,
    y: box.y + box.height / 2 + size * MIDDLE,
    size,
    face,
    anchor: align,
    fill,
  };
  return {
    kind: 'group',
    marks: [frame, ...signMarks(cell, words, fonts), ...(text === '' ? [] : [words])],
    tag: { type: head ? 'TH' : 'TD', ...(lang === undefined ? {} : { lang }) },
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The sign of a cell, before its text. */
function signMarks(
  { sign, align = 'middle' }: Cell,
  { text, x, y, size, face }: TextMark,
  fonts: Fonts,
): readonly Mark[] {
  if (!sign) return [];
  const width = fonts.width(text, face) * size;
  const start = x - { start: 0, middle: width / 2, end: width }[align];
  const side = SIGN * size;
  const top = y - size * MIDDLE - side / 2;
  const marks: readonly Mark[] = [{ kind: 'path', d: sign.d, fill: sign.fill }];
  return [placed(marks, start - (SIGN + SIGN_GAP) * size, top, side / SIGN_UNITS)];
}
