import { seeded } from '@lusoria/core';
import { readDeck } from '../deck/file.ts';
import type { Deck } from '../deck/types.ts';

const names = (name: string) => ({ de: name, la: name, en: name });

/**
 * A test deck in which attribute i has `sizes[i]` values: every combination once, or `count` cards
 * with random values (then cards may be alike).
 */
export function product(sizes: readonly number[], count?: number): Deck {
  const all = sizes.reduce((a, b) => a * b, 1);
  const random = seeded(`product ${sizes.join()}`);
  const attributes = sizes.map((size, i) => ({
    key: `a${i}`,
    names: names(`a${i}`),
    values: Array.from({ length: size }, (_, n) => ({ key: `v${n}`, names: names(`v${n}`) })),
  }));
  const combination = (n: number): readonly number[] => {
    let rest = n;
    return sizes.map((size) => {
      const value = rest % size;
      rest = Math.floor(rest / size);
      return value;
    });
  };
  // The first cards use every value.
  const byChance = (n: number): readonly number[] =>
    sizes.map((size) => (n < size ? n : random.int(size)));
  const cards = Array.from({ length: count ?? all }, (_, n) => {
    const values = count === undefined ? combination(n) : byChance(n);
    return { id: `c${n}`, values: Object.fromEntries(values.map((x, i) => [`a${i}`, `v${x}`])) };
  });
  const alike = count !== undefined;
  const read = readDeck({ id: 'product', title: 'product', alike, attributes, cards });
  if (!read.ok) throw new RangeError(`no such deck: ${read.rejection.code}`);
  return read.value;
}
