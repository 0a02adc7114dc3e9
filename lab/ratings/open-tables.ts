import { defined, type Random, seeded } from '@lusoria/core';
import { isGameId, loadGame, manifestOf } from '@lusoria/games';
import { afterResult, scoreBy, type Strength, UNKNOWN } from '@lusoria/tournaments/rate';
import { keptScores, keptTableScores, type TableScores } from './data.ts';
import { guessFrom } from './best-guess.ts';
import { fitRatings, mean, playersOf, pointsOf, shareOf, shares } from './population.ts';
import { coverage, type Found, rankCorrelation } from './simulate.ts';
import { botOf, drawFrom, seatAll, seatByTwos } from './table-rounds.ts';

/**
 * Whether rounds at open tables find the strengths of simulated players: `node lab/ratings/open-tables.ts [ROUNDS] [POPULATIONS]`.
 * What comes of each round was really played, by those bots as which its players play. Everything was fitted with rounds of
 * another seed (`tables.ts`). In three settings: people among themselves; two and a bot at each table; and the newcomers
 * among as many who are known already.
 */
const [rounds = '30', populations = '20'] = process.argv.slice(2);
const PLAYERS = 40;
/** Deviation of those who are known already. */
const KNOWN = 60;
const SETTINGS = ['people only', 'two and a bot', 'half are known'] as const;

for (const played of keptTableScores()) {
  console.log(`${played.game}: ${Object.values(played.rounds).flat().length} rounds`);
  const world = await worldOf(played);
  for (const setting of SETTINGS) {
    const runs = Array.from({ length: Number(populations) }, (_, i) =>
      simulate(world, setting, seeded(`open tables ${i}`, 0)),
    );
    const found = runs.map((run) => run.rated);
    const errors = found.flatMap(({ truth, found: own }) =>
      own.map(({ rating }, i) => (rating - defined(truth[i])) ** 2),
    );
    const best = mean(runs.map(({ guessed }) => rankCorrelation(guessed)));
    console.log(
      `  ${setting}: rank correlation ${interval(found.map(rankCorrelation))} (at best ${best.toFixed(3)}),`,
      `intervals cover ${(100 * mean(found.map(coverage))).toFixed(1)} %,`,
      `of differences ${(100 * mean(found.map((run) => coverage(withoutLevel(run))))).toFixed(1)} %,`,
      `error ${Math.sqrt(mean(errors)).toFixed(0)},`,
      `± ${(1.96 * mean(found.flatMap((run) => run.found.map(({ deviation }) => deviation)))).toFixed(0)}`,
    );
  }
}

async function worldOf(played: TableScores) {
  const { game: id, bots } = played;
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  const { table } = defined((await loadGame(id))?.strength ?? undefined);
  const usual = bots.indexOf((await manifestOf(id)).bot);
  const points = pointsOf(defined(keptScores().find(({ game }) => game === id)));
  if (points.bots.join(' ') !== bots.join(' ')) throw new Error(`other bots of ${id}`);
  const share = shares(points);
  const fitted = fitRatings(share);
  const shift = 1500 - defined(fitted[usual]);
  const ratings = fitted.map((rating) => rating + shift);
  return { bots, table: defined(table ?? undefined), usual, share, ratings, played };
}

/** Plays rounds of one population, until everybody has had their number of them. */
function simulate(
  { bots, table, usual, share, ratings, played }: Awaited<ReturnType<typeof worldOf>>,
  setting: (typeof SETTINGS)[number],
  random: Random,
): { readonly rated: Found; readonly guessed: Found } {
  const people = playersOf(PLAYERS, bots.length, random);
  const all = [...people, ...bots.map((_, skill) => ({ skill }))];
  const truth = fitRatings(
    all.map((a) => all.map((b) => shareOf(share, a, b))),
    [...people.map(() => null), ...ratings],
  ).slice(0, PLAYERS);
  const isKnown = (no: number): boolean => setting === 'half are known' && no % 2 === 0;
  const now = people.map((_, no): Strength => {
    if (!isKnown(no)) return UNKNOWN;
    const off = KNOWN * normal(random);
    return { ...UNKNOWN, rating: defined(truth[no]) + off, deviation: KNOWN };
  });
  const draw = drawFrom(played);
  const guess = guessFrom(played, ratings, PLAYERS);
  const seating = setting === 'two and a bot' ? seatByTwos : seatAll;
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const seats of seating(PLAYERS, random)) {
      const playing = seats.map((no) => (no === null ? usual : botOf(defined(people[no]), random)));
      const results = draw(playing, random);
      guess.learn(seats, playing, results);
      const before = seats.map((no) =>
        no === null ? { rating: 1500, deviation: 20, volatility: 0.03 } : defined(now[no]),
      );
      for (const [i, no] of seats.entries()) {
        if (no === null) continue;
        const others = before.flatMap((other, j) => {
          const difference = defined(results[i]).points - defined(results[j]).points;
          return i === j ? [] : [{ ...other, score: scoreBy(difference, table.margin) }];
        });
        now[no] = afterResult(defined(before[i]), others, { ...table, repeat: 0 });
      }
    }
  }
  const isMeant = (_: unknown, no: number): boolean => !isKnown(no);
  const own = { truth: truth.filter(isMeant) };
  return {
    rated: { ...own, found: now.filter(isMeant) },
    guessed: { ...own, found: guess.strengths().filter(isMeant) },
  };
}

/** Strengths without what is common to all: people who play among themselves only learn how far apart they are. */
function withoutLevel({ truth, found }: Found): Found {
  const level = mean(found.map(({ rating }) => rating)) - mean(truth);
  return { truth, found: found.map((one) => ({ ...one, rating: one.rating - level })) };
}

/** A mean with its interval of 95 %. */
function interval(list: readonly number[]): string {
  const middle = mean(list);
  const deviation = Math.sqrt(mean(list.map((one) => (one - middle) ** 2)) / (list.length - 1));
  return `${middle.toFixed(3)} ± ${(1.96 * deviation).toFixed(3)}`;
}

/** Of the normal distribution (Box and Muller 1958). */
function normal(random: Random): number {
  const [a, b] = [random.int(2 ** 30) + 1, random.int(2 ** 30)].map((one) => one / 2 ** 30);
  return Math.sqrt(-2 * Math.log(defined(a))) * Math.cos(2 * Math.PI * defined(b));
}
