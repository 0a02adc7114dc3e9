import type { Random } from './random.ts';

/**
 * One of the items, each equally likely.
 *
 * @throws RangeError if there is none.
 */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[items.length > 0 ? random.int(items.length) : 0];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** The items in a random order (Fisher–Yates), every order equally likely. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.int(last + 1);
    const a = result[last];
    const b = result[other];
    if (a === undefined || b === undefined) continue;
    result[last] = b;
    result[other] = a;
  }
  return result;
}
