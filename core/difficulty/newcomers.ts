import { playable, playRound } from '../play-round.ts';
import { defined } from '../defined.ts';
import { estimateLevel, opponentsAt, type ScoredRound, scoreOf } from './difficulty.ts';
import type { AnyGame } from '../erase.ts';
import { shuffled } from '../pick.ts';
import { seeded } from '../random.ts';

/** People who do not know a game yet, as a bot plays it, and what they play. */
export interface Newcomers {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly levels: readonly string[];
  readonly seats: number;
  /** The bot that plays as they would. */
  readonly as: string;
  readonly people: number;
  /** Rounds in which the level is found. */
  readonly rounds: number;
  /** Rounds of each at the level reached, in which the rate is measured. */
  readonly measured: number;
}

/** Their score against the level that they reached; each person is one observation. */
export interface Reached {
  /** Mean level, from 0. */
  readonly level: number;
  /** Mean score, in percent: the share of the opponents that they came before, ties counting half. */
  readonly rate: number;
  /** Half the width of its 95 % interval. */
  readonly within: number;
}

/** Plays what newcomers play: rounds against bots that follow them, then some against the level reached. Always the same ones. */
export async function playNewcomers(setup: Newcomers): Promise<Reached> {
  const { game, levels, seats, as, people, rounds, measured } = setup;
  const names = [...new Set([as, ...levels])];
  for (const name of names) await game.bot(name)?.load?.();
  const levelsReached: number[] = [];
  const rates: number[] = [];
  for (let person = 0; person < people; person += 1) {
    const results: ScoredRound[] = [];
    const opponents = () => opponentsAt(estimateLevel(results, levels), levels, seats - 1);
    while (results.length < rounds) {
      const others = opponents();
      results.push({ others, score: score(setup, others, `${as} ${person}`, results.length) });
    }
    levelsReached.push(estimateLevel(results, levels));
    const others = opponents();
    const scores = Array.from({ length: measured }, (_, n) =>
      score(setup, others, `${as} ${person} after`, n),
    );
    rates.push(100 * mean(scores));
  }
  const rate = mean(rates);
  const variance = mean(rates.map((one) => (one - rate) ** 2));
  const within = 1.96 * Math.sqrt(variance / (people - 1));
  return { level: mean(levelsReached), rate, within };
}

/** The newcomer's score in a round, which they begin as often as the others. */
function score(
  { game, options, seats, as }: Newcomers,
  others: readonly string[],
  name: string,
  n: number,
): number {
  const you = n % seats;
  const bots = others.toSpliced(you, 0, as).map((bot) => defined(game.bot(bot), bot));
  const random = seeded(`players ${name}`, n);
  const { outcome } = playRound(playable(game), {
    setup: { options, seats, first: Math.floor(n / seats) % seats, played: [] },
    bots,
    chance: seeded(`cards ${name}`, n),
    random,
    asked: ({ may, must }) => [...shuffled(may, random), ...must],
  });
  return scoreOf(outcome, you);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
