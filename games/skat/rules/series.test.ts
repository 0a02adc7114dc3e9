import type { Played } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { plainContract } from './contract.ts';
import { type Options, optionsSchema } from './options.ts';
import type { DealResult, GameResult } from './result.ts';
import { bonusOf, match, outcomeOf, placeAfter, written } from './series.ts';

const options = (given: Partial<Options> = {}): Options => v.parse(optionsSchema, given);

/** A clubs game with 1: 24, or -48. */
function clubs(declarer: number, won: boolean, more: Partial<GameResult> = {}): GameResult {
  return {
    kind: 'game',
    declarer,
    contract: plainContract('clubs'),
    bid: 18,
    matadors: 1,
    points: won ? 70 : 50,
    tricks: 5,
    ending: 'played',
    won,
    overbid: false,
    schneider: false,
    schwarz: false,
    base: 12,
    instead: null,
    steps: ['matadors', 'game'],
    multiplier: 2,
    doubled: 1,
    round: 1,
    value: won ? 24 : -48,
    ...more,
  };
}

const PASSED: DealResult = { kind: 'passed' };

function series(results: readonly DealResult[], given: Options, seats = 3): readonly Played[] {
  return results.map((result, i) => {
    const players = [0, 1, 2].map((n) => (i + n) % seats);
    return { first: i % seats, outcome: outcomeOf(result, written(result, given, seats, players)) };
  });
}

describe('what is written down', () => {
  const players = [0, 1, 2];
  // [scoring, seats, won, lost, passed]
  test.each([
    ['seeger-fabian', 3, [0, 74, 0], [40, -98, 40]],
    ['seeger-fabian', 4, [0, 74, 0, 0], [30, -98, 30, 30]],
    ['list', 3, [0, 24, 0], [0, -48, 0]],
    ['target', 3, [0, 24, 0], [0, -48, 0]],
    ['bierlachs', 3, [-24, 0, -24], [0, -48, 0]],
    ['bierlachs', 4, [-24, 0, -24, 0], [0, -48, 0, 0]],
  ] as const)('%s at a table of %i', (scoring, seats, won, lost) => {
    expect(written(clubs(1, true), options({ scoring }), seats, players)).toEqual(won);
    expect(written(clubs(1, false), options({ scoring }), seats, players)).toEqual(lost);
    expect(written(PASSED, options({ scoring }), seats, players)).toEqual(won.map(() => 0));
  });
});

