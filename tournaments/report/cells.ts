import type { Figure, ReportColumn, ReportRow } from '@lusoria/core';
import type { Cell } from '../csv.ts';

/** Answers below which a share or an estimate says little. */
const FEW = 5;

/** Whether a figure rests on few answers. */
export function isFew({ n }: Figure): boolean {
  return n !== null && n < FEW;
}

/** A figure as it is written everywhere: whole numbers, shares and probabilities in percent. */
export interface WrittenFigure {
  readonly value: number;
  readonly n: number | null;
  readonly range: readonly [from: number, to: number] | null;
}

export function writtenFigure(
  { kind }: Pick<ReportColumn, 'kind'>,
  { value, n, range }: Figure,
): WrittenFigure {
  const scale = kind === 'estimate' ? 100 : 1;
  const whole = (number: number) => Math.round(scale * number);
  return { value: whole(value), n, range: range && [whole(range[0]), whole(range[1])] };
}

/** Headings of the columns of a figure: itself, and of what it rests on. */
export interface FigureWords {
  readonly n: string;
  readonly from: string;
  readonly to: string;
}

/** Headings of an exported report, one for each of its cells. */
export function figureHeadings(
  columns: readonly ReportColumn[],
  { n, from, to }: FigureWords,
): readonly string[] {
  return columns.flatMap(({ kind, text }) =>
    partsOf(kind).map(
      (part) =>
        ({ value: text, n: `${text}: ${n}`, from: `${text}: ${from}`, to: `${text}: ${to}` })[part],
    ),
  );
}

export function figureCells(columns: readonly ReportColumn[], row: ReportRow): readonly Cell[] {
  return columns.flatMap((column) => {
    const figure = row[column.key] ?? null;
    const written = figure && writtenFigure(column, figure);
    return partsOf(column.kind).map((part): Cell => {
      if (written === null) return null;
      switch (part) {
        case 'value':
          return written.value;
        case 'n':
          return written.n;
        case 'from':
          return written.range && written.range[0];
        case 'to':
          return written.range && written.range[1];
      }
    });
  });
}

type FigurePart = 'value' | 'n' | 'from' | 'to';

function partsOf(kind: ReportColumn['kind']): readonly FigurePart[] {
  switch (kind) {
    case 'count':
      return ['value'];
    case 'mean':
      return ['value', 'n'];
    case 'percent':
    case 'estimate':
      return ['value', 'n', 'from', 'to'];
  }
}
