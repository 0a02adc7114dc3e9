import type { AnyGame, ReportedRound } from '@lusoria/core';
import { actionsOf, finishedRound, type GameRecord, roundNumber, viewAtEnd } from '@lusoria/table';

/** Assumed interval between consecutive rounds of one table (milliseconds). */
const APART_MS = 60_000;

/** A round of a record that is over, for its players' reports. */
export interface RecordedRound {
  /** Names of the players by seat; a bot's kind for bots. */
  readonly who: readonly string[];
  /** The public final view. */
  readonly end: unknown;
  /** True if it was broken off before its end. */
  readonly brokenOff: boolean;
  of(seat: number): ReportedRound;
}

/**
 * The rounds of a record that are over, those that were broken off included.
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
    if (!finished) return [];
    const actions = actionsOf(finished, rules);
    const end = viewAtEnd(finished, rules);
    const at = startedAt + i * APART_MS;
    return [
      {
        who,
        end,
        brokenOff: outcome === null,
        of: (seat) => ({ seat, at, options, end, outcome, actions }),
      },
    ];
  });
}
