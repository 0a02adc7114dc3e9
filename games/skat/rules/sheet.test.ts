import type { Played } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { plainContract } from './contract.ts';
import { optionsSchema } from './options.ts';
import { settle } from './score.ts';
import { written } from './series.ts';
import { sheetOf } from './sheet.ts';

const options = v.parse(optionsSchema, {});

/** A plain game of spades with two, played by this seat. */
function deal(declarer: number, points: number): Played {
  const result = settle({
    declarer,
    contract: plainContract('spades'),
    bid: 18,
    matadors: 2,
    points,
    tricks: 5,
    of: 10,
    ending: 'played',
    claimed: null,
    secured: null,
    instead: null,
    doubled: 1,
    round: 1,
  });
  return {
    first: 0,
    outcome: { ranking: [[0, 1, 2]], points: written(result, options, 3, [0, 1, 2]), result },
  };
}

const PASSED: Played = {
  first: 0,
  outcome: { ranking: [[0, 1, 2]], points: [0, 0, 0], result: { kind: 'passed' } },
};

test('totals run where a deal has changed them', () => {
  const { rows } = sheetOf([deal(1, 70), PASSED, deal(1, 50), deal(0, 61)], options, 3);
  expect(rows.map(({ totals }) => totals)).toEqual([
    [null, 33, null],
    [null, null, null],
    [null, -33, null],
    [33, null, null],
  ]);
});

test('what Seeger and Fabian add stands below, and everything adds up', () => {
  const played = [deal(1, 70), deal(1, 50), deal(0, 61)];
  const { accounts } = sheetOf(played, options, 3);
  expect(accounts[1]).toEqual({ games: -33, won: 1, lost: 1, bonus: 0, opponents: 0, total: -33 });
  expect(accounts[2]).toMatchObject({ games: 0, opponents: 40, total: 40 });
  for (const [seat, { games, bonus, opponents, total }] of accounts.entries()) {
    const sum = played.reduce((all, { outcome }) => all + (outcome.points[seat] ?? 0), 0);
    expect(games + bonus + opponents).toBe(sum);
    expect(total).toBe(sum);
  }
});

test('a round without a result of this game is left out', () => {
  expect(sheetOf([{ first: 0, outcome: { ranking: [], points: [] } }], options, 3).rows).toEqual(
    [],
  );
});
