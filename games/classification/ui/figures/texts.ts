import { type RoundFigures, type RoundsSummary, summaryOf } from '@lusoria/classification';
import { type Figures, headsIn } from '@lusoria/web-kit/chart/figures.ts';
import type { Measure } from '@lusoria/web-kit/chart/measure.ts';
import type { FigureTranslator } from '../../messages/figures/index.ts';

/** The figures of Classification, worded. */
export function figuresIn(t: FigureTranslator): Figures<RoundFigures> {
  return {
    ...headsIn(t),
    totals(rounds) {
      const { lays, wrong, avoidable, bitsALay, right, descriptions } = summaryOf(rounds);
      return [
        { name: t('rounds'), value: String(rounds.length) },
        { name: t('lays'), value: String(lays) },
        { name: t('wrong'), value: percentText(t, wrong) },
        { name: t('avoidable'), value: percentText(t, avoidable) },
        {
          name: t('bits'),
          value:
            bitsALay === null ? t('nothing') : t('bits-value', { bits: numberText(t, bitsALay) }),
        },
        {
          name: t('right'),
          value:
            right === null
              ? t('nothing')
              : t('right-of', { percent: Math.round(right), count: descriptions }),
        },
      ];
    },
    note: t('how'),
    measures: measuresIn(t),
    describe: (round) => roundTexts(t, round),
  };
}

function numberText(t: FigureTranslator, value: number): string {
  const language = t.language === 'la' ? 'de' : t.language;
  return value.toLocaleString(language, { maximumFractionDigits: 2 });
}

function percentText(t: FigureTranslator, value: number | null): string {
  return value === null ? t('nothing') : t('percent', { percent: Math.round(value) });
}

/** Measures shown over time. */
function measuresIn(t: FigureTranslator): readonly Measure<RoundFigures>[] {
  const line = (
    key: 'wrong' | 'avoidable' | 'bits' | 'right',
    value: (summary: RoundsSummary) => number | null,
  ) => ({
    name: t(`line-${key}`),
    value: (rounds: readonly RoundFigures[]) => value(summaryOf(rounds)),
  });
  const percent = (value: number) => percentText(t, value);
  return [
    {
      label: t('measure-lays'),
      lines: [line('wrong', ({ wrong }) => wrong), line('avoidable', ({ avoidable }) => avoidable)],
      format: percent,
    },
    {
      label: t('measure-bits'),
      lines: [line('bits', ({ bitsALay }) => bitsALay)],
      format: (value) => numberText(t, value),
    },
    {
      label: t('measure-right'),
      lines: [line('right', ({ right }) => right)],
      format: percent,
    },
  ];
}

function roundTexts(
  t: FigureTranslator,
  { isSage, lays, wrong, avoidable, described }: RoundFigures,
): { readonly text: string; readonly note: string } {
  const notes = [
    avoidable === null || avoidable === 0 ? '' : t('round-avoidable', { count: avoidable }),
    described === null ? '' : t(described ? 'round-right' : 'round-not-right'),
  ];
  return {
    text: isSage ? t('round-sage') : t('round-player', { lays, wrong }),
    note: notes.filter((note) => note !== '').join(', '),
  };
}
