import type { ReportedRound } from '@lusoria/core';
import { expect, test } from 'vitest';
import type { GameResult } from '../../rules/result.ts';
import { report } from './index.ts';

const { nothing, columns } = await report('en');

/** The figures of some deals, as whole numbers. */
function row(deals: readonly ReportedRound[]): Readonly<Record<string, number | null>> {
  const figures = deals.reduce((so, one) => so.after(one), nothing).row();
  return Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => [key, figure && Math.round(figure.value)]),
  );
}

const SPADES: GameResult = {
  kind: 'game',
  declarer: 0,
  contract: { game: 'spades', hand: false, schneider: false, schwarz: false, ouvert: false },
  bid: 18,
  matadors: 1,
  points: 70,
  tricks: 6,
  ending: 'played',
  won: true,
  overbid: false,
  schneider: false,
  schwarz: false,
  base: 11,
  instead: null,
  steps: ['matadors', 'game'],
  multiplier: 2,
  doubled: 1,
  round: 1,
  value: 22,
};
const LOST = { won: false, points: 50, value: -44 } as const;

/** A deal as seat 0 has played it. */
function deal(result: unknown, points: readonly number[]): ReportedRound {
  const outcome = { ranking: [], points: [...points], result };
  return { seat: 0, at: 0, options: null, end: null, outcome, actions: [] };
}

test('what was bid is told against what came of it', () => {
  const grand = { ...SPADES.contract, game: 'grand' } as const;
  const hand = { ...SPADES.contract, game: 'null', hand: true } as const;
  const deals = [
    deal(SPADES, [22, 0, 0]),
    deal({ ...SPADES, ...LOST, bid: 20 }, [-44, 0, 0]),
    deal({ ...SPADES, contract: hand, bid: 23, base: 35, multiplier: 1, value: 35 }, [35, 0, 0]),
    // Overbid: a grand without two that was bid at 72, and reached 48.
    deal(
      { ...SPADES, ...LOST, contract: grand, bid: 72, overbid: true, base: 24, multiplier: 3 },
      [-144, 0, 0],
    ),
    deal({ ...SPADES, contract: grand, bid: 33, base: 24 }, [48, 0, 0]),
    // Another player's lost game; and a deal without a declarer.
    deal({ ...SPADES, ...LOST, declarer: 2 }, [0, 0, -44]),
    deal({ kind: 'passed' }, [0, 0, 0]),
  ];
  expect(row(deals)).toEqual({
    deals: 7,
    declared: 5,
    suit: 2,
    grand: 2,
    null: 1,
    hand: 1,
    won: 3,
    lost: 2,
    overbid: 1,
    // 18, 20, 23, 72 and 33: 166 of five.
    bid: 33,
    // 22, 22, 35, 72 and 48: 199 of five.
    worth: 40,
    'won-low': 50,
    'won-middle': 100,
    'won-high': 50,
    against: 1,
    points: -83,
  });
});

test('of what nobody has bid nothing is told', () => {
  const told = row([deal({ ...SPADES, bid: 0 }, [22, 0, 0])]);
  expect(told).toMatchObject({ declared: 1, bid: null, worth: null, 'won-low': null });
  expect(Object.keys(told).toSorted()).toEqual(columns.map(({ key }) => key).toSorted());
});
