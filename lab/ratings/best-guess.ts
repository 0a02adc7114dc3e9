import { defined } from '@lusoria/core';
import type { Strength } from '@lusoria/tournaments/rate';
import type { TableScores } from './data.ts';
import { mean } from './population.ts';
import type { Seat } from './table-rounds.ts';

/** Classes of points more than the others' mean, and of the others' strength. */
const CLASSES = 10;
const TIERS = 4;
/** Steps between the weakest and the strongest bot. */
const STEPS = 60;

/**
 * Guesses players' skills as nobody can who does not know it all: how bots play, between which of them players lie, and as which
 * the others played in each round (Bayes). What it misses is luck.
 */
export function guessFrom({ rounds }: TableScores, ratings: readonly number[], players: number) {
  const seats = Object.entries(rounds).flatMap(([key, played]) => {
    const bots = key.split(' ').map(Number);
    return played.flatMap((row) => {
      const results = bots.map((_, i) => ({ points: defined(row[bots.length + i]) }));
      return bots.map((bot, i) => ({ bot, ...seenFrom(i, bots, results) }));
    });
  });
  const classOf = classes(
    seats.map(({ ahead }) => ahead),
    CLASSES,
  );
  const tierOf = classes(
    seats.map(({ others }) => others),
    TIERS,
  );
  /** How often each bot was in a class, among others of a tier. */
  const counts = ratings.map(() =>
    Array.from({ length: TIERS }, () => Array.from({ length: CLASSES }, () => 0.5)),
  );
  for (const { bot, ahead, others } of seats) {
    const row = defined(counts[bot]?.[tierOf(others)]);
    const at = classOf(ahead);
    row[at] = defined(row[at]) + 1;
  }
  const chances = counts.map((tiers) =>
    tiers.map((row) => {
      const sum = row.reduce((a, b) => a + b, 0);
      return row.map((count) => count / sum);
    }),
  );
  const skills = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) * (ratings.length - 1));
  const logs = Array.from({ length: players }, () => skills.map(() => 0));

  function seenFrom(i: number, bots: readonly number[], results: readonly Pick<Seat, 'points'>[]) {
    const others = bots.flatMap((bot, j) => (j === i ? [] : [defined(ratings[bot])]));
    const points = results.flatMap((one, j) => (j === i ? [] : [one.points]));
    return { ahead: defined(results[i]).points - mean(points), others: mean(others) };
  }

  return {
    learn(at: readonly (number | null)[], bots: readonly number[], results: readonly Seat[]): void {
      for (const [i, no] of at.entries()) {
        if (no === null) continue;
        const { ahead, others } = seenFrom(i, bots, results);
        const chance = (bot: number): number =>
          defined(chances[bot]?.[tierOf(others)]?.[classOf(ahead)]);
        const own = defined(logs[no]);
        for (const [k, skill] of skills.entries()) {
          const lower = Math.floor(skill);
          const part = skill - lower;
          const next = part === 0 ? 0 : part * chance(lower + 1);
          own[k] = defined(own[k]) + Math.log((1 - part) * chance(lower) + next);
        }
      }
    },
    /** Skills in the place of ratings. */
    strengths: (): readonly Strength[] =>
      logs.map((own) => {
        const most = Math.max(...own);
        const parts = own.map((log) => Math.exp(log - most));
        const sum = parts.reduce((a, b) => a + b, 0);
        const rating = parts.reduce((a, part, k) => a + part * defined(skills[k]), 0) / sum;
        return { rating, deviation: 1, volatility: 0 };
      }),
  };
}

/** Which of so many classes of equal size a number belongs to. */
function classes(list: readonly number[], count: number): (one: number) => number {
  const sorted = list.toSorted((a, b) => a - b);
  const cuts = Array.from({ length: count - 1 }, (_, i) =>
    defined(sorted[Math.floor(((i + 1) * sorted.length) / count)]),
  );
  return (one) => cuts.filter((cut) => one >= cut).length;
}
