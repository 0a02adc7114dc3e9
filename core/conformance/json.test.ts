import { expect, test } from 'vitest';
import { byteDifference, difference, frozen, jsonRoundTrip, show } from './json.ts';

const SURVIVORS = [null, true, 0, -1.5, '', [], {}, [[1, { a: null }]], { a: { b: ['c'] } }];

test.each(SURVIVORS)('%o survives JSON', (value) => {
  expect(difference(value, jsonRoundTrip(value))).toBeNull();
});

test.each([
  [{ a: undefined }, '.a: undefined and missing'],
  [[undefined], '[0]: undefined and null'],
  [{ a: [Number.NaN] }, '.a[0]: NaN and null'],
  [-0, 'the value itself: -0 and 0'],
  [Number.POSITIVE_INFINITY, 'the value itself: Infinity and null'],
  [{ at: new Date(0) }, '.at: "1970-01-01T00:00:00.000Z" and "1970-01-01T00:00:00.000Z"'],
  [new Map([[1, 2]]), 'the value itself: an instance of Map and an object'],
  [new Set([1]), 'the value itself: an instance of Set and an object'],
  [{ act: () => 0 }, '.act: a function and missing'],
  [{ [Symbol('s')]: 1 }, '.Symbol(s): 1 and missing'],
])('%o does not', (value, found) => {
  expect(difference(value, jsonRoundTrip(value))).toBe(found);
});

test('values differ where they do', () => {
  expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('.a[1]: 2 and 3');
  expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('.b: missing and 2');
  expect(difference([1], [1, 2])).toBe('.length: 1 and 2');
  expect(difference([], {})).toBe('the value itself: an array and an object');
  expect(difference({ a: null }, { a: {} })).toBe('.a: null and {}');
});

test('the order of keys counts in what is sent only', () => {
  const [a, b] = [
    { x: 1, y: 2 },
    { y: 2, x: 1 },
  ];
  expect(difference(a, b)).toBeNull();
  expect(byteDifference(a, b)).toBe('the order of keys: {"x":1,"y":2} and {"y":2,"x":1}');
  expect(byteDifference(a, { ...a })).toBeNull();
});

test('frozen freezes all the way down', () => {
  const value = frozen({ a: [{ b: 1 }] });
  expect(() => Object.assign(value.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
});

test('a report shows the beginning of what is long', () => {
  expect(show('x'.repeat(1000))).toHaveLength(602);
});
