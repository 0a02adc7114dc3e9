import { pick, seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { skat } from '../../rules/game.ts';
import { bots } from '../index.ts';
import { sharedSolver } from '../shared-solver.ts';
import { anyOptions, playDeal, type Player } from '../testing/deal.ts';
import { searchPlayer } from './index.ts';
import { LEVEL, LEVELS } from './levels.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

/** The least effort, so that many deals can be played. */
const SMALLEST = {
  ...LEVEL.full.fixed,
  sampled: 4,
  determinizations: 1,
  discardDeals: 1,
  rollouts: 1,
  bidRollouts: 1,
};
const smallest = LEVELS.map((name) => searchPlayer({ ...LEVEL[name], fixed: SMALLEST }));
const anything: Player = { choose: (view, random) => skat.sampleAction(view, random) };

/** A player that now and then does anything, so that unusual things happen. */
function mixed(player: Player): Player {
  return {
    choose: (view, random) => (random.int(12) === 0 ? anything : player).choose(view, random),
  };
}

describe('every level', () => {
  test('does only what is accepted, with all options, for two, three and four', () => {
    const phases = Array.from({ length: 9 }, (_, i) => {
      const random = seeded('strong: options', i);
      const seats = i % 8 === 0 ? 2 : i % 3 === 0 ? 4 : 3;
      const players = Array.from({ length: seats }, () => {
        const player = pick(smallest, random);
        return i % 2 === 0 ? player : mixed(player);
      });
      return playDeal(players, 'strong: deals', i, anyOptions(random)).state.phase;
    });
    expect(new Set(phases)).toEqual(new Set(['over']));
  });

  test('chooses by its view and the random numbers alone', () => {
    const apart: unknown[] = [];
    const compared = { count: 0 };
    for (let i = 0; i < 4; i += 1) {
      const players = [0, 1, 2].map(() => mixed(pick(smallest, seeded('players', i))));
      const { decisions } = playDeal(players, 'strong: alike', i);
      for (const [at, { state, seat, view }] of decisions.entries()) {
        if (at % 5 !== i % 5) continue;
        const twin = skat.view(
          skat.resampleState(skat.view(state, seat), seeded('twin', at)),
          seat,
        );
        for (const player of smallest) {
          const [one, other] = [view, twin].map((seen) =>
            player.choose(seen, seeded(`choice ${i}`, at)),
          );
          compared.count += 1;
          if (JSON.stringify(one) !== JSON.stringify(other)) apart.push([view, one, other]);
        }
      }
    }
    expect(apart).toEqual([]);
    expect(compared.count).toBeGreaterThan(80);
  });

  test('ends with its work where that is much, and chooses alike whatever it has thought of before', () => {
    const nodes = 40_000;
    const fixed = { ...LEVEL.full.fixed, sampled: 400, determinizations: 40, nodes };
    const player = searchPlayer({ ...LEVEL.full, fixed });
    const [one, other] = [0, 1].map((index) => {
      const { decisions } = playDeal(
        [smallest, smallest, smallest].flatMap((all) => all[1] ?? []),
        'work',
        index,
      );
      return decisions.flatMap(({ view }) => (view.phase === 'play' ? [view] : [])).slice(0, 4);
    });
    const solver = sharedSolver();
    const chosen = (views: typeof one) =>
      views?.map((view) => {
        const before = solver.nodes();
        const action = player.choose(view, seeded('work'));
        return { action, work: solver.nodes() - before };
      });
    const first = chosen(one);
    chosen(other);
    expect(chosen(one)).toEqual(first);
    const most = Math.max(...(first ?? []).map(({ work }) => work));
    expect(most).toBeGreaterThan(nodes / 2);
    expect(most).toBeLessThan(nodes + 10_000);
  });

  test('answers at once when no time is left', () => {
    const player = searchPlayer(LEVEL.full);
    const late = { left: () => 0 };
    const { decisions } = playDeal(
      [smallest, smallest, smallest].flatMap((all) => all[1] ?? []),
      'late',
      1,
    );
    const answers = decisions.map(({ state, seat, view }) => {
      const action = player.choose(view, seeded('late'), late);
      return action ? skat.decide(state, seat, action).ok : false;
    });
    expect(new Set(answers)).toEqual(new Set([true]));
  });
});

describe('levels by name', () => {
  test('are known, and nothing else is', () => {
    const make = (argument: string | null) => bots.strong(argument);
    expect(make('grandmaster')).toBeNull();
    expect(make('')).toBeNull();
    const known = [null, ...LEVELS].map((name) => typeof make(name)?.choose);
    expect(new Set(known)).toEqual(new Set(['function']));
  });
});
