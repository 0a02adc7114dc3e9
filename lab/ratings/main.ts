import { defined } from '@lusoria/core';
import { isGameId, manifestOf } from '@lusoria/games';
import { keptScores } from './data.ts';
import { fitRatings, mean, pointsOf, shares, variance } from './population.ts';
import { coverage, ours, rankCorrelation, simulate } from './simulate.ts';

/**
 * Strengths of bots, and whether ratings find those of simulated players: `node lab/ratings/main.ts [GAMES] [POPULATIONS]`.
 * Everything was fitted with the seeds `tune …`; these are others.
 */
const [games = '30', populations = '20'] = process.argv.slice(2);
const PLAYERS = 40;

for (const scores of keptScores()) {
  const { game } = scores;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  // 1500 is given to the usual bot; the strongest one plays along on each day.
  const { bot: usual, load } = await manifestOf(game);
  const { daily, strength } = await load();
  const kept = defined(daily.find(({ key }) => key === scores.key));
  const points = pointsOf(scores);
  const fitted = fitRatings(shares(points));
  const shift = 1500 - defined(fitted[points.bots.indexOf(usual)]);
  console.log(`${game}: ${points.of[0]?.length} days`);
  for (const [i, bot] of points.bots.entries()) {
    const own = defined(points.of[i]);
    const rating = defined(fitted[i]) + shift;
    const spread = Math.sqrt(variance(own));
    console.log(
      `  ${bot.padEnd(20)} ${rating.toFixed(0)}   points ${mean(own).toFixed(2)} ± ${spread.toFixed(2)} a day`,
    );
  }
  const anchor = points.bots.indexOf(kept.engine);
  for (const { key, rounds } of daily) {
    const [parts, weight] = [rounds / kept.rounds, defined(strength?.weights[key])];
    const setting = { players: PLAYERS, games: Number(games), parts, weight, anchor };
    const runs = Array.from({ length: Number(populations) }, (_, i) =>
      simulate(points, setting, `report ${i}`, ours),
    );
    const errors = runs.flatMap(({ found, truth }) =>
      found.map(({ rating }, i) => (rating - defined(truth[i])) ** 2),
    );
    const correlations = runs.map(rankCorrelation);
    const halfWidth = 1.96 * Math.sqrt(variance(correlations) / correlations.length);
    console.log(
      `  ${key}: ${PLAYERS} players, ${games} days, ${populations} populations:`,
      `rank correlation ${mean(correlations).toFixed(3)} ± ${halfWidth.toFixed(3)},`,
      `intervals cover ${(100 * mean(runs.map(coverage))).toFixed(1)} %,`,
      `error ${Math.sqrt(mean(errors)).toFixed(0)},`,
      `± ${(1.96 * mean(runs.flatMap(({ found }) => found.map(({ deviation }) => deviation)))).toFixed(0)}`,
    );
  }
}
