import type { Phase, Share, Summary } from '@lusoria/skat/analysis';
import type { FigureTranslator } from '../../messages/figures/index.ts';

/** What can be shown over time. */
export const MEASURES = ['points', 'won', 'lost', 'bids'] as const;
export type Measure = (typeof MEASURES)[number];

/** A line of a chart. */
interface Row {
  readonly key:
    | 'points'
    | 'alone'
    | 'defended'
    | 'bold'
    | 'timid'
    | 'auction'
    | 'skat'
    | 'play-alone'
    | 'play-defence';
  readonly value: (summary: Summary) => number | null;
}

const share = ({ count, of }: Share): number | null => (of === 0 ? null : (100 * count) / of);
const lost = (phase: Phase) => (summary: Summary) => summary.lost[phase];

/** The lines of each chart. */
export const ROWS: Readonly<Record<Measure, readonly Row[]>> = {
  points: [{ key: 'points', value: ({ pointsAList }) => pointsAList }],
  won: [
    { key: 'alone', value: ({ alone }) => share(alone) },
    { key: 'defended', value: ({ defended }) => share(defended) },
  ],
  lost: [
    { key: 'auction', value: lost('auction') },
    { key: 'skat', value: lost('skat') },
    { key: 'play-alone', value: lost('alone') },
    { key: 'play-defence', value: lost('defence') },
  ],
  bids: [
    { key: 'bold', value: ({ bold }) => share(bold) },
    { key: 'timid', value: ({ timid }) => share(timid) },
  ],
};

/** A number of points, with a true minus. */
export function pointsText(t: FigureTranslator, value: number): string {
  const digits = Math.abs(value) < 20 ? 1 : 0;
  return value
    .toLocaleString(t.language === 'la' ? 'de' : t.language, { maximumFractionDigits: digits })
    .replace('-', '−');
}

/** A value of a measure as it is written. */
export function measureText(t: FigureTranslator, measure: Measure, value: number | null): string {
  if (value === null) return t('nothing');
  return measure === 'won' || measure === 'bids'
    ? t('percent', { percent: Math.round(value) })
    : pointsText(t, value);
}

/** "12 of 30 (40 %)" */
export function shareText(t: FigureTranslator, { count, of }: Share): string {
  if (of === 0) return t('nothing');
  return t('share', { count, of, percent: Math.round((100 * count) / of) });
}
