import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pick, shuffled } from './pick.ts';
import { type Random, randomFrom, seeded } from './random.ts';

const WORDS = 2 ** 32;

/** The next bytes of a source. */
function bytesOf(random: Random, count: number): string {
  const bytes = new DataView(new ArrayBuffer(count));
  for (let i = 0; i < count; i += 4) bytes.setUint32(i, random.int(WORDS), true);
  return Buffer.from(bytes.buffer).toString('hex');
}

/**
 * Pearson's chi-square statistic of the frequencies of outcomes, against a uniform distribution.
 */
function chiSquare(outcomes: readonly number[], kinds: number): number {
  const expected = outcomes.length / kinds;
  const counts = Array.from({ length: kinds }, () => 0);
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A source that returns given words and counts how many were taken. */
function scripted(words: readonly number[]): Random & { taken(): number } {
  let next = 0;
  return {
    int: (bound) => (words[next++] ?? 0) % bound,
    taken: () => next,
  };
}

describe('the stream', () => {
  test('is that of RFC 8439, appendix A.1, vectors 1 and 2', () => {
    expect(bytesOf(randomFrom(new Uint8Array(32)), 128)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  test('is that of RFC 8439, appendix A.1, vector 4: the third block of another key', () => {
    const key = new Uint8Array(32);
    key[1] = 0xff;
    expect(bytesOf(randomFrom(key), 192).slice(256)).toBe(
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    );
  });

  test.each([0, 1, 255, 256, WORDS - 1])('number %i is ChaCha20 with that nonce', (index) => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => 7 * i + 1);
    // OpenSSL takes the block counter and the nonce in one.
    const iv = Buffer.alloc(16);
    iv.writeUInt32LE(index, 4);
    const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(2048));
    expect(bytesOf(randomFrom(key, index), 2048)).toBe(stream.toString('hex'));
  });

  test('is another one for another index or seed, and the same for the same', () => {
    const sources = [seeded('a'), seeded('a', 1), seeded('a', 2), seeded('b'), seeded('b', 1)];
    const streams = sources.map((random) => bytesOf(random, 64));
    expect(new Set(streams).size).toBe(sources.length);
    expect(bytesOf(seeded('a', 2), 64)).toBe(streams[2]);
  });

  test('needs a key of 32 bytes', () => {
    expect(() => randomFrom(new Uint8Array(31))).toThrow(RangeError);
  });
});

describe('a whole number below a bound', () => {
  // At p = 0.001 with 2, 5, 9, 31 and 99 degrees of freedom.
  test.each([
    [3, 13.8],
    [6, 20.5],
    [10, 27.9],
    [32, 61.1],
    [100, 148.2],
  ])('is spread evenly below %i', (bound, critical) => {
    const random = seeded('spread', bound);
    const numbers = Array.from({ length: 500 * bound }, () => random.int(bound));
    expect(numbers.every((n) => Number.isInteger(n) && n >= 0 && n < bound)).toBe(true);
    expect(chiSquare(numbers, bound)).toBeLessThan(critical);
  });

  test('is even where a remainder would not be: three quarters of the words', () => {
    // Taken modulo the bound, the lower third would come twice as often as the rest.
    const bound = 3 * 2 ** 30;
    const random = seeded('three quarters');
    const thirds = Array.from({ length: 3000 }, () => Math.floor(random.int(bound) / 2 ** 30));
    expect(chiSquare(thirds, 3)).toBeLessThan(13.8);
  });

  test('is the next word of the stream that is below the last multiple of the bound', () => {
    const bound = 3 * 2 ** 30;
    const words = seeded('rejected');
    const expected = Array.from({ length: 200 }, () => words.int(WORDS)).filter((w) => w < bound);
    const numbers = seeded('rejected');
    expect(expected.map(() => numbers.int(bound))).toEqual(expected);
  });

  test('is 0 below 1', () => {
    expect(seeded('one').int(1)).toBe(0);
  });
});

describe('pick', () => {
  test('takes every item about as often', () => {
    const random = seeded('pick');
    const items = [0, 1, 2, 3, 4, 5, 6];
    // At p = 0.001 with 6 degrees of freedom.
    const picked = Array.from({ length: 3500 }, () => pick(items, random));
    expect(chiSquare(picked, items.length)).toBeLessThan(22.5);
  });

  test('refuses to pick from nothing', () => {
    expect(() => pick([], seeded('nothing'))).toThrow(RangeError);
  });
});

describe('shuffled', () => {
  test('gives every order about as often', () => {
    const random = seeded('orders');
    const items = [0, 1, 2, 3];
    const orders = Array.from({ length: 4800 }, () => shuffled(items, random).join(''));
    const kinds = [...new Set(orders)];
    expect(kinds).toHaveLength(24);
    // At p = 0.001 with 23 degrees of freedom.
    const outcomes = orders.map((order) => kinds.indexOf(order));
    expect(chiSquare(outcomes, kinds.length)).toBeLessThan(49.7);
  });

  test('keeps the items and leaves its input alone', () => {
    const items = Object.freeze(['a', 'b', 'b', 'c', 'd', 'e']);
    expect(shuffled(items, seeded('keep')).toSorted()).toEqual(items);
  });

  test('swaps from the end with numbers below the places left', () => {
    const random = scripted([0, 0, 0]);
    expect(shuffled(['a', 'b', 'c', 'd'], random)).toEqual(['b', 'c', 'd', 'a']);
    expect(random.taken()).toBe(3);
  });

  test('takes nothing from the source for one item or none', () => {
    const random = scripted([]);
    expect([shuffled([], random), shuffled(['a'], random)]).toEqual([[], ['a']]);
    expect(random.taken()).toBe(0);
  });
});
