import {
  defined,
  type Figure,
  QUANTILE,
  type ReportColumn,
  type ReportRow,
  shareFigure,
} from '@lusoria/core';

/**
 * Estimates of many people err together, so the interval of their mean is wider than if they did not: with this factor four of
 * five hold the truth in simulated classes (`lab/agreement/class`).
 */
const SHARED_ERROR = 1.3;

/** Figures of all: counts are added up, shares and means are those of all answers, estimates the share of people who know. */
export function classRow(columns: readonly ReportColumn[], rows: readonly ReportRow[]): ReportRow {
  return Object.fromEntries(
    columns.map(({ key, kind }) => {
      const figures = rows.flatMap((row) => {
        const figure = row[key] ?? null;
        return figure === null ? [] : [figure];
      });
      return [key, figures.length === 0 ? null : together(kind, figures)];
    }),
  );
}

function together(kind: ReportColumn['kind'], figures: readonly Figure[]): Figure | null {
  const sum = (of: (figure: Figure) => number) =>
    figures.reduce((all, figure) => all + of(figure), 0);
  switch (kind) {
    case 'count':
      return { value: sum(({ value }) => value), n: null, range: null };
    case 'mean': {
      const n = answersTo(figures);
      return { value: sum((figure) => figure.value * answersTo([figure])) / n, n, range: null };
    }
    case 'percent':
      return shareFigure(
        sum((figure) => (figure.value / 100) * answersTo([figure])),
        answersTo(figures),
      );
    case 'estimate': {
      const value = sum((one) => one.value) / figures.length;
      const variance = sum((one) => one.value * (1 - one.value));
      const half = (SHARED_ERROR * QUANTILE * Math.sqrt(variance)) / figures.length;
      const range = [Math.max(0, value - half), Math.min(1, value + half)] as const;
      return { value, n: answersTo(figures), range };
    }
  }
}

function answersTo(figures: readonly Figure[]): number {
  return figures.reduce((all, { n }) => all + defined(n, 'a number of answers'), 0);
}
