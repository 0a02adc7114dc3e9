/**
 * Time that the solver of Skat takes for whole deals, and that the strong player takes for a card
 * with a clock: `node lab/skat/bench/solver.ts`. Distributions, for a mean hides the deals that matter.
 */
import { performance } from 'node:perf_hooks';
import { draw, type Random, seeded, shuffled } from '@lusoria/core';
import { CARDS, type GameName, optionsSchema, pipsOf, skat } from '@lusoria/skat';
import { bots } from '@lusoria/skat/engine';
import * as v from 'valibot';
import { createSolver } from '@lusoria/skat/solver';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { quantile } from '../../quantile.ts';

await loadWeights();

const DEALS = 400;
const ROUNDS = 12;
const BUDGETS = [50, 100, 1000];

function shares(times: readonly number[]): Readonly<Record<string, string>> {
  const at = (part: number) => quantile(times, part).toFixed(2);
  return {
    count: String(times.length),
    median: at(0.5),
    '95 %': at(0.95),
    '99 %': at(0.99),
    '99.9 %': at(0.999),
    most: at(1),
  };
}

function timed(once: () => unknown): number {
  const start = performance.now();
  once();
  return performance.now() - start;
}

/** Whether 61 points are reached in random deals in which the declarer has laid two cards away. */
function solving(game: GameName): readonly number[] {
  const solver = createSolver();
  return Array.from({ length: DEALS }, (_, i) => {
    const cards = shuffled(CARDS, seeded(`bench ${game}`, i));
    const position = {
      game,
      hands: [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30)],
      declarer: i % 3,
      leader: 0,
      trick: [],
      points: game === 'null' ? 0 : pipsOf(cards.slice(30)),
    };
    return timed(() => solver.reaches(position, game === 'null' ? 1 : 61));
  });
}

/** Times of all decisions when three strong players play with a budget. */
function deciding(milliseconds: number, rounds: number): readonly number[] {
  const player = bots.strong();
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const random: Random = seeded('bench strong', i);
    let state = skat.init({ options: v.parse(optionsSchema, {}), seats: 3, first: i % 3 });
    for (;;) {
      const turn = skat.turn(state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        state = skat.chance(state, draw(turn.request, random)).reduce(skat.evolve, state);
        continue;
      }
      const [seat = 0] = turn.must;
      const view = skat.view(state, seat);
      const start = performance.now();
      const left = () => milliseconds - (performance.now() - start);
      const action = player.choose(view, random, { left });
      times.push(performance.now() - start);
      const decided = action && skat.decide(state, seat, action);
      if (!decided?.ok) throw new Error('what a bot does is allowed');
      state = decided.value.reduce(skat.evolve, state);
    }
  }
  return times;
}

console.log('A whole deal, milliseconds');
console.table({
  suit: shares(solving('clubs')),
  grand: shares(solving('grand')),
  null: shares(solving('null')),
});
console.log('A decision of the strong player, milliseconds, by its budget');
console.table(
  Object.fromEntries(BUDGETS.map((budget) => [budget, shares(deciding(budget, ROUNDS))])),
);
