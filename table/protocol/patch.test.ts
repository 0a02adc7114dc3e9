import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { patched, patchOf } from './patch.ts';

/** A value as the other end of a connection receives it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, '', 'a', true),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '__proto__', 'length'), tie('tree'), {
      maxKeys: 4,
    }),
  ),
}));

it('turns one value into any other, by way of the wire', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const patch = patchOf(before, after);
      const reached = patch === null ? before : patched(sent(before), sent(patch));
      expect(sent(reached)).toEqual(sent(after));
      expect(patchOf(reached, after)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

it('says no more than what has changed', () => {
  const before = { hand: [1, 2, 3], pile: [{ no: 0, as: null }], seat: 1, late: true };
  const after = { hand: [1, 3], pile: [...before.pile, { no: 1, as: 4 }], seat: null };
  expect(patchOf(before, after)).toEqual({
    hand: [1, 1, []],
    pile: [1, 0, [{ no: 1, as: 4 }]],
    seat: [null],
    late: [],
  });
  expect(patchOf({ counts: [5, 5] }, { counts: [5, 4] })).toEqual({ counts: { 1: [4] } });
  expect(patchOf(before, { ...before, gone: undefined })).toBeNull();
});

it.each([
  ['no patch', {}, 7],
  ['a field of what has none', 1, { a: [1] }],
  ['an item that is not there', [1], { 1: [2] }],
  ['a place after the end', [1], [2, 0, []]],
  ['more than there is', [1], [0, 2, []]],
  ['a part of what is no list', {}, [0, 0, []]],
  ['nothing instead of the whole', 1, []],
  ['a method', [1], { push: [1] }],
  ['a hole', [1], [0, 0.5, []]],
])('refuses %s', (_, before, patch) => {
  expect(() => patched(before, patch)).toThrow(RangeError);
});
