import { defined, type Random } from '@lusoria/core';
import type { Scores } from './data.ts';

/** Points of players: what bots scored from the same seat, without what the cards gave to all of them. */
export interface Points {
  readonly bots: readonly string[];
  /** By bot; what is left of each of its scores. */
  readonly of: readonly (readonly number[])[];
}

/** Points closer than this are a tie, as those of people are. */
const STEP = 1;

/** Takes from each score the mean of its day over all bots, where that makes them vary less. */
export function pointsOf({ bots: scores }: Scores): Points {
  const bots = Object.keys(scores);
  const all = bots.map((bot) => defined(scores[bot]));
  const days = Math.min(...all.map((one) => one.length));
  const cut = all.map((one) => one.slice(0, days));
  const grand = mean(cut.flat());
  const cards = Array.from({ length: days }, (_, day) => mean(cut.map((one) => defined(one[day]))));
  const without = cut.map((one) => one.map((score, day) => score - defined(cards[day]) + grand));
  const varies = (list: readonly (readonly number[])[]): number => mean(list.map(variance));
  const left = varies(without) < varies(cut) ? without : cut;
  return { bots, of: left.map((one) => one.map((score) => Math.round(score / STEP) * STEP)) };
}

/** A made-up player, who plays each day as one of two neighbouring bots. */
export interface Player {
  /** Between 0 (the first bot) and the number of bots less one. */
  readonly skill: number;
}

/** Players spread evenly over all bots. */
export function playersOf(count: number, bots: number, random: Random): readonly Player[] {
  return Array.from({ length: count }, (_, i) => ({
    skill: ((i + unit(random)) / count) * (bots - 1),
  }));
}

/** Points of a player on a day. */
export function scoreOf({ skill }: Player, { of }: Points, random: Random): number {
  const lower = Math.floor(skill);
  const bot = unit(random) < skill - lower ? lower + 1 : lower;
  const own = defined(of[bot]);
  return defined(own[Math.floor(unit(random) * own.length)]);
}

/** Share of comparisons in which each bot is ahead of each other one; half of the ties. */
export function shares({ of }: Points): readonly (readonly number[])[] {
  return of.map((a) =>
    of.map((b) => {
      let sum = 0;
      for (const x of a) for (const y of b) sum += x > y ? 1 : x === y ? 0.5 : 0;
      return sum / (a.length * b.length);
    }),
  );
}

/** Share in which a player of one skill is ahead of one of another. */
export function shareOf(
  table: readonly (readonly number[])[],
  { skill: a }: Player,
  { skill: b }: Player,
): number {
  let sum = 0;
  for (const [i, p] of parts(a))
    for (const [j, q] of parts(b)) sum += p * q * defined(table[i]?.[j]);
  return sum;
}

function parts(skill: number): readonly (readonly [number, number])[] {
  const lower = Math.floor(skill);
  const rest = skill - lower;
  return rest === 0
    ? [[lower, 1]]
    : [
        [lower, 1 - rest],
        [lower + 1, rest],
      ];
}

/**
 * Ratings under which as many comparisons are won as in `share` (Bradley and Terry 1952, by gradient), with
 * the mean 1500; some of them may be fixed.
 */
export function fitRatings(
  share: readonly (readonly number[])[],
  fixed: readonly (number | null)[] = [],
): readonly number[] {
  const ratings = share.map((_, i) => fixed[i] ?? 1500);
  for (let step = 0; step < 300; step += 1) {
    for (const [i, row] of share.entries()) {
      if (typeof fixed[i] === 'number') continue;
      let gradient = 0;
      let information = 0;
      for (const [j, won] of row.entries()) {
        if (i === j) continue;
        const expected = 1 / (1 + 10 ** ((defined(ratings[j]) - defined(ratings[i])) / 400));
        gradient += Math.min(0.995, Math.max(0.005, won)) - expected;
        information += expected * (1 - expected);
      }
      ratings[i] = defined(ratings[i]) + (0.5 * 173.7178 * gradient) / Math.max(information, 0.05);
    }
  }
  return ratings;
}

function unit(random: Random): number {
  return random.int(2 ** 32) / 2 ** 32;
}

export function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

export function variance(list: readonly number[]): number {
  const middle = mean(list);
  return mean(list.map((one) => (one - middle) ** 2));
}
