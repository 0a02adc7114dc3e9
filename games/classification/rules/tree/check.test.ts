import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { shapes } from '../decks/shapes.ts';
import { isValid } from '../testing/oracle-tree.ts';
import { product } from '../testing/product-deck.ts';
import { ask } from '../testing/script.ts';
import { strangeTree } from '../testing/attempts.ts';
import { checkTree, type TreeConstraints, minClassSize, pathKey } from './check.ts';
import { LEAF, type Tree, treeSchema } from './types.ts';

const DECK = shapes();
const USUAL: TreeConstraints = { least: 8, classes: 0 };

function problem(tree: Tree, demands = USUAL, deck = DECK): unknown {
  const checked = checkTree(tree, deck, demands);
  return checked.ok ? null : [checked.rejection.code, checked.rejection.params];
}

const COLOURS = (to: Tree): Tree => ask('colour', ['red', LEAF], ['green blue', to]);

describe('a tree is refused with its place', () => {
  test.each([
    ['one class only', LEAF, ['tree-one-class', {}]],
    [
      'an attribute that the deck has not',
      COLOURS(ask('size', ['small', LEAF], ['large', LEAF])),
      ['tree-unknown-attribute', { at: 'colour=green|blue', attribute: 'size' }],
    ],
    [
      'a value that its attribute has not',
      COLOURS(ask('shape', ['circle square', LEAF], ['triangle red', LEAF])),
      ['tree-unknown-value', { at: 'colour=green|blue', attribute: 'shape', value: 'red' }],
    ],
    [
      'a value in two branches',
      ask('colour', ['red green', LEAF], ['green blue', LEAF]),
      ['tree-doubled-value', { at: '', attribute: 'colour', value: 'green' }],
    ],
    [
      'a value twice in one branch',
      ask('colour', ['red red', LEAF], ['green blue', LEAF]),
      ['tree-doubled-value', { at: '', attribute: 'colour', value: 'red' }],
    ],
    [
      'a branch twice',
      COLOURS(ask('shape', ['circle', LEAF], ['circle', LEAF], ['square triangle', LEAF])),
      ['tree-doubled-value', { at: 'colour=green|blue', attribute: 'shape', value: 'circle' }],
    ],
    [
      'a value that leads nowhere',
      COLOURS(ask('shape', ['circle', LEAF], ['triangle', LEAF])),
      ['tree-missing-value', { at: 'colour=green|blue', attribute: 'shape', value: 'square' }],
    ],
    [
      'a class that no card gets to',
      COLOURS(ask('colour', ['green blue', LEAF], ['red', LEAF])),
      ['tree-empty-class', { at: 'colour=green|blue > colour=red' }],
    ],
    [
      'a question on a path that no card takes',
      COLOURS(
        ask(
          'colour',
          ['green blue', LEAF],
          ['red', ask('shape', ['circle', LEAF], ['square', LEAF])],
        ),
      ),
      ['tree-empty-class', { at: 'colour=green|blue > colour=red > shape=circle' }],
    ],
    [
      'a class that is too small',
      COLOURS(
        ask(
          'shape',
          ['circle', ask('count', ['1', LEAF], ['2 3', LEAF])],
          ['square triangle', LEAF],
        ),
      ),
      ['tree-small-class', { at: 'colour=green|blue > shape=circle > count=1', count: 6, min: 7 }],
    ],
  ] as const)('for %s', (_, tree, expected) => {
    expect(problem(tree)).toEqual(expected);
  });

  test('for another number of classes than the table wants', () => {
    const three = ask('colour', ['red', LEAF], ['green', LEAF], ['blue', LEAF]);
    expect(problem(three, { least: 8, classes: 4 })).toEqual([
      'tree-class-count',
      { count: 3, want: 4 },
    ]);
    expect(problem(three, { least: 8, classes: 2 })).toEqual([
      'tree-class-count',
      { count: 3, want: 2 },
    ]);
    expect(problem(three, { least: 8, classes: 3 })).toBe(null);
    expect(problem(three)).toBe(null);
  });

  test('for more than twelve classes', () => {
    const all = (a: readonly string[], to: Tree): Tree =>
      ask('a1', ...a.map((value) => [value, to] as const));
    const deck = product([2, 12, 2]);
    const twelve = Array.from({ length: 12 }, (_, i) => `v${i}`);
    const thirteen = ask('a1', ...twelve.slice(1).map((value) => [value, LEAF] as const), [
      'v0',
      ask('a0', ['v0', LEAF], ['v1', LEAF]),
    ]);
    expect(problem(all(twelve, LEAF), { least: 1, classes: 0 }, deck)).toBe(null);
    expect(problem(thirteen, { least: 1, classes: 0 }, deck)).toEqual([
      'tree-too-many-classes',
      { count: 13, max: 12 },
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'length', ''])(
    'for the attribute or the value %j, which only the language has',
    (name) => {
      expect(problem(ask(name, ['red', LEAF], ['green blue', LEAF]))).toEqual([
        'tree-unknown-attribute',
        { at: '', attribute: name },
      ]);
      expect(problem(ask('colour', ['red green blue', LEAF], [name, LEAF]))).toEqual([
        'tree-unknown-value',
        { at: '', attribute: 'colour', value: name },
      ]);
    },
  );
});

describe('a tree is taken', () => {
  test('that asks one attribute again, also for values that do not come there', () => {
    expect(problem(COLOURS(ask('colour', ['green', LEAF], ['red blue', LEAF])))).toBe(null);
    expect(problem(COLOURS(ask('colour', ['green', LEAF], ['blue', LEAF])))).toBe(null);
  });

  test('whose smallest class has just enough cards', () => {
    // 9 of 81 cards are 11.1 per cent.
    const nine = ask(
      'colour',
      ['red', ask('shape', ['circle', LEAF], ['square triangle', LEAF])],
      ['green blue', LEAF],
    );
    expect(problem(nine, { least: 11, classes: 0 })).toBe(null);
    expect(problem(nine, { least: 12, classes: 0 })).toEqual([
      'tree-small-class',
      { at: 'colour=red > shape=circle', count: 9, min: 10 },
    ]);
  });

  test('exactly when a slow reading of the rule takes it', () => {
    const random = seeded('check');
    const verdicts = Array.from({ length: 1500 }, () => {
      const tree = strangeTree({ deck: 'shapes' }, random);
      return [problem(tree) === null, isValid(tree, DECK, USUAL)] as const;
    });
    expect(verdicts.map(([fast]) => fast)).toEqual(verdicts.map(([, slow]) => slow));
    expect(new Set(verdicts.map(([fast]) => fast))).toEqual(new Set([true, false]));
  });
});

describe('the fewest cards of a class', () => {
  test.each([
    [81, 8, 7],
    [81, 1, 1],
    [81, 20, 17],
    [50, 8, 4],
    [36, 1, 1],
    [100, 7, 7],
    [200, 14, 28],
    [240, 20, 48],
  ])('of %i cards at %i per cent are %i', (cards, least, fewest) => {
    expect(minClassSize(product([2, 2], cards), { least })).toBe(fewest);
  });
});

describe('the form of a tree', () => {
  /** A chain of this many questions. */
  const nested = (depth: number): Tree =>
    Array.from({ length: depth }).reduce<Tree>(
      (to) => ask('colour', ['red', LEAF], ['green blue', to]),
      LEAF,
    );
  const reads = (tree: unknown): boolean => v.safeParse(treeSchema, tree).success;

  test('has at most six questions on a path', () => {
    expect(reads(LEAF)).toBe(true);
    expect(reads(nested(6))).toBe(true);
    expect(reads(nested(7))).toBe(false);
  });

  test('is refused unread when it is deeper than any stack', () => {
    const depth = 20_000;
    const open = '{"kind":"ask","attribute":"a","branches":[{"values":["x"],"to":';
    const close = '},{"values":["y"],"to":{"kind":"class"}}]}';
    const text = `${open.repeat(depth)}{"kind":"class"}${close.repeat(depth)}`;
    expect(reads(JSON.parse(text))).toBe(false);
  });

  test.each([
    ['no branches', { kind: 'ask', attribute: 'colour', branches: [] }],
    ['one branch', { kind: 'ask', attribute: 'colour', branches: [{ values: ['red'], to: LEAF }] }],
    [
      'thirteen branches',
      ask('colour', ...Array.from({ length: 13 }, () => ['red', LEAF] as const)),
    ],
    [
      'a branch without values',
      {
        kind: 'ask',
        attribute: 'colour',
        branches: [
          { values: [], to: LEAF },
          { values: ['red'], to: LEAF },
        ],
      },
    ],
    [
      'thirteen values',
      ask('colour', [Array.from({ length: 13 }, () => 'red').join(' '), LEAF], ['blue', LEAF]),
    ],
    ['a long key', ask('c'.repeat(41), ['red', LEAF], ['blue', LEAF])],
    ['another kind', { kind: 'leaf' }],
    ['something more', { kind: 'class', name: 'red' }],
    ['nothing', null],
    ['a text', 'class'],
    ['a list', [LEAF]],
  ])('has not %s', (_, tree) => {
    expect(reads(tree)).toBe(false);
  });
});

test('a path is written in one line', () => {
  expect(pathKey([])).toBe('');
  expect(
    pathKey([
      { attribute: 'colour', values: ['red', 'blue'] },
      { attribute: 'shape', values: ['square'] },
    ]),
  ).toBe('colour=red|blue > shape=square');
});
