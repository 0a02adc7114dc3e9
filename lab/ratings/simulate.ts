import { defined, seeded } from '@lusoria/core';
import { afterResult, type Strength, UNKNOWN } from '@lusoria/tournaments/rate';
import {
  fitRatings,
  mean,
  type Player,
  playersOf,
  type Points,
  scoreOf,
  shareOf,
  shares,
} from './population.ts';

/** Strengths of simulated players after some games, beside the true ones. */
export interface Found {
  readonly truth: readonly number[];
  readonly found: readonly Strength[];
}

/** An update of strengths by the points of a day; the last ones are anchors and keep theirs. */
type Update = (
  before: readonly Strength[],
  points: readonly number[],
  weight: number,
) => readonly Strength[];

/** How a day is counted here. */
export const ours: Update = (before, points, weight) =>
  before.map((own, i) =>
    afterResult(
      own,
      before.flatMap((other, j) =>
        i === j ? [] : [{ ...other, score: compare(defined(points[i]), defined(points[j])) }],
      ),
      { weight, repeat: 0, games: null },
    ),
  );

function compare(a: number, b: number): number {
  return a > b ? 1 : a === b ? 0.5 : 0;
}

interface Setting {
  readonly players: number;
  readonly games: number;
  /** As many days of the kept points as one of these has deals, and how much more clearly it tells (`GameStrength.weights`). */
  readonly parts: number;
  readonly weight: number;
  /** Bot that plays along as the anchor, by number. */
  readonly anchor: number;
}

/** Plays days of one population; everybody's true strength lies on the scale on which the bots are fixed. */
export function simulate(
  points: Points,
  { players, games, parts, weight, anchor }: Setting,
  seed: string,
  update: Update,
): Found {
  const random = seeded(seed, 0);
  const people = playersOf(players, points.bots.length, random);
  const table = shares(points);
  const bots = fitRatings(table);
  const anchored: readonly Player[] = points.bots.map((_, skill) => ({ skill }));
  const all = [...people, ...anchored];
  const truth = fitRatings(
    all.map((a) => all.map((b) => shareOf(table, a, b))),
    [...people.map(() => null), ...bots],
  ).slice(0, players);
  const fixed = { rating: defined(bots[anchor]), deviation: 30, volatility: 0.06 };
  let now: readonly Strength[] = [...people.map(() => UNKNOWN), fixed];
  for (let game = 0; game < games; game += 1) {
    const day = [...people, defined(anchored[anchor])].map((one) =>
      Array.from({ length: parts }, () => scoreOf(one, points, random)).reduce((a, b) => a + b, 0),
    );
    now = [...update(now, day, weight).slice(0, players), fixed];
  }
  return { truth, found: now.slice(0, players) };
}

/** Spearman's rank correlation. */
export function rankCorrelation({ truth, found }: Found): number {
  const ranks = (list: readonly number[]): readonly number[] =>
    list.map(
      (one) =>
        list.filter((other) => other < one).length +
        (list.filter((other) => other === one).length - 1) / 2,
    );
  const a = ranks(truth);
  const b = ranks(found.map(({ rating }) => rating));
  const middle = mean(a);
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, one, i) => sum + (one - middle) * (defined(y[i]) - middle), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** Share of players whose true strength lies in the interval of 95 %. */
export function coverage({ truth, found }: Found): number {
  return mean(
    found.map(({ rating, deviation }, i) =>
      Math.abs(rating - defined(truth[i])) <= 1.96 * deviation ? 1 : 0,
    ),
  );
}
