import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { classification } from '../rules/game.ts';
import { playerNamed, playOut } from '../rules/testing/play-out.ts';
import { versionSpaceSizes } from '../index.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Options, State } from '../rules/types.ts';

const GAMES = 150;

const options = v.parse(optionsSchema, { deck: 'shapes', classes: 4 });

/** Rounds of a competing sage with three players of one kind; the same cards for every kind. */
function rounds(player: string, more: Partial<Options> = {}, games = GAMES): readonly State[] {
  return Array.from({ length: games }, (_, index) => {
    const players = ['sage:competitive', player, player, player].map(playerNamed);
    return playOut({ options: { ...options, ...more } }, players, seeded('figures', index));
  });
}

function wrong(ends: readonly State[]): number {
  const lays = ends.flatMap((end) => end.lays.filter(({ seat }) => seat !== end.sage));
  return lays.filter(({ right }) => right === false).length / lays.length;
}

/** The fraction of the players whose description was right. */
function described(ends: readonly State[]): number {
  const all = ends.flatMap(({ end }) => end?.described.filter((one) => one !== null) ?? []);
  return all.filter(({ right }) => right).length / all.length;
}

const determined = (end: State): boolean =>
  versionSpaceSizes(classification.view(end, 'spectator')).at(-1) === 1;

/** Cards that players have left, on average. */
function left(ends: readonly State[]): number {
  const hands = ends.flatMap((end) => end.hands.filter((_, seat) => seat !== end.sage));
  return hands.reduce((sum, hand) => sum + hand.length, 0) / hands.length;
}

describe('reasoners of every level', () => {
  const strong = rounds('reasoner');
  const skilled = rounds('reasoner:skilled');
  const beginners = rounds('reasoner:beginner');

  test('the strong lay wrongly in at most 14 % of their goes', () => {
    expect(wrong(strong)).toBeLessThan(0.14);
    expect(wrong(strong)).toBeGreaterThan(0.05);
  });

  test('the strong describe right whenever the verdicts leave one classification', () => {
    const told = strong.filter(determined);
    expect(told.length / GAMES).toBeGreaterThan(0.5);
    expect(described(told)).toBe(1);
    expect(described(strong)).toBeGreaterThan(told.length / GAMES + 0.05);
  });

  test('the stronger make fewer mistakes and keep fewer cards', () => {
    expect(wrong(skilled)).toBeGreaterThan(wrong(strong) + 0.02);
    expect(wrong(beginners)).toBeGreaterThan(wrong(skilled) + 0.02);
    expect(left(skilled)).toBeGreaterThan(left(strong));
    expect(left(beginners)).toBeGreaterThan(left(skilled));
    expect(described(beginners)).toBeLessThan(described(strong));
  });

  test('sort cards right more often than they describe the whole', () => {
    const sorting = rounds('reasoner', { description: 'sort' });
    expect(described(sorting)).toBeGreaterThanOrEqual(described(strong));
    expect(described(sorting.filter(determined))).toBe(1);
  });
});

test('players at random lay wrongly in 60 to 78 % of their goes, and learn nothing', () => {
  const ends = rounds('random');
  expect(wrong(ends)).toBeGreaterThan(0.6);
  expect(wrong(ends)).toBeLessThan(0.78);
  expect(described(ends)).toBeLessThan(0.05);
});

test('a sage as a player is a strong reasoner', () => {
  const [sages, reasoners] = ['sage:teaching', 'reasoner:strong'].map((player) =>
    rounds(player, {}, 10).map(({ lays }) => lays),
  );
  expect(sages).toEqual(reasoners);
});
