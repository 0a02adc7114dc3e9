import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Patch, patchBetween, patched } from './patch.ts';

const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)));

/** Two values that have much in common, as views have. */
const related = fc.tuple(json, json, json).map(([same, one, other]) => {
  const list = [same, one, same, 0, null];
  return [
    { same, list, held: { a: one, 'b/~': [other, same] } },
    { same, list: [other, same, 0, one], held: { a: other, c: null } },
  ] as const;
});

describe('a patch', () => {
  test('leads from any value to any other, over the wire, and leaves both as they are', () => {
    fc.assert(
      fc.property(fc.oneof(related, fc.tuple(json, json)), ([before, after]) => {
        const text = JSON.stringify([before, after]);
        const patch: Patch = JSON.parse(JSON.stringify(patchBetween(before, after)));
        expect(patched(before, patch)).toEqual(after);
        expect(JSON.stringify([before, after])).toBe(text);
      }),
    );
  });

  test('is empty where nothing has changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(patchBetween(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('takes a card out of a hand in one step', () => {
    const hand = ['CJ', 'HA', 'D7', 'D8'];
    expect(patchBetween({ hand }, { hand: hand.toSpliced(1, 1) })).toEqual([
      { op: 'remove', path: '/hand/1' },
    ]);
  });

  // RFC 6902, appendix A.
  test.each<[string, unknown, Patch, unknown]>([
    [
      'A.1',
      { foo: 'bar' },
      [{ op: 'add', path: '/baz', value: 'qux' }],
      { baz: 'qux', foo: 'bar' },
    ],
    [
      'A.2',
      { foo: ['bar', 'baz'] },
      [{ op: 'add', path: '/foo/1', value: 'qux' }],
      { foo: ['bar', 'qux', 'baz'] },
    ],
    ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    [
      'A.4',
      { foo: ['bar', 'qux', 'baz'] },
      [{ op: 'remove', path: '/foo/1' }],
      { foo: ['bar', 'baz'] },
    ],
    [
      'A.5',
      { baz: 'qux', foo: 'bar' },
      [{ op: 'replace', path: '/baz', value: 'boo' }],
      { baz: 'boo', foo: 'bar' },
    ],
    [
      'A.10',
      { foo: 'bar' },
      [{ op: 'add', path: '/child', value: { grandchild: {} } }],
      { foo: 'bar', child: { grandchild: {} } },
    ],
    [
      'A.14',
      { '/': 9, '~1': 10 },
      [{ op: 'replace', path: '/~01', value: 1 }],
      { '/': 9, '~1': 1 },
    ],
  ])('does what RFC 6902 says: %s', (_, before, patch, after) => {
    expect(patched(before, patch)).toEqual(after);
  });

  test.each<[unknown, Patch[number]]>([
    [{ foo: 'bar' }, { op: 'add', path: '/baz/bat', value: 1 }],
    [{ foo: [1] }, { op: 'remove', path: '/foo/1' }],
    [{ foo: [1] }, { op: 'replace', path: '/foo/01', value: 1 }],
    [{ foo: [1] }, { op: 'add', path: '/foo/3', value: 1 }],
    [{}, { op: 'remove', path: '/toString' }],
    [{}, { op: 'replace', path: '/__proto__/evil', value: 1 }],
    ['text', { op: 'remove', path: '' }],
  ])('for something else is refused: %j %j', (value, step) => {
    expect(() => patched(value, [step])).toThrow(RangeError);
  });
});
