import { describe, expect, test } from 'vitest';
import { view } from '../../engine/heuristic/testing/view.ts';
import { plainContract } from '../../rules/contract.ts';
import type { GameResult } from '../../rules/result.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import type { Analysis, AuctionReview, ChoiceReview } from '../types.ts';
import { dealErrors, type PlayedDeal, playedDeal } from './deal.ts';
import { byContract, summaryOf } from './summary.ts';

/** Grand of seat 1, worth 48 when it is won. */
function ended(won: boolean): ThreeView {
  const result: GameResult = {
    kind: 'game',
    declarer: 1,
    contract: plainContract('grand'),
    bid: 18,
    matadors: 1,
    points: won ? 70 : 50,
    tricks: 5,
    ending: 'played',
    won,
    overbid: false,
    schneider: false,
    schwarz: false,
    base: 24,
    instead: null,
    steps: ['matadors', 'game'],
    multiplier: 2,
    doubled: 1,
    round: 1,
    value: won ? 48 : -96,
  };
  const points = won ? [0, 98, 0] : [40, -146, 40];
  const deal = { hands: [], skat: [] };
  return view({ phase: 'over', end: { result, points, deal, discards: [] } });
}

const AUCTION: AuctionReview = {
  highestBid: 18,
  refusedBid: 0,
  calls: [{ bid: 18, wasBid: true, limit: 0, weighing: 'worse', verdict: 'bold' }],
  verdict: 'bold',
  judgedAt: 18,
  winProbability: 0.4,
  weighing: 'worse',
  passing: -20,
  expectedValue: -50,
  games: [],
};

/** An error of this much in wins, in the first step. */
function choice(step: number, less: number): ChoiceReview {
  const estimate = (card: 'CA' | 'C7', winProbability: number) => ({
    card,
    winProbability,
    low: 0,
    high: 1,
  });
  return {
    step,
    layouts: 100,
    estimates: [estimate('CA', 0.8), estimate('C7', 0.8 - less)],
    avoidable: less > 0 ? 'game' : null,
  };
}

function analysis(seat: number, changes: Partial<Analysis>): Analysis {
  const step = {
    trick: 0,
    seat,
    card: 'C7',
    options: [],
    before: 61,
    value: 60,
    lost: 1,
    turned: null,
  } as const;
  return {
    seat,
    play: { target: 61, start: 61, end: 60, steps: [{ ...step, options: [] }] },
    choices: [],
    scores: [],
    auction: null,
    declared: null,
    claim: null,
    exact: [],
    ...changes,
  };
}

const kept = { key: 'a/1', at: 5, errors: null };

describe('a deal', () => {
  test('counts for the declarer and for the defenders, as it was written down', () => {
    expect(playedDeal(ended(true), 1, kept)).toMatchObject({
      role: 'declarer',
      won: true,
      points: 98,
    });
    expect(playedDeal(ended(true), 0, kept)).toMatchObject({
      role: 'defender',
      won: false,
      points: 0,
    });
    expect(playedDeal(ended(false), 2, kept)).toMatchObject({
      role: 'defender',
      won: true,
      points: 40,
    });
    expect(playedDeal(ended(false), 2, kept)?.game).toBe('grand');
  });

  test('has no sides where nobody plays, and is none before it is over', () => {
    const end = {
      result: { kind: 'passed' },
      points: [0, 0, 0],
      deal: { hands: [], skat: [] },
      discards: [],
    } as const;
    const passed = view({
      end: { ...end, points: [0, 0, 0], deal: { hands: [], skat: [] }, discards: [] },
    });
    expect(playedDeal(passed, 0, kept)).toMatchObject({ role: 'other', won: null, game: null });
    expect(playedDeal(view({}), 0, kept)).toBeNull();
  });
});

