import { defined } from '@lusoria/core';
import type { View } from '../rules/types.ts';
import { toldIn } from './information.ts';

/** Figures of a round for one of its players. */
export interface RoundFigures {
  /** Key under which it is stored. */
  readonly key: string;
  /** End of the round (milliseconds since 1970). */
  readonly at: number;
  readonly isSage: boolean;
  /** Number of their lays; 0 for the sage, who knows the tree. */
  readonly lays: number;
  readonly wrong: number;
  /** Wrong lays that were already ruled out by all lays before. Null if that cannot be counted. */
  readonly avoidable: number | null;
  /** Information gained from their lays, in bits; null likewise. */
  readonly bits: number | null;
  /** Whether their description was right; null if none was required. */
  readonly described: boolean | null;
}

/** Figures of a finished round for a seat; null before its end. */
export function roundFigures(
  view: View,
  seat: number,
  kept: Pick<RoundFigures, 'key' | 'at'>,
): RoundFigures | null {
  const { end, sage, lays } = view;
  if (!end) return null;
  const isSage = seat === sage;
  const told = toldIn(view);
  const own = isSage
    ? []
    : lays.flatMap((lay, i) =>
        lay.seat === seat ? [{ right: lay.right, told: told[i + 1] ?? null }] : [],
      );
  const isCounted = own.length > 0 && own.every((lay) => lay.told !== null);
  const wrong = own.filter(({ right }) => right === false);
  return {
    ...kept,
    isSage,
    lays: own.length,
    wrong: wrong.length,
    avoidable: isCounted ? wrong.filter((lay) => lay.told?.bits === 0).length : null,
    bits: isCounted ? own.reduce((sum, lay) => sum + defined(lay.told).bits, 0) : null,
    described: view.options.description === 'none' ? null : (end.described[seat]?.right ?? null),
  };
}

/** Summary of several rounds; null: no figures. */
export interface RoundsSummary {
  readonly rounds: number;
  readonly lays: number;
  /** Percentage of lays that were wrong, and of wrong ones that were already ruled out. */
  readonly wrong: number | null;
  readonly avoidable: number | null;
  readonly bitsALay: number | null;
  readonly descriptions: number;
  /** Percentage of descriptions that were right. */
  readonly right: number | null;
}

export function summaryOf(rounds: readonly RoundFigures[]): RoundsSummary {
  const counted = rounds.filter(({ avoidable }) => avoidable !== null);
  const sum = (of: readonly RoundFigures[], value: (round: RoundFigures) => number | null) =>
    of.reduce((all, round) => all + defined(value(round)), 0);
  const lays = sum(rounds, (round) => round.lays);
  const laysCounted = sum(counted, (round) => round.lays);
  const descriptions = rounds.filter(({ described }) => described !== null);
  const part = (some: number, of: number) => (of > 0 ? some / of : null);
  const percent = (some: number, of: number) => part(100 * some, of);
  return {
    rounds: rounds.length,
    lays,
    wrong: percent(
      sum(rounds, ({ wrong }) => wrong),
      lays,
    ),
    avoidable: percent(
      sum(counted, ({ avoidable }) => avoidable),
      laysCounted,
    ),
    bitsALay: part(
      sum(counted, ({ bits }) => bits),
      laysCounted,
    ),
    descriptions: descriptions.length,
    right: percent(descriptions.filter(({ described }) => described).length, descriptions.length),
  };
}
