import { pick, playRound, seeded } from '@lusoria/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { agreement } from '../index.ts';
import { playerNamed } from '../rules/testing/playthrough.ts';
import { options } from '../rules/testing/script.ts';

/*
 * The check figures of RULES.md, which come from 10,000 games of each kind. Here fewer are played,
 * always the same ones; the tolerance between two samples follows from their standard errors.
 */

const THEIRS = 10_000;
const OURS = 1_000;
/** In standard errors: with other seeds, fewer than one run in a thousand would fail by chance. */
const MAX_ERRORS = 4;

const FIGURES = [
  { deck: 'is', seats: 2, turns: 18.3, first: 52.4, reshuffled: 6.6 },
  { deck: 'is', seats: 4, turns: 23.2, first: 30.8, reshuffled: 17.3 },
  { deck: 'ille', seats: 3, turns: 18.9, first: 39.3, reshuffled: 5.7 },
  { deck: 'ipse', seats: 5, turns: 25.0, first: 29.9, reshuffled: 44.0 },
] as const;

interface Game {
  readonly turns: number;
  /** 1 if the first player won. */
  readonly first: number;
  /** 1 if the stock had to be reshuffled. */
  readonly reshuffled: number;
}

/**
 * A game of error-free players; nobody is asked for challenges, because there is nothing to
 * challenge.
 */
function play(deck: 'is' | 'ille' | 'ipse', seats: number, index: number): Game {
  const random = seeded(`check figures: ${deck}, ${seats}`, index);
  const uniform = playerNamed('uniform');
  const first = random.int(seats);
  let reshuffled = 0;
  const { state, outcome } = playRound(agreement, {
    setup: { options: options({ deck }), seats, first },
    bots: Array.from({ length: seats }, () => uniform),
    chance: random,
    random,
    asked: ({ must }) => [pick(must, random)],
    happened({ type }) {
      if (type === 'reshuffled') reshuffled = 1;
    },
  });
  const won = outcome.ranking[0]?.includes(first) ? 1 : 0;
  return { turns: state.turns, first: won, reshuffled };
}

/** The mean, and its tolerance against a reference that was rounded to a tenth. */
function compared(values: readonly number[]): { mean: number; tolerance: number } {
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const squares = values.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  const variance = squares / (values.length - 1);
  return { mean, tolerance: MAX_ERRORS * Math.sqrt(variance / values.length + variance / THEIRS) };
}

describe.each(FIGURES)('$deck with $seats players', ({ deck, seats, ...theirs }) => {
  const rounding = 0.05;
  let games: readonly Game[] = [];
  beforeAll(() => {
    games = Array.from({ length: OURS }, (_, i) => play(deck, seats, i));
  });

  test.each([
    ['turns to the first player out', (game: Game) => game.turns, theirs.turns],
    ['% of games that the first player wins', (game: Game) => 100 * game.first, theirs.first],
    ['% of games with a reshuffle', (game: Game) => 100 * game.reshuffled, theirs.reshuffled],
  ] as const)('%s', (_, of, figure) => {
    const { mean, tolerance } = compared(games.map(of));
    expect(Math.abs(mean - figure)).toBeLessThan(tolerance + rounding);
  });
});
