import type { Played } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deckFile } from './deck/file.ts';
import { classification } from './game.ts';
import { product } from './testing/product-deck.ts';
import { BY_COLOUR, dealt, RED_HAND } from './testing/script.ts';
import { optionsSchema } from './schemas.ts';
import type { Action, Options } from './types.ts';

const { match } = classification;

function options(some: Partial<Options> = {}): Options {
  return v.parse(optionsSchema, some);
}

/** A round in which the seats held this many cards at the end, and these described rightly. */
function round(first: number, points: readonly number[], right: readonly number[] = []): Played {
  const best = Math.min(...points);
  return {
    first,
    outcome: {
      ranking: [points.flatMap((one, seat) => (one === best ? [seat] : []))],
      points,
      result: { described: points.map((_, seat) => right.includes(seat)) },
    },
  };
}

/** The sages of a match in order; a drawn first sage is seat 1. */
function sages(seats: number, some: Partial<Options>): readonly (number | string)[] {
  const played: Played[] = [];
  const all: (number | string)[] = [];
  for (let next = match.next(played, options(some), seats); next !== null; ) {
    all.push(next);
    played.push(
      round(
        next === 'random' ? 1 : next,
        Array.from({ length: seats }, () => 1),
      ),
    );
    next = match.next(played, options(some), seats);
  }
  return all;
}