describe('a series', () => {
  test('has 36 deals with three, 48 with four, or as many as the table wants', () => {
    const played = (n: number) =>
      series(
        Array.from({ length: n }, () => PASSED),
        options(),
      );
    expect(match.next(played(35), options(), 3)).toBe((34 % 3) + 1);
    expect(match.next(played(36), options(), 3)).toBeNull();
    expect(match.next(played(36), options(), 4)).not.toBeNull();
    expect(match.next(played(48), options(), 4)).toBeNull();
    expect(match.next(played(1), options({ deals: 1 }), 3)).toBeNull();
  });

  test('forehand goes round, the other way where the table sits so', () => {
    const one = [{ first: 1, outcome: outcomeOf(PASSED, [0, 0, 0]) }];
    expect(match.next([], options(), 3)).toBe('random');
    expect(match.next(one, options(), 3)).toBe(2);
    expect(match.next(one, options({ direction: 'counter' }), 3)).toBe(0);
  });

  test('bierlachs ends when somebody has reached the target, who is last', () => {
    const given = options({ scoring: 'bierlachs', target: 50 });
    const played = series([clubs(0, true), clubs(1, true), clubs(0, true)], given);
    // 0: -24; 1: -48; 2: -72
    expect(match.next(played.slice(0, 2), given, 3)).not.toBeNull();
    expect(match.next(played, given, 3)).toBeNull();
    expect(match.standings(played, given, 3).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('points to a target end when somebody has them', () => {
    const given = options({ scoring: 'target', target: 72 });
    const played = series([clubs(0, true), clubs(0, true), clubs(0, true)], given);
    expect(match.next(played.slice(0, 2), given, 3)).not.toBeNull();
    expect(match.next(played, given, 3)).toBeNull();
  });
});

describe('ties', () => {
  const given = options({ scoring: 'list' });
  const places = (results: readonly DealResult[]) =>
    match
      .standings(series(results, given), given, 3)
      .map(({ seat, place, won }) => [seat, place, won]);

  test('more games won, then fewer lost, then shared', () => {
    // Seat 1 has 48 with two games, seat 0 48 with one.
    const double = clubs(0, true, { value: 48, doubled: 2 });
    expect(places([double, clubs(1, true), clubs(1, true)])).toEqual([
      [1, 1, 2],
      [0, 2, 1],
      [2, 3, 0],
    ]);
    // 0 and 2 both 0 points and no game won; 1 the same points, won one but with one lost.
    expect(
      places([clubs(2, true, { value: 0 }), clubs(1, true, { value: 48 }), clubs(1, false)]),
    ).toEqual([
      [2, 1, 1],
      [1, 2, 1],
      [0, 3, 0],
    ]);
    expect(places([PASSED])).toEqual([
      [0, 1, 0],
      [1, 1, 0],
      [2, 1, 0],
    ]);
  });
});

describe('bock and ramsch rounds', () => {
  const sixty = clubs(0, false, { points: 60 });
  const kinds = (given: Options, results: readonly DealResult[], seats = 3) =>
    results.map(
      (_, i) => placeAfter(series(results.slice(0, i + 1), given, seats), given, seats).kind,
    );
  const after = (first: DealResult, more: number) => [
    first,
    ...Array.from({ length: more }, () => PASSED),
  ];

  test('sixty to sixty: the next round counts double, then play goes on plainly', () => {
    const given = options({ rounds: 'bock', event: 'sixty' });
    expect(kinds(given, after(sixty, 3))).toEqual(['bock', 'bock', 'bock', 'plain']);
    expect(kinds(given, after(sixty, 4), 4)).toEqual(['bock', 'bock', 'bock', 'bock', 'plain']);
  });

  test('a round of bock and one of ramsch after it', () => {
    const given = options({ rounds: 'both', event: 'any' });
    expect(kinds(given, after(sixty, 6))).toEqual([
      'bock',
      'bock',
      'bock',
      'ramsch',
      'ramsch',
      'ramsch',
      'plain',
    ]);
  });

  test('an event within such a round brings another one after it', () => {
    const given = options({ rounds: 'bock', event: 'any' });
    expect(kinds(given, [sixty, sixty, PASSED, PASSED, PASSED, PASSED, PASSED])).toEqual([
      'bock',
      'bock',
      'bock',
      'bock',
      'bock',
      'bock',
      'plain',
    ]);
  });

  test('other events, and what is none', () => {
    const hand = clubs(0, true, { contract: plainContract('grand', true) });
    const kontra = clubs(0, false, { doubled: 2 });
    const one = (event: Options['event'], result: DealResult) =>
      kinds(options({ rounds: 'bock', event }), [result])[0];
    expect(one('grand-hand', hand)).toBe('bock');
    expect(one('grand-hand', clubs(0, false, { contract: plainContract('grand', true) }))).toBe(
      'plain',
    );
    expect(one('lost-kontra', kontra)).toBe('bock');
    expect(one('lost-kontra', clubs(0, true, { doubled: 2 }))).toBe('plain');
    expect(one('sixty', clubs(0, false, { points: 60, ending: 'conceded' }))).toBe('plain');
    expect(one('sixty', kontra)).toBe('plain');
    // Over before the last trick, since schneider was missed.
    const missed = { ...plainContract('clubs', true), schneider: true };
    expect(one('sixty', clubs(0, false, { points: 60, contract: missed }))).toBe('plain');
    expect(kinds(options({ event: 'any' }), [sixty])).toEqual(['plain']);
  });
});

test('a deal knows what each has played alone before it, null apart', () => {
  const given = options();
  expect(placeAfter([], given, 3)).not.toHaveProperty('games');
  const grand = { contract: plainContract('grand') };
  const nullGame = { contract: plainContract('null') };
  const before = [
    clubs(0, true),
    clubs(0, false),
    clubs(2, true, grand),
    clubs(2, true, nullGame),
    PASSED,
  ];
  const none = { played: 0, won: 0 };
  expect(placeAfter(series(before, given), given, 3).games).toEqual([
    { suits: { played: 2, won: 1 }, grands: none },
    { suits: none, grands: none },
    { suits: none, grands: { played: 1, won: 1 } },
  ]);
});

test('what a game brings by Seeger and Fabian, with kontra where that counts, too', () => {
  const bonus = (doubled: 1 | 2 | 4, seats: number, kontraBonus: boolean) =>
    bonusOf({ doubled }, seats, { kontraBonus });
  expect(bonus(1, 3, true)).toEqual({ own: 50, others: 40 });
  expect(bonus(2, 3, true)).toEqual({ own: 100, others: 80 });
  expect(bonus(4, 3, false)).toEqual({ own: 50, others: 40 });
  expect(bonus(1, 4, false)).toEqual({ own: 50, others: 30 });
});
