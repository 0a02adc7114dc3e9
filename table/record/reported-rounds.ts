import type { AnyGame, ReportedRound } from '@lusoria/core';
import { roundNumber } from '../rounds/round-number.ts';
import { actionsOf, finishedRound, viewAtEnd } from './finished-round.ts';
import type { GameRecord } from './record.ts';

/** Assumed interval between consecutive rounds of one table (milliseconds). */
const APART_MS = 60_000;

/** A round of a record that is over, for its players' reports. */
export interface RecordedRound {
  /** Index of the round in the record. */
  readonly index: number;
  /** The public final view. */
  readonly end: unknown;
  /** True if it was broken off before its end. */
  readonly brokenOff: boolean;
  /** The round for the report on each player, by seat. */
  readonly seats: readonly ReportedRound[];
}

/**
 * The rounds of a record that are over, those that were broken off included.
 *
 * @param startedAt assumed end of the first one (milliseconds since 1970)
 * @param from index of the first round that is read
 */
export function recordedRounds(
  record: GameRecord,
  rules: AnyGame,
  startedAt: number,
  from = 0,
): readonly RecordedRound[] {
  return record.rounds.slice(from).flatMap(({ players, options, outcome }, i) => {
    const index = from + i;
    const finished = finishedRound(record, roundNumber(index), rules);
    if (!finished) return [];
    const actions = actionsOf(finished, rules);
    const end = viewAtEnd(finished, rules);
    const at = startedAt + index * APART_MS;
    const seats = Array.from({ length: players }, (_, seat) => ({
      seat,
      at,
      options,
      end,
      outcome,
      actions,
    }));
    return [{ index, end, brokenOff: outcome === null, seats }];
  });
}
