import type { AnyGame, ReportedRound } from '@lusoria/core';
import { roundNumber } from '../rounds/round-number.ts';
import { actionsOf, finishedRound, viewAtEnd } from './finished-round.ts';
import type { GameRecord } from './record.ts';

/** Assumed interval between consecutive rounds of one table (milliseconds). */
const APART_MS = 60_000;

/** What others have done at a player's seat is held against nobody. */
const NOBODY = 'substitute' as const;

/** A round of a record that is over, for its players' reports. */
export interface RecordedRound {
  /** Index of the round in the record. */
  readonly index: number;
  /** The public final view. */
  readonly end: unknown;
  /** True if it was broken off before its end. */
  readonly brokenOff: boolean;
  /** The round for the report on each player at its end, by seat. */
  readonly seats: readonly ReportedRound[];
  /** The round for the reports on players who held a seat only before its end. */
  readonly left: readonly { readonly name: string; readonly round: ReportedRound }[];
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
  return record.rounds.slice(from).flatMap(({ players, options, outcome, steps }, i) => {
    const index = from + i;
    const finished = finishedRound(record, roundNumber(index), rules);
    if (!finished) return [];
    const actions = actionsOf(finished, rules);
    const end = viewAtEnd(finished, rules);
    const at = startedAt + index * APART_MS;
    const about = { at, options, end };
    const seats = Array.from({ length: players }, (_, seat): ReportedRound => {
      const since = actions.findLastIndex((one) => one.seat === seat && one.name !== undefined);
      return { ...about, seat, outcome, actions: actions.slice(since + 1) };
    });
    const left = Array.from({ length: players }, (_, seat) => {
      const names = steps.flatMap(({ by, name }) =>
        by === seat && name !== undefined ? [name] : [],
      );
      return [...new Set(names)].map((name) => {
        const isOwn = (one: (typeof actions)[number]) => one.seat === seat && one.name === name;
        const own = actions
          .slice(0, actions.findLastIndex(isOwn) + 1)
          .map((one) => (one.seat === seat && !isOwn(one) ? { ...one, actor: NOBODY } : one));
        return {
          name,
          round: { ...about, seat, outcome: null, left: true as const, actions: own },
        };
      });
    }).flat();
    return [{ index, end, brokenOff: outcome === null, seats, left }];
  });
}
