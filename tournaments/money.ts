import { defined } from '@lusoria/core';
import { lastRound } from './membership.ts';
import { type Row, signOf, standingsOf } from './standings.ts';
import type { EventState, EventTable, Money } from './types.ts';

/** What a member wins (losses: negative), in cents, by what it is for. */
interface Settlement {
  /** The differences of points to everybody at the same tables. */
  readonly points: number;
  readonly stake: number;
  /** For games of one's own that were lost. */
  readonly lost: number;
  readonly prize: number;
  readonly sum: number;
}

/** Money settlement of an evening. */
export interface MoneyList {
  readonly of: ReadonlyMap<number, Settlement>;
  /**
   * Rest in the till, in cents: what stays there by the settings, and remainders of sharing and
   * rounding; never negative.
   */
  readonly till: number;
}

/** A payment: from a member to another, or into the till (null) and out of it. */
export interface Payment {
  readonly from: number | null;
  readonly to: number | null;
  readonly cents: number;
}

/** Parts of a cent, the unit in which a point is priced. */
const PARTS = 10;

/**
 * Present settlement. At each table everybody settles with everybody else the difference of their
 * scores; a bot settles with nobody, and a member who left with the score they had. Besides,
 * everybody who has played pays the stake and what their lost games cost, and the first places
 * share the pot; equals share the prizes of their places equally. Null: not played for money.
 */
export function moneyOf(state: EventState): MoneyList | null {
  const { money } = state.settings;
  if (!money || !lastRound(state)) return null;
  const parts = state.members.map(() => 0);
  const fines = state.members.map(() => 0);
  for (const table of state.rounds.flatMap(({ tables }) => tables)) {
    for (const [member, points] of settledAt(table)) {
      parts[member] = defined(parts[member]) + points * money.point;
    }
    for (const { member, lost } of table.scores) {
      fines[member] = defined(fines[member]) + fineOf(lost, money.lost);
    }
  }
  const rows = standingsOf(state).filter(({ rounds }) => rounds.some((points) => points !== null));
  const stakes = money.stake * rows.length;
  const fined = rows.reduce((sum, { member }) => sum + defined(fines[member]), 0);
  const pot = stakes + (money.lost?.into === 'pot' ? fined : 0);
  const of = new Map(
    rows.map((row): [number, Settlement] => {
      const points = Math.floor(defined(parts[row.member]) / PARTS);
      const stake = 0 - money.stake;
      const lost = 0 - defined(fines[row.member]);
      const prize = prizeOf(row, rows, pot, money.prizes);
      return [row.member, { points, stake, lost, prize, sum: points + stake + lost + prize }];
    }),
  );
  const paid = [...of.values()].reduce((total, { sum }) => total + sum, 0);
  return { of, till: 0 - paid };
}

/**
 * Payments that settle everything: as few as there are people, at most. Whoever owes most pays
 * whoever gets most, again and again; the till gets its rest like a person.
 *
 * @throws RangeError when the sums and the till do not come to nothing
 */
export function paymentsOf(
  sums: readonly { readonly member: number; readonly cents: number }[],
  till: number,
): readonly Payment[] {
  const all = [
    ...sums.map(({ member, cents }) => ({ who: member, cents })),
    { who: null, cents: till },
  ];
  if (all.reduce((sum, { cents }) => sum + cents, 0) !== 0) {
    throw new RangeError('what some pay, others do not get');
  }
  const byCents = (a: { readonly cents: number }, b: { readonly cents: number }) =>
    b.cents - a.cents;
  const owed = all.filter(({ cents }) => cents > 0).toSorted(byCents);
  const owing = all
    .filter(({ cents }) => cents < 0)
    .map(({ who, cents }) => ({ who, cents: -cents }))
    .toSorted(byCents);
  const payments: Payment[] = [];
  for (const debtor of owing) {
    let left = debtor.cents;
    while (left > 0) {
      const creditor = defined(owed[0]);
      const cents = Math.min(left, creditor.cents);
      payments.push({ from: debtor.who, to: creditor.who, cents });
      left -= cents;
      if (cents === creditor.cents) owed.shift();
      else owed[0] = { ...creditor, cents: creditor.cents - cents };
    }
  }
  return payments;
}

/** What the lost games of one series cost. */
function fineOf(lost: number, rule: Money['lost']): number {
  if (!rule) return 0;
  const first = Math.min(lost, rule.upTo);
  return first * rule.cents + (lost - first) * rule.further;
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
