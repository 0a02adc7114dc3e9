import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

const nextTurn = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is to be done for many is done in order, a few in every turn', async () => {
  let now = 0;
  const turns = inTurns(() => now);
  const done: number[] = [];
  const add = (i: number): void =>
    turns.add(() => {
      done.push(i);
      now += 3;
    });
  for (let i = 0; i < 7; i += 1) add(i);
  expect(done).toEqual([0, 1]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3]);
  add(7);
  for (let i = 0; i < 4; i += 1) await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await nextTurn();
  add(8);
  expect(done).toHaveLength(9);
});

test('what takes long, or fails, does not keep the rest from being done', async () => {
  let now = 0;
  const turns = inTurns(() => now);
  let count = 0;
  const long = (): void => {
    now += 100;
    count += 1;
  };
  expect(() =>
    turns.add(() => {
      now += 1;
      throw new Error('failed');
    }),
  ).toThrow('failed');
  for (let i = 0; i < 3; i += 1) turns.add(long);
  for (let i = 0; i < 3; i += 1) await nextTurn();
  expect(count).toBe(3);
});
