import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Counts turns of the event loop, until it is stopped. */
function countTurns() {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  return { so: () => turns, stop: () => (isOver = true) };
}

test('what is to be done for many is done in order, and others have turns in between', async () => {
  const loop = countTurns();
  let now = 0;
  const turns = inTurns(() => now);
  const done: number[] = [];
  const at: number[] = [];
  const add = (i: number): void =>
    turns.add(() => {
      done.push(i);
      at.push(loop.so());
      now += 3;
    });
  for (let i = 0; i < 6; i += 1) add(i);
  expect(done).toEqual([0]);
  await expect.poll(() => done).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(at).size).toBe(6);
  add(6);
  await expect.poll(() => done).toHaveLength(7);
  loop.stop();
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
  await expect.poll(() => count).toBe(3);
});
