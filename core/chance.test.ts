import { createHash, createHmac } from 'node:crypto';
import { assert, constantFrom, integer, nat, oneof, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answers, type ChanceRequest, draw } from './chance.ts';
import { chanceKey, commitmentTo, type Contribution, drawAt } from './chance-key.ts';
import { randomFrom, seeded } from './random.ts';

const SEED = { seed: 1 };

const requests = oneof(
  record({ kind: constantFrom('shuffle' as const), size: nat(60) }),
  record({ kind: constantFrom('pick' as const), from: integer({ min: 1, max: 1000 }) }),
);

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const CONTRIBUTIONS: readonly Contribution[] = [
  { seat: 2, bytes: 'ff'.repeat(32) },
  { seat: 0, bytes: '01'.repeat(32) },
];

describe('a draw', () => {
  test('answers its request', () => {
    assert(
      property(requests, string(), (request, seed) => {
        expect(answers(request, draw(request, seeded(seed)))).toBe(true);
      }),
      SEED,
    );
  });

  test('that has been tampered with answers nothing', () => {
    assert(
      property(requests, string(), nat(), (request, seed, n) => {
        const numbers = draw(request, seeded(seed));
        const bound = request.kind === 'shuffle' ? request.size : request.from;
        const at = n % Math.max(1, numbers.length);
        const changed = (to: number) => numbers.with(at, to);
        const wrong = [
          [...numbers, bound],
          [...numbers, ...numbers.slice(0, 1), 0],
          ...(numbers.length > 0
            ? [numbers.slice(1), ...[bound, -1, 0.5, Number.NaN].map(changed)]
            : []),
          ...(numbers.length > 1 ? [changed(numbers[(at + 1) % numbers.length] ?? 0)] : []),
        ];
        for (const other of wrong) expect([other, answers(request, other)]).toEqual([other, false]);
      }),
      SEED,
    );
  });

  test.each<[ChanceRequest, number[], boolean]>([
    [{ kind: 'shuffle', size: 3 }, [2, 0, 1], true],
    [{ kind: 'shuffle', size: 3 }, [0, 1], false],
    [{ kind: 'shuffle', size: 3 }, [0, 1, 1], false],
    [{ kind: 'shuffle', size: 3 }, [1, 2, 3], false],
    [{ kind: 'shuffle', size: 0 }, [], true],
    [{ kind: 'pick', from: 3 }, [2], true],
    [{ kind: 'pick', from: 3 }, [3], false],
    [{ kind: 'pick', from: 3 }, [], false],
    [{ kind: 'pick', from: 3 }, [0, 1], false],
  ])('%o is answered by %o: %s', (request, numbers, is) => {
    expect(answers(request, numbers)).toBe(is);
  });
});

describe('the key of a round', () => {
  test('is an HMAC over what has been contributed, in the order of the seats', () => {
    const text = `lusoria chance 1\n0:${'01'.repeat(32)}\n2:${'ff'.repeat(32)}\n`;
    const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest('hex');
    expect(Buffer.from(chanceKey(SECRET, CONTRIBUTIONS)).toString('hex')).toBe(key);
    expect(key).toBe('b61a03a720270b97ea58feb74584051a97016bedd22651247321671e5d42aada');
  });

  test('needs no contributions', () => {
    const key = createHmac('sha256', Buffer.from(SECRET, 'hex'))
      .update('lusoria chance 1\n')
      .digest('hex');
    expect(Buffer.from(chanceKey(SECRET, [])).toString('hex')).toBe(key);
  });

  test('is the same in whatever order the contributions came', () => {
    const [a, b] = CONTRIBUTIONS;
    if (!a || !b) throw new Error('two are needed');
    expect(chanceKey(SECRET, [b, a])).toEqual(chanceKey(SECRET, [a, b]));
  });

  test('is another one for another secret, contribution or contributor', () => {
    const [a, b] = CONTRIBUTIONS;
    if (!a || !b) throw new Error('two are needed');
    const keys = [
      chanceKey(SECRET, [a, b]),
      chanceKey(SECRET, [a]),
      chanceKey(SECRET, [{ ...a, seat: 1 }, b]),
      chanceKey(SECRET, [{ ...a, bytes: b.bytes }, b]),
      chanceKey('00'.repeat(32), [a, b]),
    ];
    expect(new Set(keys.map(String)).size).toBe(keys.length);
  });

  test('gives draw n from stream n, whatever the draws before it were', () => {
    const key = chanceKey(SECRET, CONTRIBUTIONS);
    const request = { kind: 'shuffle', size: 32 } as const;
    const draws = [0, 1, 2].map((n) => drawAt(key, n, request));
    expect(new Set(draws.map(String)).size).toBe(3);
    expect(drawAt(key, 2, request)).toEqual(draw(request, randomFrom(key, 2)));
    // Reference values: stored games are verified with these draws.
    expect(draws.map((numbers) => numbers.slice(0, 6))).toEqual([
      [27, 16, 26, 29, 18, 31],
      [0, 18, 4, 30, 25, 7],
      [1, 9, 28, 16, 3, 24],
    ]);
  });
});

test('a commitment is the hash of the bytes of the secret', () => {
  const hash = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
  expect(commitmentTo(SECRET)).toBe(hash);
  expect(hash).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});
