import type { Measure } from './measure.ts';

/** A round as figures count it. */
export interface CountedRound {
  /** Its table and number: `abc/3`. */
  readonly key: string;
  /** Its end (milliseconds since 1970). */
  readonly at: number;
}

/** The figures of one game, as data: the kit shows them in total, over time, and round by round. */
export interface Figures<T extends CountedRound> {
  readonly title: string;
  readonly intro: string;
  /** In place of all that follows, before a round is counted, and the label of the link to the tables. */
  readonly none: string;
  readonly play: string;
  readonly totalsTitle: string;
  totals(rounds: readonly T[]): readonly { readonly name: string; readonly value: string }[];
  /** How the totals are counted; null if they speak for themselves. */
  readonly note: string | null;
  readonly measures: readonly Measure<T>[];
  /** A round's result, and a note on it. */
  describe(round: T): { readonly text: string; readonly note: string };
}

/** The words around the figures, which games have under the same keys. */
export function headsIn(
  t: (key: 'title' | 'intro' | 'none' | 'play' | 'totals') => string,
): Pick<Figures<never>, 'title' | 'intro' | 'none' | 'play' | 'totalsTitle'> {
  return {
    title: t('title'),
    intro: t('intro'),
    none: t('none'),
    play: t('play'),
    totalsTitle: t('totals'),
  };
}
