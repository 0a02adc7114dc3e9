import { defined } from '@lusoria/core';
import { type Colour, type Face, type Group, type Mark, rectangle, tagged } from '../drawing.ts';
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
  const size = Math.min(
    box.size * (cell.scale ?? 1),
    (box.width - 2 * padding) / Math.max(0.01, fonts.width(text, face)),
  );
  const at = {
    start: box.x + padding,
    middle: box.x + box.width / 2,
    end: box.x + box.width - padding,
  }[align];
  const frame: Mark = {
    kind: 'path',
    d: rectangle(box.x, box.y, box.width, box.height),
    stroke: LINES,
    width: 0.2,
    ...(head ? { fill: HEAD } : {}),
  };
  const words: Mark = {
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
    marks: [frame, ...(text === '' ? [] : [words])],
    tag: { type: head ? 'TH' : 'TD', ...(lang === undefined ? {} : { lang }) },
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
