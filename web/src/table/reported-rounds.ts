import type { AnyGame, ReportedRound } from '@lusoria/core';
import { actionsOf, finishedRound, type GameRecord, viewAtEnd } from '@lusoria/table';

/** Rounds of one table are taken to have been played so far apart, in their order (milliseconds). */
const APART_MS = 60_000;

/** A finished round of a record, for what it tells of those who played it. */
export interface RecordedRound {
  /** Who sat where, by name; a bot by its kind. */
  readonly who: readonly string[];
  /** What everybody may see of it now. */
  readonly end: unknown;
  of(seat: number): ReportedRound;
}

/**
 * The finished rounds of a record.
 *
 * @param startedAt when the first one is taken to have ended (milliseconds since 1970)
 */
export function recordedRounds(
  record: GameRecord,
  rules: AnyGame,
  startedAt: number,
): readonly RecordedRound[] {
  return record.rounds.flatMap(({ who, options, outcome }, i) => {
    const finished = finishedRound(record, i, rules);
    if (!finished || !outcome) return [];
    const actions = actionsOf(finished, rules);
    const end = viewAtEnd(finished, rules);
    const at = startedAt + i * APART_MS;
    return [{ who, end, of: (seat) => ({ seat, at, options, end, outcome, actions }) }];
  });
}
