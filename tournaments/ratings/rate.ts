import rateGlicko from 'glicko2-lite';

/**
 * A strength on Glicko-2's scale (Glickman 2012): with its deviation, and how much it wavers. Of two players
 * with 400 points between them the stronger one is ahead in ten of eleven comparisons.
 */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Somebody with whom a result is compared. */
export interface Compared {
  readonly rating: number;
  readonly deviation: number;
  /** 1: one was ahead of them, 0: behind, 0.5: level. */
  readonly score: number;
}

/** Strength of somebody of whom nothing is known. */
export const UNKNOWN: Strength = { rating: 1500, deviation: 300, volatility: 0.03 };

/** Change of the volatility over time; small, as luck makes surprises (fitted: lab/ratings). */
const SYSTEM = { rating: 1500, tau: 0.2 };

/** Of the logistic curve that is next to the normal distribution. */
const STEEPNESS = 1.702;

/** Deviations of opponents are this much larger for each earlier meeting with the same people on a day. */
const REPEATED = 150;

/** What a comparison with others tells. */
export interface Weighing {
  /** How much of a difference in strength shows in such a result (`GameStrength`). */
  readonly weight: number;
  /** Earlier results with the same people within a day. */
  readonly repeat: number;
  /** At a table: how many games the score against another tells as much as. Null: a field with the same task. */
  readonly games: number | null;
}

/** Strength after one result among others who had the same task. */
export function afterResult(
  before: Strength,
  others: readonly Compared[],
  weighing: Weighing,
): Strength {
  return afterGames(before, opponents(others, weighing.games), weighing);
}

/** Strength after games that are independent. */
export function afterGames(
  before: Strength,
  games: readonly Compared[],
  { weight, repeat }: Pick<Weighing, 'weight' | 'repeat'>,
): Strength {
  const told = games.map(({ rating, deviation, score }) => {
    const doubted = Math.hypot(deviation, repeat * REPEATED);
    return [scaled(rating, weight), doubted * weight, score] satisfies [number, number, number];
  });
  const { rating, deviation, volatility } = before;
  const after = rateGlicko(
    scaled(rating, weight),
    deviation * weight,
    volatility * weight,
    told,
    SYSTEM,
  );
  return {
    rating: scaled(after.rating, 1 / weight),
    deviation: Math.min(UNKNOWN.deviation, after.rd / weight),
    volatility: after.vol / weight,
  };
}

function scaled(rating: number, weight: number): number {
  return SYSTEM.rating + (rating - SYSTEM.rating) * weight;
}

/** Most others at a table whose scores are independent; among more they are taken together. */
const MAX_APART = 2;

function opponents(others: readonly Compared[], games: number | null): readonly Compared[] {
  if (games === null) {
    return composites(others, partsOf(others.length));
  }
  return composites(others, Math.min(others.length, MAX_APART)).flatMap((one) =>
    Array.from({ length: games }, () => one),
  );
}

/** Score against another whose points are so many fewer: 1 for many, 0.5 for none; see `TableWeight`. */
export function scoreBy(difference: number, margin: number): number {
  return 1 / (1 + Math.exp((-STEEPNESS * difference) / margin));
}

/** As how many games a result against so many others counts. */
export function partsOf(others: number): number {
  return others < 3 ? 1 : others < 8 ? 2 : 3;
}

/**
 * A field as opponents that Glicko-2 may take for independent. Whoever plays badly is behind all of
 * a field at once: against many others a result tells as much as three games (a share of the field that is
 * equally likely everywhere varies by 1/12, a game by 1/4), against a few as much as two.
 */
function composites(others: readonly Compared[], count: number): readonly Compared[] {
  const sorted = others.toSorted((a, b) => a.rating - b.rating);
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * sorted.length) / count);
    const to = Math.floor(((part + 1) * sorted.length) / count);
    const own = sorted.slice(from, to);
    const mean = (of: (one: Compared) => number): number =>
      own.reduce((sum, one) => sum + of(one), 0) / own.length;
    const rating = mean((one) => one.rating);
    const spread = mean((one) => one.deviation ** 2 + (one.rating - rating) ** 2);
    return { rating, deviation: Math.sqrt(spread), score: mean((one) => one.score) };
  });
}
