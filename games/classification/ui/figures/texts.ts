import { type RoundFigures, type RoundsSummary, summaryOf } from '@lusoria/classification';
import type { Measure } from '@lusoria/web-kit/chart/measure.ts';
import type { FigureTranslator } from '../../messages/figures/index.ts';

/** A number with at most two digits behind the point. */
export function numberText(t: FigureTranslator, value: number): string {
  const language = t.language === 'la' ? 'de' : t.language;
  return value.toLocaleString(language, { maximumFractionDigits: 2 });
}

export function percentText(t: FigureTranslator, value: number | null): string {
  return value === null ? t('nothing') : t('percent', { percent: Math.round(value) });
}

/** Measures shown over time. */
export function roundMeasures(t: FigureTranslator): readonly Measure<RoundFigures>[] {
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

/** Texts on the figures of a round. */
export function roundTexts(
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
