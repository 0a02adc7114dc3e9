import type { CountedRound, Figures } from '@lusoria/web-kit/chart/figures.ts';
import type { MessageTranslator } from './messages/keys.gen.ts';

/** What figures count of a round of any game. */
export interface PlainRound extends CountedRound {
  readonly won: boolean;
  readonly points: number;
}

/** The figures of a game that has none of its own. */
export function plainFigures(t: MessageTranslator, game: string): Figures<PlainRound> {
  const percent = (value: number) => t('figures-percent', { percent: Math.round(value) });
  const number = (value: number) =>
    value.toLocaleString(t.language === 'la' ? 'de' : t.language, { maximumFractionDigits: 1 });
  return {
    title: t('figures-title', { game }),
    intro: t('figures-intro'),
    none: t('figures-none'),
    play: t('figures-play'),
    totalsTitle: t('figures-totals'),
    totals: (rounds) => [
      { name: t('figures-rounds'), value: String(rounds.length) },
      { name: t('figures-won'), value: percent(wonOf(rounds)) },
      { name: t('figures-points-round'), value: number(pointsOf(rounds)) },
    ],
    note: null,
    measures: [
      {
        label: t('figures-measure-won'),
        lines: [{ name: t('figures-won'), value: wonOf }],
        format: percent,
        axis: [100],
      },
      {
        label: t('figures-measure-points'),
        lines: [{ name: t('figures-points-round'), value: pointsOf }],
        format: number,
      },
    ],
    describe: ({ won, points }) => ({
      text: t(won ? 'figures-round-won' : 'figures-round-lost'),
      note: t('figures-round-points', { points }),
    }),
  };
}

/** The percentage of rounds won. */
function wonOf(rounds: readonly PlainRound[]): number {
  return (100 * rounds.filter(({ won }) => won).length) / rounds.length;
}

/** The mean of the points. */
function pointsOf(rounds: readonly PlainRound[]): number {
  return rounds.reduce((sum, { points }) => sum + points, 0) / rounds.length;
}