describe('errors', () => {
  test('in the auction cost what playing was expected to lose, or what was not played for', () => {
    const bold = analysis(1, { auction: AUCTION });
    expect(dealErrors(bold, ended(false))).toMatchObject({ bid: 'bold', lost: { auction: 30 } });
    // A player who was outbid in the end has lost nothing by it.
    expect(dealErrors({ ...bold, seat: 0 }, ended(false)).lost.auction).toBe(0);
    const timid = { ...AUCTION, verdict: 'timid', expectedValue: 5 } as const;
    expect(dealErrors(analysis(0, { auction: timid }), ended(true)).lost.auction).toBe(25);
    const sound = { ...AUCTION, verdict: 'sound' } as const;
    expect(dealErrors(analysis(1, { auction: sound }), ended(true)).lost.auction).toBe(0);
    expect(dealErrors(analysis(1, {}), ended(true)).lost.auction).toBeNull();
  });

  test('with the skat cost what the best choice was expected to bring more', () => {
    const game = {
      game: 'grand',
      hand: false,
      schneider: false,
      schwarz: false,
      ouvert: false,
      winProbability: 0.5,
      discards: [],
    } as const;
    const declared = {
      chosen: { ...game, discards: [], expectedValue: 12 },
      best: { ...game, discards: [], expectedValue: 40 },
    };
    expect(dealErrors(analysis(1, { declared }), ended(true)).lost.skat).toBe(28);
    const hopeless = { ...declared, chosen: { ...declared.chosen, expectedValue: -Infinity } };
    expect(dealErrors(analysis(1, { declared: hopeless }), ended(true)).lost.skat).toBe(500);
    expect(dealErrors(analysis(0, {}), ended(true)).lost.skat).toBeNull();
  });

  test('in play cost the wins that could be known, times what winning is worth', () => {
    // A grand with one is worth 48 + 50 when it is won, and costs 96 + 50.
    const choices = [choice(0, 0.25)];
    for (const won of [true, false]) {
      const { lost } = dealErrors(analysis(1, { choices }), ended(won));
      expect(lost.alone).toBeCloseTo(0.25 * (98 + 146));
      expect(lost.defence).toBeNull();
    }
    const { lost } = dealErrors(analysis(0, { choices }), ended(true));
    expect(lost.defence).toBeCloseTo(0.25 * 40);
    expect(lost.alone).toBeNull();
    expect(dealErrors(analysis(0, { choices: [choice(0, 0)] }), ended(true)).lost.defence).toBe(0);
  });
});

/** A deal with these points; errors in play alone or in defence. */
function deal(n: number, changes: Partial<PlayedDeal>): PlayedDeal {
  return {
    key: `a/${n}`,
    at: n,
    role: 'declarer',
    game: 'grand',
    won: true,
    points: 0,
    errors: null,
    ...changes,
  };
}

const NONE = { auction: null, skat: null, alone: null, defence: null };

const DEALS: readonly PlayedDeal[] = [
  deal(1, {
    points: 98,
    errors: { bid: 'sound', lost: { ...NONE, auction: 0, skat: 4, alone: 10 } },
  }),
  deal(2, {
    won: false,
    points: -146,
    errors: { bid: 'bold', lost: { ...NONE, auction: 30, skat: 0, alone: 0 } },
  }),
  deal(3, { game: 'clubs', points: 74 }),
  deal(4, {
    role: 'defender',
    won: true,
    points: 40,
    errors: { bid: 'timid', lost: { ...NONE, auction: 20, defence: 6 } },
  }),
  deal(5, { role: 'defender', game: 'clubs', won: false }),
  deal(6, { role: 'other', game: null, won: null, errors: { bid: null, lost: NONE } }),
];

describe('figures', () => {
  test('of some deals', () => {
    expect(summaryOf(DEALS)).toEqual({
      deals: 6,
      alone: { count: 2, of: 3 },
      defended: { count: 1, of: 2 },
      pointsAList: (36 * (98 - 146 + 74 + 40)) / 6,
      bold: { count: 1, of: 3 },
      timid: { count: 1, of: 3 },
      lost: { auction: 50 / 3, skat: 2, alone: 5, defence: 6 },
    });
  });

  test('of no deals say nothing', () => {
    const { pointsAList, lost, alone } = summaryOf([]);
    expect([pointsAList, lost.auction, alone.of]).toEqual([null, null, 0]);
    expect(byContract([])).toEqual([]);
  });

  test('by contract are those of games played alone', () => {
    expect(byContract(DEALS)).toEqual([
      { game: 'clubs', won: { count: 1, of: 1 }, points: 74, lost: null },
      { game: 'grand', won: { count: 1, of: 2 }, points: -24, lost: 7 },
    ]);
  });
});
