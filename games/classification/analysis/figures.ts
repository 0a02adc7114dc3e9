import type { View } from '../rules/types.ts';
import { toldIn } from './information.ts';

/** A round for the figures of somebody who played it. */
export interface RoundFigures {
  /** What it is kept under. */
  readonly key: string;
  /** When it ended (milliseconds since 1970). */
  readonly at: number;
  readonly isSage: boolean;
  /** Their lays: none count of the sage, who knows the tree. */
  readonly lays: number;
  readonly wrong: number;
  /** Wrong lays that told nothing new: all lays before had ruled them out. Null where that cannot be counted. */
  readonly avoidable: number | null;
  /** The information that their lays brought, in bits; null likewise. */
  readonly bits: number | null;
  /** Whether their description was right; null where none was asked for. */
  readonly described: boolean | null;
}

/** A round that is over, for the figures of a seat; null before. */
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
    bits: isCounted ? own.reduce((sum, lay) => sum + (lay.told?.bits ?? 0), 0) : null,
    described: view.options.description === 'none' ? null : (end.described[seat]?.right ?? null),
  };
}

/** What some rounds come to; null: there is nothing to say. */
export interface RoundsSummary {
  readonly rounds: number;
  readonly lays: number;
  /** Of a hundred lays: those that were wrong, and those wrong ones that told nothing new. */
  readonly wrong: number | null;
  readonly avoidable: number | null;
  readonly bitsALay: number | null;
  readonly descriptions: number;
  /** Of a hundred descriptions. */
  readonly right: number | null;
}

export function summaryOf(rounds: readonly RoundFigures[]): RoundsSummary {
  const counted = rounds.filter(({ avoidable }) => avoidable !== null);
  const sum = (of: readonly RoundFigures[], value: (round: RoundFigures) => number | null) =>
    of.reduce((all, round) => all + (value(round) ?? 0), 0);
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
