import { defined } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { scoreBy } from '@lusoria/tournaments/rate';
import { tableScoresIn } from './data.ts';
import { mean, variance } from './population.ts';

/**
 * What a round at a table tells of strengths, for several margins of points: the weight under which the strengths of bots
 * foretell their scores best, how many games two scores tell as much as, and what all of it tells together. The rounds are those
 * of `table-scores.ts`, with a seed other than that of the kept ones: `node lab/ratings/tables.ts FILE`.
 */
const { game: id, bots, rounds } = tableScoresIn(defined(process.argv[2], 'a file'));
const game = defined((await loadGame(id)) ?? undefined, 'a game');
const ratings = bots.map((bot) => defined(game.strength?.bots[bot]).rating);
const SEATS = [0, 1, 2];

/** A seat of a round: how much stronger it is than each of the others, and its points more than theirs. */
const seats = Object.entries(rounds).flatMap(([key, played]) => {
  const strengths = key.split(' ').map((bot) => defined(ratings[Number(bot)]));
  return played.flatMap((row) =>
    SEATS.map((seat) => {
      const others = SEATS.filter((other) => other !== seat);
      const points = (at: number): number => defined(row[SEATS.length + at]);
      return others.map((other) => ({
        apart: defined(strengths[seat]) - defined(strengths[other]),
        more: points(seat) - points(other),
      }));
    }),
  );
});
const spread = Math.sqrt(
  mean(
    Object.values(rounds)
      .flat()
      .map((row) => variance(row.slice(SEATS.length))),
  ),
);

const expected = (apart: number, weight: number): number =>
  1 / (1 + 10 ** ((-weight * apart) / 400));

console.log(`${id}: points of a round ± ${spread.toFixed(2)}`);
for (const factor of [0.25, 0.5, 1, 2, 4]) {
  const margin = factor * spread;
  const pairs = seats.flat();
  let best = { weight: 0, likelihood: -Infinity };
  for (let weight = 0.02; weight <= 3; weight += 0.02) {
    const likelihood = pairs.reduce((sum, { apart, more }) => {
      const score = scoreBy(more, margin);
      const chance = expected(apart, weight);
      return sum + score * Math.log(chance) + (1 - score) * Math.log(1 - chance);
    }, 0);
    if (likelihood > best.likelihood) best = { weight, likelihood };
  }
  const { weight } = best;
  const chances = seats.map((others) => mean(others.map(({ apart }) => expected(apart, weight))));
  const scores = seats.map((others) => mean(others.map(({ more }) => scoreBy(more, margin))));
  const error = mean(scores.map((score, i) => (score - defined(chances[i])) ** 2));
  const games = mean(chances.map((chance) => chance * (1 - chance))) / error;
  console.log(
    `  margin ${margin.toFixed(2)}: weight ${weight.toFixed(2)}, games ${games.toFixed(1)},`,
    `tells ${(weight ** 2 * games).toFixed(2)}`,
  );
}
