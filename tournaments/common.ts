import { directs, lastRound, memberOf, tableOf } from './membership.ts';
import type { EventRound, EventState, EventTable, Written } from './types.ts';

/** Whether all tables play the same: the same deals, or a prepared action. */
export function isShared({ secret, prepared }: EventRound): boolean {
  return secret !== null || prepared !== null;
}

/** Whether the wall may show a table at this moment: not while that would help its neighbours. */
export function showsTable({ rounds }: EventState, id: string): boolean {
  return rounds.some(
    (round) => (round.ended || !isShared(round)) && round.tables.some((table) => table.id === id),
  );
}

/** Whether a person may read the deal under way at a table: a teacher without a seat, while the round is to go on another time. */
export function readsUnderWay(state: EventState, person: string, table: string): boolean {
  const round = lastRound(state);
  const member = memberOf(state, person);
  return (
    directs(state, person) &&
    state.kind === 'class' &&
    round?.adjourned === true &&
    round.tables.some(({ id }) => id === table) &&
    (member === undefined || tableOf(state, member.no) === undefined)
  );
}

/**
 * A round as far as people at other tables may know it. Where all tables play the same, the result
 * of a deal is hidden until every table has played it; finished tables are not waited for.
 */
export function commonlyKnown(round: EventRound): EventRound {
  if (round.ended || !isShared(round)) return round;
  const deals = Math.min(...round.tables.flatMap(({ over, played }) => (over ? [] : [played])));
  return {
    ...round,
    tables: round.tables.map((table) => ({ ...table, ...writtenAfter(table, deals) })),
  };
}

/** Scores of a table after `deals` deals, or the last ones before. */
function writtenAfter(table: EventTable, deals: number): Written {
  const { played, standing, scores } = table;
  const all: readonly Written[] = [...table.before, { played, standing, scores }];
  return all.findLast((one) => one.played <= deals) ?? { played: 0, standing: [], scores: [] };
}

/** Result of the last scored deal, by seat; null: there is none. */
export function broughtLast({ before, played, standing }: EventTable): number[] | null {
  const former = before.findLast((one) => one.played < played);
  return former
    ? standing.map(({ points }, seat) => points - (former.standing[seat]?.points ?? 0))
    : null;
}
