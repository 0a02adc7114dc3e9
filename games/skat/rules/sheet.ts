import { defined, type Played } from '@lusoria/core';
import * as v from 'valibot';
import type { Options } from './options.ts';
import { type DealResult, resultSchema } from './result.ts';

/** A row of the score sheet: a deal. */
interface Row {
  /** From 1. */
  readonly number: number;
  readonly result: DealResult;
  /** By seat: the running total, if this deal has changed it; otherwise null. */
  readonly totals: readonly (number | null)[];
}

/** The account of a seat at the end of a list. */
export interface Account {
  /** The sum of the rows: the games alone. */
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  /** The Seeger-Fabian bonus for the seat's own games, and for those that others lost. */
  readonly bonus: number;
  readonly opponents: number;
  readonly total: number;
}

/** A score sheet: a row a deal, and the sums by seat. */
export interface Sheet {
  readonly rows: readonly Row[];
  readonly accounts: readonly Account[];
}

const EMPTY: Account = { games: 0, won: 0, lost: 0, bonus: 0, opponents: 0, total: 0 };

/** The score sheet of a series. As on paper, the Seeger-Fabian bonus is added at the end. */
export function sheetOf(played: readonly Played[], options: Options, seats: number): Sheet {
  let accounts: readonly Account[] = Array.from({ length: seats }, () => EMPTY);
  const rows = played.flatMap(({ outcome }, i): readonly Row[] => {
    const read = v.safeParse(resultSchema, outcome.result);
    if (!read.success) return [];
    const result = read.output;
    const before = accounts;
    accounts = before.map((account, seat) =>
      entered(account, seat, result, defined(outcome.points[seat]), options),
    );
    const totals = accounts.map(({ games }, seat) =>
      games === before[seat]?.games ? null : games,
    );
    return [{ number: i + 1, result, totals }];
  });
  return { rows, accounts };
}

function entered(
  account: Account,
  seat: number,
  result: DealResult,
  points: number,
  options: Options,
): Account {
  const total = account.total + points;
  if (result.kind !== 'game') return { ...account, games: account.games + points, total };
  const own = result.declarer === seat;
  const value = options.scoring === 'seeger-fabian' ? (own ? result.value : 0) : points;
  return {
    games: account.games + value,
    won: account.won + (own && result.won ? 1 : 0),
    lost: account.lost + (own && !result.won ? 1 : 0),
    bonus: account.bonus + (own ? points - value : 0),
    opponents: account.opponents + (own ? 0 : points - value),
    total,
  };
}
