import type { AnyGame, ReportedRound } from '@lusoria/core';
import { actionsOf, finishedRound, type GameRecord, roundNumber, viewAtEnd } from '@lusoria/table';

/** Assumed interval between consecutive rounds of one table (milliseconds). */
const APART_MS = 60_000;

/** A finished round of a record, for its players' reports. */
export interface RecordedRound {
  /** Names of the players by seat; a bot's kind for bots. */
  readonly who: readonly string[];
  /** The public final view. */
  readonly end: unknown;
  of(seat: number): ReportedRound;
}

/**
 * The finished rounds of a record.
 *
 * @param startedAt assumed end of the first one (milliseconds since 1970)
 */
export function recordedRounds(
  record: GameRecord,
  rules: AnyGame,
  startedAt: number,
): readonly RecordedRound[] {
  return record.rounds.flatMap(({ who, options, outcome }, i) => {
    const finished = finishedRound(record, roundNumber(i), rules);
    if (!finished || !outcome) return [];
    const actions = actionsOf(finished, rules);
    const end = viewAtEnd(finished, rules);
    const at = startedAt + i * APART_MS;
    return [{ who, end, of: (seat) => ({ seat, at, options, end, outcome, actions }) }];
  });
}
