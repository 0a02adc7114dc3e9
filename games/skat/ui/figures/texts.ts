import { capital } from '@lusoria/i18n';
import {
  PHASES,
  type PlayedDeal,
  type Share,
  type Summary,
  summaryOf,
} from '@lusoria/skat/analysis';
import type { Measure } from '@lusoria/web-kit/chart/measure.ts';
import type { FigureTranslator } from '../../messages/figures/index.ts';
import type { SkatTranslator } from '../../messages/index.ts';
import { gameName, type Pack, signed } from '../../messages/names.ts';

const share = ({ count, of }: Share): number | null => (of === 0 ? null : (100 * count) / of);

/** The measures shown over time. */
export function skatMeasures(t: FigureTranslator): readonly Measure<PlayedDeal>[] {
  const line = (key: LineKey, value: (summary: Summary) => number | null) => ({
    name: t(`series-${key}`),
    value: (deals: readonly PlayedDeal[]) => value(summaryOf(deals)),
  });
  const points = (value: number) => pointsText(t, value);
  const percent = (value: number) => t('percent', { percent: Math.round(value) });
  return [
    {
      label: t('measure-points'),
      lines: [line('points', ({ pointsAList }) => pointsAList)],
      format: points,
    },
    {
      label: t('measure-won'),
      lines: [
        line('alone', ({ alone }) => share(alone)),
        line('defended', ({ defended }) => share(defended)),
      ],
      format: percent,
    },
    {
      label: t('measure-lost'),
      lines: [
        line('auction', ({ lost }) => lost.auction),
        line('skat', ({ lost }) => lost.skat),
        line('play-alone', ({ lost }) => lost.alone),
        line('play-defence', ({ lost }) => lost.defence),
      ],
      format: points,
    },
    {
      label: t('measure-bids'),
      lines: [line('bold', ({ bold }) => share(bold)), line('timid', ({ timid }) => share(timid))],
      format: percent,
    },
  ];
}

type LineKey =
  | 'points'
  | 'alone'
  | 'defended'
  | 'auction'
  | 'skat'
  | 'play-alone'
  | 'play-defence'
  | 'bold'
  | 'timid';

/** A number of points, with a true minus. */
export function pointsText(t: FigureTranslator, value: number): string {
  const digits = Math.abs(value) < 20 ? 1 : 0;
  return value
    .toLocaleString(t.language === 'la' ? 'de' : t.language, { maximumFractionDigits: digits })
    .replace('-', '−');
}

/** "12 of 30 (40 %)" */
export function shareText(t: FigureTranslator, { count, of }: Share): string {
  if (of === 0) return t('nothing');
  return t('share', { count, of, percent: Math.round((100 * count) / of) });
}

/** The result of a deal, and the cost of its errors. */
export function dealTexts(
  t: SkatTranslator,
  figures: FigureTranslator,
  { role, game, won, points, errors }: PlayedDeal,
  pack: Pack,
): { readonly text: string; readonly note: string } {
  const name = game === null ? '' : gameName(t, game, pack);
  const parts = [
    capital(figures(`deal-${role}`, { game: name })),
    won === null ? '' : figures(won ? 'deal-won' : 'deal-lost'),
    signed(points),
  ];
  const text = parts.filter((part) => part !== '').join(', ');
  if (!errors) return { text, note: '' };
  const sum = PHASES.reduce((all, phase) => all + (errors.lost[phase] ?? 0), 0);
  const lost = figures('deal-errors', { points: pointsText(figures, sum) });
  return { text, note: sum < 0.5 ? figures('deal-no-errors') : lost };
}
