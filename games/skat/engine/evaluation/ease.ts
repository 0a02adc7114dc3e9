import type { OwnGames, SeriesPlace } from '../../rules/series.ts';

/*
 * How easily games come home in this series, estimated from those that the player has played in it: a logit that is added to
 * that of winning. The most likely one (maximum a posteriori), by Newton's method.
 */

/** The logit of winning among equals: 72 of 100 suit games, 89 grands (data/README.md). */
const EQUALS = { suits: 0.94, grands: 2.09 } as const;
/** How far series differ, a standard deviation (a logit): the prior is normal with the mean 0. With 0.5 equals cost 0.05 points a deal (lab/bench/RESULTS.md). */
const SPREAD = 0.3;
const ROUNDS = 8;

/**
 * The ease of a series for a seat; 0 before it has played a game. Never less, since few defend better than an equal, and being too
 * careful by 0.3 costs four times as much as being too bold (lab/bench/RESULTS.md).
 */
export function easeIn({ games }: Pick<SeriesPlace, 'games'>, seat: number): number {
  const own = games?.[seat];
  return own ? Math.max(0, mostLikely(own)) : 0;
}

function mostLikely(own: OwnGames): number {
  let ease = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let slope = -ease / SPREAD ** 2;
    let curvature = 1 / SPREAD ** 2;
    for (const kind of ['suits', 'grands'] as const) {
      const { played, won } = own[kind];
      const chance = 1 / (1 + Math.exp(-(EQUALS[kind] + ease)));
      slope += won - played * chance;
      curvature += played * chance * (1 - chance);
    }
    ease += slope / curvature;
  }
  return ease;
}
