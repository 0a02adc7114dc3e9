import { capital } from '@lusoria/i18n';
import {
  PHASES,
  type PlayedDeal,
  type Share,
  type Summary,
  summaryOf,
} from '@lusoria/skat/analysis';
import { type Figures, headsIn } from '@lusoria/web-kit/chart/figures.ts';
import type { Measure } from '@lusoria/web-kit/chart/measure.ts';
import type { FigureTranslator } from '../../messages/figures/index.ts';
import type { SkatTranslator } from '../../messages/index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { gameName, signed } from '../../messages/names.ts';

const share = ({ count, of }: Share): number | null => (of === 0 ? null : (100 * count) / of);

/** The figures of Skat, worded. */
export function figuresIn(
  skat: SkatTranslator,
  t: FigureTranslator,
  pack: Pack,
): Figures<PlayedDeal> {
  return {
    ...headsIn(t),
    totals(deals) {
      const { alone, defended, pointsAList, bold, timid, lost } = summaryOf(deals);
      return [
        { name: t('games'), value: String(deals.length) },
        { name: t('alone'), value: shareText(t, alone) },
        { name: t('defended'), value: shareText(t, defended) },
        {
          name: t('points-a-list'),
          value: pointsAList === null ? t('nothing') : pointsText(t, pointsAList),
        },
        { name: t('bold'), value: shareText(t, bold) },
        { name: t('timid'), value: shareText(t, timid) },
        ...PHASES.map((phase) => {
          const cost = lost[phase];
          const value = cost === null ? t('nothing') : t('a-game', { points: pointsText(t, cost) });
          return { name: t(`lost-${phase}`), value };
        }),
      ];
    },
    note: t('lost-how'),
    measures: measuresIn(t),
    describe: (deal) => dealTexts(skat, t, deal, pack),
  };
}

/** The measures shown over time. */
function measuresIn(t: FigureTranslator): readonly Measure<PlayedDeal>[] {
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
function dealTexts(
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
  const costs = PHASES.map((phase) => errors.lost[phase]).filter((points) => points !== null);
  const sum = costs.reduce((all, points) => all + points, 0);
  const lost = figures('deal-errors', { points: pointsText(figures, sum) });
  return { text, note: sum < 0.5 ? figures('deal-no-errors') : lost };
}
