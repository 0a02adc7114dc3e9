import { defined } from '@lusoria/core';
import { lastRound } from './membership.ts';
import { type Row, signOf, standingsOf } from './standings.ts';
import type { EventState, EventTable } from './types.ts';

/** Money settlement of an evening. */
export interface MoneyList {
  /** Winnings of each member (losses: negative), in cents. */
  readonly of: ReadonlyMap<number, number>;
  /**
   * Rest in the till, in cents: the part that is no prize, and remainders of sharing and rounding;
   * never negative.
   */
  readonly till: number;
}

/** Parts of a cent, the unit in which a point is priced. */
const PARTS = 10;

/**
 * Present settlement. At each table everybody settles with everybody else the difference of their
 * scores; a bot settles with nobody, and a member who left with the score they had. Besides,
 * everybody who has played pays the stake, and the first places share the pot; equals share the
 * prizes of their places equally. Null: not played for money.
 */
export function moneyOf(state: EventState): MoneyList | null {
  const { money } = state.settings;
  if (!money || !lastRound(state)) return null;
  const parts = state.members.map(() => 0);
  for (const table of state.rounds.flatMap(({ tables }) => tables)) {
    for (const [member, points] of settledAt(table)) {
      parts[member] = defined(parts[member]) + points * money.point;
    }
  }
  const rows = standingsOf(state).filter(({ rounds }) => rounds.some((points) => points !== null));
  const pot = money.stake * rows.length;
  const of = new Map(
    rows.map((row): [number, number] => {
      const settled = Math.floor(defined(parts[row.member]) / PARTS);
      return [row.member, settled - money.stake + prizeOf(row, rows, pot, money.prizes)];
    }),
  );
  const paid = [...of.values()].reduce((sum, cents) => sum + cents, 0);
  return { of, till: 0 - paid };
}

/** Differences to all others at a table, by member. */
function settledAt({ scores, best }: EventTable): readonly (readonly [number, number])[] {
  const sum = scores.reduce((total, { points }) => total + points, 0);
  const sign = signOf([{ best }]);
  return scores.map(
    ({ member, points }) => [member, sign * (points * scores.length - sum)] as const,
  );
}

/** Prize of a row: equals share the prizes of all places they take. */
function prizeOf(
  { place }: Row,
  rows: readonly Row[],
  pot: number,
  prizes: readonly number[],
): number {
  const equal = rows.filter((other) => other.place === place).length;
  const share = prizes.slice(place - 1, place - 1 + equal).reduce((sum, one) => sum + one, 0);
  return Math.floor((pot * share) / 100 / equal);
}
