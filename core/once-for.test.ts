import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('the same object gives the same thing, also where that is nothing', () => {
  const asked: object[] = [];
  const sizeOf = onceFor((list: readonly number[]) => {
    asked.push(list);
    return list.length > 0 ? { size: list.length } : undefined;
  });
  const some = [1, 2];
  const none: readonly number[] = [];
  expect(sizeOf(some)).toBe(sizeOf(some));
  expect([sizeOf(none), sizeOf(none)]).toEqual([undefined, undefined]);
  expect(sizeOf([1, 2])).toEqual(sizeOf(some));
  expect(asked).toEqual([some, none, [1, 2]]);
});
