import { LEAF, type Tree } from '@lusoria/classification';
import { expect, test } from 'vitest';
import { clock, readyOf, startOf } from './describing.ts';

const tree: Tree = {
  kind: 'ask',
  attribute: 'colour',
  branches: [
    { values: ['red'], to: LEAF },
    { values: ['green', 'blue'], to: LEAF },
  ],
};

test('one goes on with what was handed in before', () => {
  expect(startOf({ mine: { kind: 'tree', tree }, sort: null }).tree).toBe(tree);
  expect(startOf({ mine: { kind: 'text', text: 'by colour' }, sort: null }).text).toBe('by colour');
  const sorted = { kind: 'sort', classes: [0, null] } as const;
  expect(startOf({ mine: sorted, sort: [4, 7] }).sorted).toEqual([0, null]);
});

test('one begins with one class, no card sorted and no word', () => {
  const fresh = { tree: LEAF, sorted: [undefined, undefined], text: '' };
  expect(startOf({ mine: null, sort: [4, 7] })).toEqual(fresh);
  expect(startOf({ mine: { kind: 'none' }, sort: [4, 7] })).toEqual(fresh);
});

test('what is handed in is whole', () => {
  const draft = { tree, sorted: [1, null], text: '  by colour ' };
  expect(readyOf('tree', draft)).toEqual({ kind: 'tree', tree });
  expect(readyOf('sort', draft)).toEqual({ kind: 'sort', classes: [1, null] });
  expect(readyOf('text', draft)).toEqual({ kind: 'text', text: 'by colour' });
  expect(readyOf('sort', { ...draft, sorted: [1, undefined] })).toBeNull();
  expect(readyOf('text', { ...draft, text: ' ' })).toBeNull();
  expect(readyOf('none', draft)).toBeNull();
});

test('time is told in minutes and seconds', () => {
  expect([0, 9, 60, 125, 900].map(clock)).toEqual(['0:00', '0:09', '1:00', '2:05', '15:00']);
});
