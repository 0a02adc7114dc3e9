import { expect, test } from 'vitest';
import { trainingOf } from './training.ts';

test('of each kind of decisions the last and the best run are told, in order of time', () => {
  const run = (lesson: string, at: number, missed: number) => ({
    lesson,
    at,
    tasks: 20,
    missed,
    ...(missed > 0 ? { cost: 9 * missed } : {}),
  });
  expect(
    trainingOf([
      run('trainer-games', 3, 8),
      run('trainer-games', 1, 10),
      run('trainer-games', 2, 2),
      run('trainer-auctions-2', 4, 0),
      run('bidding', 5, 1),
    ]),
  ).toEqual([
    {
      kind: 'auctions-2',
      runs: 1,
      last: { count: 20, of: 20 },
      best: { count: 20, of: 20 },
      cost: null,
    },
    { kind: 'games', runs: 3, last: { count: 12, of: 20 }, best: { count: 18, of: 20 }, cost: 72 },
  ]);
});
