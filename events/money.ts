import { lastRound } from './membership.ts';
import { type Row, standingsOf } from './standings.ts';
import type { EventState, EventTable } from './types.ts';

/** What an evening is played for. */
export interface MoneyList {
  /** What each has won (lost: negative), by member, in cents. */
  readonly of: ReadonlyMap<number, number>;
  /** What stays in the till, in cents: what is no prize, and what sharing and rounding leave; never less than nothing. */
  readonly till: number;
}

/** Points are priced in parts of a cent: so many of them are one. */
const PARTS = 10;

/**
 * Who gets and who pays, as things stand. At each table everybody settles with everybody else the difference of what was
 * written down for them; a bot settles with nobody, and whoever left with what they had. Besides, whoever has played pays
 * the stake, and the first places share the pot; those who are equal share what their places bring. Null: it is not
 * played for money.
 */
export function moneyOf(state: EventState): MoneyList | null {
  const { money } = state.settings;
  if (!money || !lastRound(state)) return null;
  const parts = new Map<number, number>();
  for (const table of state.rounds.flatMap(({ tables }) => tables)) {
    for (const [member, points] of settledAt(table)) {
      parts.set(member, (parts.get(member) ?? 0) + points * money.point);
    }
  }
  const rows = standingsOf(state).filter(({ rounds }) => rounds.some((points) => points !== null));
  const pot = money.stake * rows.length;
  const of = new Map(
    rows.map((row): [number, number] => {
      const settled = Math.floor((parts.get(row.member) ?? 0) / PARTS);
      return [row.member, settled - money.stake + prizeOf(row, rows, pot, money.prizes)];
    }),
  );
  const paid = [...of.values()].reduce((sum, cents) => sum + cents, 0);
  return { of, till: 0 - paid };
}

/** The differences to all others at a table, by member. */
function settledAt({ scores }: EventTable): readonly (readonly [number, number])[] {
  const sum = scores.reduce((total, { points }) => total + points, 0);
  return scores.map(({ member, points }) => [member, points * scores.length - sum] as const);
}

/** The prizes of all places that those take who are equal, in equal parts. */
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
