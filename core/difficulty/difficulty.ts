import type { Outcome, Seat } from '../contract.ts';
import { defined } from '../defined.ts';

/** A finished round of a person against bots. */
export interface ScoredRound {
  /** The other seats: bots by name; null for people. */
  readonly others: readonly (string | null)[];
  /** See {@link scoreOf}. */
  readonly score: number;
}

/** Words for strengths, from the gentlest. */
export const STRENGTHS = ['novice', 'practised', 'skilled', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * Odds of winning, as a natural logarithm, by which somebody one level above the others exceeds them: measured between neighbouring
 * levels of the game with most of them, which are about equally far apart (`node lab/bench/newcomers.ts`).
 */
const ODDS_OF_A_LEVEL = 0.5;
/** Levels by which a won first round of equals raises the estimate, twice. */
const FIRST_GAIN = 4;
/** Gain after many rounds: the estimate goes on following somebody who learns. */
const LAST_GAIN = 1;
/** Rounds after which the gain is half the first one. */
const HALF_AFTER = 6;

/** Share of the other seats that a seat came before, ties counting half: half of them is what equals expect, whatever their number. */
export function scoreOf({ ranking }: Outcome, seat: Seat): number {
  const place = ranking.findIndex((tied) => tied.includes(seat));
  const tied = defined(ranking[place], `the place of seat ${seat}`).length - 1;
  const behind = ranking.slice(place + 1).flat().length;
  return (behind + tied / 2) / (ranking.flat().length - 1);
}

/**
 * Estimates at which level of bots somebody wins as often as loses, from their results in order, by the method of
 * A. E. Elo ("The Rating of Chessplayers", 1978), with the level as the rating. Rounds in which a person or another bot played do not count.
 *
 * @param levels bots by name, from the gentlest, about equally far apart
 * @returns from 0, where everybody begins, to the last level; between two levels a fraction
 */
export function estimateLevel(results: readonly ScoredRound[], levels: readonly string[]): number {
  const counted = results.flatMap(({ others, score }) => {
    const at = others.map((bot) => (bot === null ? -1 : levels.indexOf(bot)));
    return at.length === 0 || at.includes(-1) ? [] : [{ opposing: mean(at), score }];
  });
  return counted.reduce((level, { opposing, score }, n) => {
    const expected = 1 / (1 + Math.exp(ODDS_OF_A_LEVEL * (opposing - level)));
    const gain = Math.max(LAST_GAIN, (FIRST_GAIN * HALF_AFTER) / (HALF_AFTER + n));
    return Math.min(levels.length - 1, Math.max(0, level + gain * (score - expected)));
  }, counted[0]?.opposing ?? 0);
}

/** Bots for so many seats which on average have a level; the gentler ones sit first. */
export function opponentsAt(
  level: number,
  levels: readonly string[],
  seats: number,
): readonly string[] {
  const below = Math.floor(level);
  const stronger = Math.round((level - below) * seats);
  return Array.from({ length: seats }, (_, i) =>
    defined(levels[i < seats - stronger ? below : below + 1], 'a bot of this level'),
  );
}

/** The word for a bot's strength; null for one that is no level. */
export function strengthOf(bot: string, levels: readonly string[]): Strength | null {
  const at = levels.indexOf(bot);
  return at < 0 ? null : defined(STRENGTHS[Math.floor((at * STRENGTHS.length) / levels.length)]);
}

/** The level in the middle of those with a strength. */
export function levelOf(strength: Strength, levels: readonly string[]): number {
  const all = levels.flatMap((bot, at) => (strengthOf(bot, levels) === strength ? [at] : []));
  return mean(all);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
