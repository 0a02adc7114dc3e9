import { defined } from '@lusoria/core';
import { lastRound } from './membership.ts';
import { type Row, signOf, standingsOf } from './standings.ts';
import { teamStandingsOf } from './teams.ts';
import type { EventState, EventTable, Money } from './types.ts';

/** What a member wins (losses: negative), in cents, by what it is for. */
interface Settlement {
  /** The differences of points to everybody at the same tables. */
  readonly points: number;
  readonly stake: number;
  /** For games of one's own that were lost. */
  readonly lost: number;
  readonly prize: number;
  /** Into the pot of the teams. */
  readonly teamStake: number;
  /** An equal part of what the team won. */
  readonly teamPrize: number;
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
 * share the pot; equals share the prizes of their places equally. Teams have a pot of their own, into which those of
 * their members pay who have played, and from which these get equal parts. Null: not played for money.
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
  const ofTeams = teamMoneyOf(state, rows, money.teams);
  const of = new Map(
    rows.map((row): [number, Settlement] => {
      const points = Math.floor(defined(parts[row.member]) / PARTS);
      const stake = 0 - money.stake;
      const lost = 0 - defined(fines[row.member]);
      const prize = prizeOf(row, rows, pot, money.prizes);
      const { teamStake, teamPrize } = ofTeams.get(row.member) ?? NO_TEAM;
      const sum = points + stake + lost + prize + teamStake + teamPrize;
      return [row.member, { points, stake, lost, prize, teamStake, teamPrize, sum }];
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

const NO_TEAM = { teamStake: 0, teamPrize: 0 };

/** What those who have played pay and get as members of teams, by member; a team of which nobody has played gets nothing. */
function teamMoneyOf(
  state: EventState,
  rows: readonly Row[],
  money: Money['teams'],
): ReadonlyMap<number, Pick<Settlement, 'teamStake' | 'teamPrize'>> {
  if (!money) return new Map();
  const hasPlayed = new Set(rows.map(({ member }) => member));
  const teams = teamStandingsOf(state)
    .map(({ team, place }) => ({
      place,
      players: defined(state.teams[team]).members.filter((member) => hasPlayed.has(member)),
    }))
    .filter(({ players }) => players.length > 0);
  const pot = money.stake * teams.reduce((sum, { players }) => sum + players.length, 0);
  return new Map(
    teams.flatMap(({ place, players }) => {
      const prize = prizeOf({ place }, teams, pot, money.prizes);
      const share = Math.floor(prize / players.length);
      return players.map((member) => [member, { teamStake: 0 - money.stake, teamPrize: share }]);
    }),
  );
}

/** Prize of a row: equals share the prizes of all places they take. */
function prizeOf(
  { place }: Pick<Row, 'place'>,
  rows: readonly Pick<Row, 'place'>[],
  pot: number,
  prizes: readonly number[],
): number {
  const equal = rows.filter((other) => other.place === place).length;
  const share = prizes.slice(place - 1, place - 1 + equal).reduce((sum, one) => sum + one, 0);
  return Math.floor((pot * share) / 100 / equal);
}
