import { defined, type Random, seeded } from '@lusoria/core';
import { isGameId, manifestOf } from '@lusoria/games';
import { keptScores, type Scores } from './data.ts';
import { mean, type Player, playersOf, variance } from './population.ts';
import { rankCorrelation } from './simulate.ts';

/**
 * How much luck a par takes out: what a bot scored with the same cards from the same seat, taken from what a player
 * scored. `node lab/ratings/par.ts [GAMES] [POPULATIONS]`. Players are put in order by the means of their points, once where each
 * has cards of their own, as at open tables, and once where all have the same, as on the deals of days. How much of the par is taken
 * is fitted with the first half of the days; all that is printed comes from the second.
 */
const [games = '30', populations = '100'] = process.argv.slice(2);
const PLAYERS = 40;

/** Players over all bots, or over the middle half of them only. */
const SPREADS = { 'all strengths': [0, 1], 'the middle half': [0.25, 0.75] } as const;

interface Half {
  readonly bots: readonly string[];
  /** By bot. */
  readonly points: readonly (readonly number[])[];
}

for (const scores of keptScores()) {
  const { game } = scores;
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const { bot: usual } = await manifestOf(game);
  const [first, second] = [halfOf(scores, 0), halfOf(scores, 1)];
  const strongest = defined(first.bots.at(-1));
  const pars = [
    { name: 'none', bots: [] },
    { name: `the strongest bot (${strongest})`, bots: [strongest] },
    { name: `the usual bot (${usual})`, bots: [usual] },
    { name: 'the mean of both', bots: [strongest, usual] },
  ].map((par) => ({ ...par, share: fitShare(first, par.bots) }));
  for (const [spread, range] of Object.entries(SPREADS)) {
    for (const deals of ['cards of their own', 'the same cards'] as const) {
      console.log(`${game}, ${spread}, ${deals}`);
      for (const { name, bots, share } of pars) {
        const found = Array.from({ length: Number(populations) }, (_, i) => {
          const random = seeded(`par ${spread} ${i}`, 0);
          const people = playersOf(PLAYERS, second.bots.length, random).map(({ skill }) => {
            const most = second.bots.length - 1;
            return { skill: most * (range[0] + (range[1] - range[0]) * (skill / most)) };
          });
          return orderOf(
            second,
            people,
            { bots, share, isShared: deals === 'the same cards' },
            random,
          );
        });
        console.log(`  par: ${name}, ${share.toFixed(2)} of it: ${interval(found)}`);
      }
    }
  }
}

/** Every second day. */
function halfOf({ bots }: Scores, parity: 0 | 1): Half {
  const names = Object.keys(bots);
  const days = Math.min(...names.map((name) => defined(bots[name]).length));
  const own = (name: string): readonly number[] =>
    defined(bots[name]).filter((_, day) => day < days && day % 2 === parity);
  return { bots: names, points: names.map(own) };
}

/** What the bots of a par scored on each day. */
function parOf({ bots, points }: Half, par: readonly string[]): readonly number[] {
  const rows = par.map((name) => defined(points[bots.indexOf(name)]));
  return defined(points[0]).map((_, day) =>
    rows.length === 0 ? 0 : mean(rows.map((row) => defined(row[day]))),
  );
}

/** Share of the par that is best taken from the points of all other bots together (control variates). */
function fitShare(half: Half, par: readonly string[]): number {
  if (par.length === 0) return 0;
  const control = parOf(half, par);
  const middle = mean(control);
  const others = half.points.filter((_, i) => !par.includes(defined(half.bots[i])));
  const slope = (row: readonly number[]): number =>
    mean(row.map((one, day) => (one - mean(row)) * (defined(control[day]) - middle)));
  return mean(others.map(slope)) / variance(control);
}

/** Rank correlation of the players' means with their skills. */
function orderOf(
  half: Half,
  people: readonly Player[],
  { bots, share, isShared }: { bots: readonly string[]; share: number; isShared: boolean },
  random: Random,
): number {
  const par = parOf(half, bots);
  const drawDays = (): readonly number[] =>
    Array.from({ length: Number(games) }, () => random.int(par.length));
  const shared = drawDays();
  const found = people.map(({ skill }) => {
    const lower = Math.floor(skill);
    const rating = mean(
      (isShared ? shared : drawDays()).map((day) => {
        const bot = random.int(2 ** 32) / 2 ** 32 < skill - lower ? lower + 1 : lower;
        return defined(half.points[bot]?.[day]) - share * defined(par[day]);
      }),
    );
    return { rating, deviation: 0, volatility: 0 };
  });
  return rankCorrelation({ truth: people.map(({ skill }) => skill), found });
}

/** A mean with its interval of 95 %. */
function interval(list: readonly number[]): string {
  return `${mean(list).toFixed(3)} ± ${(1.96 * Math.sqrt(variance(list) / (list.length - 1))).toFixed(3)}`;
}
