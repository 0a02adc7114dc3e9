import * as v from 'valibot';
import { expect, test } from 'vitest';
import { decode, decodeOnce, markDecoded } from './decode.ts';

const reads: unknown[] = [];
const schema = v.pipe(
  v.object({ card: v.number() }),
  v.check((read) => reads.push(read) > 0),
);

test('data from outside is decoded, what came of it not again', () => {
  reads.length = 0;
  const decoded = decode(schema, { card: 1, more: true });
  expect(decoded).toEqual({ card: 1 });
  expect(decode(schema, decoded)).toBe(decoded);
  expect(reads).toHaveLength(1);
});

test('what this process has made is passed as it is', () => {
  reads.length = 0;
  const made = markDecoded(schema, { card: 1 });
  expect([decode(schema, made), decodeOnce(schema, made)]).toEqual([made, made]);
  expect(decode(schema, made)).toBe(made);
  expect(reads).toEqual([]);
});

test('one schema vouches for nothing that another one wants', () => {
  const made = markDecoded(schema, { card: 1 });
  expect(() => decode(v.object({ suit: v.string() }), made)).toThrow(v.ValiError);
});

test('an object is decoded once, what is equal to it again, anything else each time', () => {
  reads.length = 0;
  const raw = { card: 2 };
  expect(decodeOnce(schema, raw)).toBe(decodeOnce(schema, raw));
  expect(decodeOnce(schema, { ...raw })).not.toBe(decodeOnce(schema, raw));
  expect(reads).toHaveLength(2);
  expect([decodeOnce(v.string(), 'a'), decodeOnce(v.string(), 'a')]).toEqual(['a', 'a']);
});

test('what does not conform is refused each time', () => {
  const raw = { card: 'two' };
  expect(() => decodeOnce(schema, raw)).toThrow(v.ValiError);
  expect(() => decodeOnce(schema, raw)).toThrow(v.ValiError);
});

test('what is in use is known however much else comes, and what is forgotten is decoded once more', () => {
  const [used, unused] = [{ card: 1 }, { card: 2 }];
  const decoded = [decodeOnce(schema, used), decodeOnce(schema, unused)];
  for (let other = 0; other < 50_000; other += 1) {
    markDecoded(schema, { card: other });
    if (other % 10_000 === 0) decodeOnce(schema, used);
  }
  reads.length = 0;
  expect(decodeOnce(schema, used)).toBe(decoded[0]);
  expect(reads).toHaveLength(0);
  expect(decodeOnce(schema, unused)).toEqual(decoded[1]);
  expect(reads).toHaveLength(1);
});
