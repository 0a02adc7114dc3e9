import { addCounts } from '@lusoria/core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSolver } from '../../engine/solver/index.ts';
import { loadWeights } from '../../engine/weights.ts';
import { readRecords, viewOfRecord } from '../../notation/index.ts';
import { script } from '../../rules/testing/script.ts';
import { dealLayout } from '../deal-layout.ts';
import { reviewPlay } from '../analyse.ts';
import { countsOf } from './counts.ts';
import { breakdownFrom } from './figures.ts';
import { type JudgedGame, judgeGame, openCards } from './judge.ts';

await loadWeights();

// Forehand's null takes a trick with the ace of clubs alone: clubs lie two and two.
const NULL = {
  fore: 'C7 C8 C9 CA S7 S8 S9 H7 H8 D7',
  middle: 'CT CJ SA SK SQ HA HK HQ DA DK',
  rear: 'CQ CK ST SJ HT HJ H9 DT DJ DQ',
};
const nullGame = () => script(NULL).bid('1 p 2 p 0 18').declare(0, { game: 'null' }, 'D8 D9');

/** The whole work of a generator. */
function doneBy<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

describe('a game is judged', () => {
  test('that the declarer throws away with the first card', () => {
    const judged = judgeGame(nullGame().play('CA CT CQ').view('spectator'));
    expect(judged).toMatchObject({
      declarer: 0,
      contract: 'null',
      won: false,
      // Null is 23: twice that and 50 lost, 40 for each of the others; 80 where it is compared with theirs.
      points: [-96, 40, 40],
      worth: -126,
      standing: 'won',
      errors: [{ seat: 0, trick: 0, isFirst: true }],
      belief: { context: 0 },
    });
    expect(judged?.belief?.probability).toBeGreaterThan(0);
    expect(judged?.belief?.probability).toBeLessThan(1);
  });

  test('that is won as it lay', () => {
    const ended = nullGame().play('C7 CT CQ').act(1, { type: 'concede' });
    const judged = judgeGame(ended.view('spectator'));
    expect(judged).toMatchObject({ won: true, points: [73, 0, 0], worth: 73, errors: [] });
  });

  test('but not where all have passed', () => {
    expect(judgeGame(script(NULL).bid('1 p 2 p 0 p').view('spectator'))).toBeNull();
  });
});

describe('errors', () => {
  const file = new URL('../../notation/data/xskat-3000.sgf', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n').slice(40, 44).join('\n');
  const layouts = readRecords(lines).flatMap((item) => {
    const view = item.ok ? viewOfRecord(item.record) : null;
    const layout = view?.form === 'three' ? dealLayout(view) : null;
    return layout ? [layout] : [];
  });

  test('are the cards after which the exact value of the deal has another winner', () => {
    const solver = createSolver();
    let count = 0;
    for (const layout of layouts) {
      const { errors } = openCards(layout, solver);
      const turns = doneBy(reviewPlay(layout, solver)).steps.filter(({ turned }) => turned);
      expect(errors.map(({ seat, trick }) => ({ seat, trick }))).toEqual(
        turns.map(({ seat, trick }) => ({ seat, trick })),
      );
      count += errors.length;
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('figures', () => {
  const base = { players: [0, 1, 2], declarer: 0, standing: 'won', errors: [] } as const;
  const games: readonly (JudgedGame | null)[] = [
    {
      ...base,
      contract: 'suit',
      won: true,
      points: [98, 0, 0],
      worth: 98,
      belief: { probability: 0.7, before: 20, after: 40, context: 0 },
    },
    {
      ...base,
      contract: 'suit',
      won: false,
      points: [-98, 40, 40],
      worth: -128,
      belief: { probability: 0.65, before: 5, after: 30, context: 2 },
      errors: [
        { seat: 0, trick: 3, isFirst: true },
        { seat: 1, trick: 4, isFirst: true },
        { seat: 0, trick: 4, isFirst: false },
      ],
    },
    {
      ...base,
      declarer: 1,
      contract: 'grand',
      won: true,
      points: [0, 122, 0],
      worth: 122,
      belief: null,
      standing: 'lost',
    },
    null,
  ];
  const counts: Record<string, number> = {};
  for (const game of games) addCounts(counts, countsOf(game, 0));
  const found = breakdownFrom(counts);

  test('tell declaring from defending', () => {
    expect(found).toMatchObject({
      games: 4,
      alone: {
        games: 2,
        won: 0.5,
        perGame: 0,
        each: 0,
        winnable: { games: 2, lost: 1 },
        beaten: { games: 0, won: 0, ci95: null },
        errors: { perGame: 1, all: [0, 0, 0, 1, 1, 0, 0, 0, 0, 0] },
      },
      defence: { games: 1, won: 0, perGame: 0, beatable: { games: 1, beaten: 0 } },
    });
    // One of two.
    expect(found.alone.winnable.ci95?.map((end) => Math.round(100 * end))).toEqual([9, 91]);
    expect(found.alone.errors.first).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    const suits = found.contracts.find(({ contract }) => contract === 'suit');
    expect(suits).toMatchObject({ games: 2, won: 0.5, each: 0 });
  });

  test('hold what was believed against what came, by class', () => {
    const { believed, auctions, worth, contracts } = found.calibration;
    expect(believed.map(({ games: count }) => count)).toEqual([0, 2, 0, 0]);
    expect(believed[1]).toMatchObject({ from: 0.6, to: 0.75, won: 0.5, after: 35, came: -15 });
    expect(believed[1]?.believed).toBeCloseTo(0.675, 9);
    expect(auctions.map(({ games: count }) => count)).toEqual([1, 0, 1]);
    expect(worth.map(({ before, came }) => [before, came])).toEqual([
      [5, -128],
      [20, 98],
      [0, 0],
      [0, 0],
    ]);
    expect(contracts.filter(({ games: count }) => count > 0)).toHaveLength(1);
  });
});