describe('a match', () => {
  test.each([
    ['as many rounds as players', 3, {}, ['random', 2, 0]],
    ['five of five', 5, {}, ['random', 2, 3, 4, 0]],
    ['a pair of rounds for two', 2, {}, ['random', 0]],
    ['as many as the table wants', 3, { rounds: 5 }, ['random', 2, 0, 1, 2]],
    ['fewer than players', 4, { rounds: 1 }, ['random']],
    ['an even number for two', 2, { rounds: 3 }, ['random', 0, 1, 0]],
    ['the first sage as said', 3, { first: '3' }, [2, 0, 1]],
    ['the lot when the one said does not play', 3, { first: '5' }, ['random', 2, 0]],
    ['the same sage', 3, { sage: 'stays' }, ['random', 1, 1]],
    ['the same sage as said', 3, { sage: 'stays', first: '1' }, [0, 0, 0]],
    ['not the same sage for two', 2, { sage: 'stays', first: '2' }, [1, 0]],
  ] as const)('has %s', (_, seats, some, expected) => {
    expect(sages(seats, some)).toEqual(expected);
  });

  test('is won with the fewest points of all rounds', () => {
    const played = [round(0, [0, 4, 7]), round(1, [9, 0, 1]), round(2, [2, 2, 2])];
    expect(match.standings(played, options(), 3)).toEqual([
      { seat: 1, place: 1, points: 6, won: 2 },
      { seat: 2, place: 2, points: 10, won: 1 },
      { seat: 0, place: 3, points: 11, won: 2 },
    ]);
  });

  test('is won among equals by whoever has described right more often', () => {
    const played = [round(0, [0, 3, 3, 9], [2]), round(1, [3, 0, 0, 9], [2, 3])];
    expect(match.standings(played, options(), 4)).toEqual([
      { seat: 2, place: 1, points: 3, won: 1 },
      { seat: 0, place: 2, points: 3, won: 1 },
      { seat: 1, place: 2, points: 3, won: 1 },
      { seat: 3, place: 4, points: 18, won: 0 },
    ]);
  });

  test('is shared by whoever is equal in both, and begins so', () => {
    const places = (played: readonly Played[]) =>
      match.standings(played, options(), 3).map(({ seat, place }) => [seat, place]);
    expect(places([round(0, [2, 2, 5], [1]), round(1, [2, 2, 5], [0])])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
    expect(places([])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  test('counts points, not rounds won or descriptions, first', () => {
    const played = [
      round(0, [0, 1, 0], [0, 2]),
      round(1, [3, 1, 0], [0]),
      round(2, [0, 0, 9], [0]),
    ];
    expect(match.standings(played, options(), 3).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
});

describe('a round', () => {
  const finish: Action = { type: 'describe', what: { kind: 'none' } };
  const right: Action = { type: 'describe', what: { kind: 'tree', tree: BY_COLOUR } };

  test('costs each a point for each card in hand, the sage too, and nothing for a description', () => {
    const table = dealt({
      tree: BY_COLOUR,
      turned: 'triangle-red-full-2',
      hands: [RED_HAND, ['square-blue-full-1'], ['square-blue-full-2', 'square-blue-full-3']],
    });
    table.lay(0, 0, ...RED_HAND.slice(1));
    // Founds, and draws: ten again.
    table.lay(1, null, 'square-blue-full-1');
    table.lay(2, 1, 'square-blue-full-2', 'square-blue-full-3');
    table.lay(0, 0, ...RED_HAND.slice(0, 1));
    table.does(1, right);
    table.does(2, finish);
    expect(table.turn()).toEqual({
      kind: 'over',
      outcome: {
        points: [0, 10, 8],
        ranking: [[0], [2], [1]],
        result: { described: [false, true, false] },
      },
    });
  });

  test('ranks the sage like any other when another is out first', () => {
    const table = dealt({
      tree: BY_COLOUR,
      turned: 'triangle-red-full-2',
      hands: [[], RED_HAND, []],
    });
    const one = table.hand(0).find((id) => id.includes('red')) ?? '';
    table.lay(0, 0, one);
    table.lay(1, 0, ...RED_HAND);
    table.does(1, finish);
    table.does(2, finish);
    expect(table.turn()).toMatchObject({
      outcome: { points: [9, 0, 10], ranking: [[1], [0], [2]] },
    });
  });

  test.each([
    [
      'whoever described right before others with as many cards',
      [right, finish, right],
      [[0], [1, 3], [2]],
    ],
    ['all who did alike', [right, right, right], [[0], [1, 2, 3]]],
    ['all who did not alike', [finish, finish, finish], [[0], [1, 2, 3]]],
  ])('ranks %s', (_, described, ranking) => {
    const table = dealt({
      tree: BY_COLOUR,
      turned: 'triangle-red-full-2',
      hands: [RED_HAND, [], [], []],
    });
    table.lay(0, 0, ...RED_HAND);
    for (const [i, action] of described.entries()) table.does(i + 1, action);
    expect(table.turn()).toMatchObject({ outcome: { ranking, points: [0, 10, 10, 10] } });
  });
});

describe('a table', () => {
  // For n players: ten cards each, the one turned up, and fifteen more; a small deck is for two.
  test.each([
    [24, 2],
    [35, 2],
    [36, 2],
    [45, 2],
    [46, 3],
    [55, 3],
    [56, 4],
    [66, 5],
    [240, 5],
  ])('with a deck of %i cards seats up to %i', (cards, most) => {
    const deck = { ...deckFile(product([2, 2, 3], cards)) };
    const refusals = [2, 3, 4, 5].map(
      (seats) => classification.admits?.(options({ deck }), seats)?.code ?? null,
    );
    expect(refusals).toEqual([2, 3, 4, 5].map((seats) => (seats > most ? 'deck-too-small' : null)));
  });

  test('is refused when no tree meets its demands', () => {
    const refusal = (some: Partial<Options>) =>
      classification.admits?.(options(some), 3)?.code ?? null;
    expect(refusal({ classes: 8, least: 20 })).toBe('no-such-tree');
    expect(refusal({ classes: 6, least: 17 })).toBe('no-such-tree');
    expect(refusal({ classes: 5, least: 11 })).toBe(null);
    expect(refusal({ classes: 2, least: 20 })).toBe(null);
    const halves = { ...deckFile(product([2, 2], 46)) };
    expect(refusal({ deck: halves, classes: 5, least: 1 })).toBe('no-such-tree');
  });
});
