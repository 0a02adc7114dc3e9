import { describe, expect, test } from 'vitest';
import { ask, dealt, type Script } from './testing/script.ts';
import { LEAF, type Tree } from './tree/types.ts';
import type { Action, Description, Options, State } from './types.ts';

const RED_FIRST = ask(
  'colour',
  ['red', ask('shape', ['circle', LEAF], ['square triangle', LEAF])],
  ['green blue', LEAF],
);
/** Ten cards of one class. */
const SAGE = [
  ...['empty', 'striped', 'full'].flatMap((filling) =>
    [1, 2, 3].map((count) => `square-red-${filling}-${count}`),
  ),
  'triangle-red-full-1',
];

/**
 * Four at the table; seat 0, the sage, has laid all ten cards at once. Then the others are to
 * describe.
 */
function closed(options: Partial<Options> = {}, tree: Tree = RED_FIRST): Script {
  const round = dealt({
    options,
    tree,
    turned: 'triangle-red-full-2',
    hands: [SAGE, [], [], []],
  });
  round.lay(0, 0, ...round.hand(0));
  return round;
}

function hands(what: Description): Action {
  return { type: 'describe', what };
}
const tree = (it: Tree): Action => hands({ kind: 'tree', tree: it });
const text = (it: string): Action => hands({ kind: 'text', text: it });
const NONE = hands({ kind: 'none' });

function described({ end }: State, seat: number) {
  return end?.described[seat];
}

describe('describing', () => {
  test('begins when a hand is empty: all but the sage, at once and in the time there is', () => {
    const round = closed({ describing: 90 });
    expect(round.state()).toMatchObject({ phase: 'describe', reason: 'out' });
    expect(round.turn()).toEqual({
      kind: 'play',
      name: 'describe',
      must: [1, 2, 3],
      may: [],
      limit: { name: 'describe', seconds: 90 },
      window: null,
    });
    expect(round.refuses(0, NONE)).toBe('not-for-sage');
    expect(round.refuses(1, { type: 'lay', cards: [0], class: 0 })).toBe('not-now');
  });

  test('is not done where there is no description: the round is over at once', () => {
    const round = closed({ description: 'none' });
    expect(round.turn()).toMatchObject({ kind: 'over', outcome: { points: [0, 10, 10, 10] } });
    expect(round.state().end?.described).toEqual([null, null, null, null]);
  });

  test('does not come before a hand is empty', () => {
    const round = dealt({ tree: RED_FIRST, turned: 'triangle-red-full-2', hands: [SAGE, []] });
    expect(round.refuses(1, NONE)).toBe('not-now');
    expect(round.refuses(1, tree(RED_FIRST))).toBe('not-now');
  });

  test('may be done again until all have, and the last one counts', () => {
    const round = closed();
    round.does(1, tree(ask('shape', ['circle', LEAF], ['square triangle', LEAF])));
    expect(round.turn()).toMatchObject({ must: [2, 3], may: [1] });
    round.does(1, tree(RED_FIRST));
    round.does(2, tree(RED_FIRST));
    round.does(2, NONE);
    expect(round.state().handedIn).toEqual([0, 2, 2, 0]);
    expect(round.turn()).toMatchObject({ must: [3], may: [1, 2] });
    const events = round.does(3, NONE);
    expect(events.map(({ type }) => type)).toEqual(['described', 'ended']);
    expect(round.state().end?.described.map((one) => one?.right)).toEqual([
      undefined,
      true,
      false,
      false,
    ]);
    expect(round.refuses(1, NONE)).toBe('round-over');
  });

  test('is done twenty times at most, whatever is handed in', () => {
    const round = closed();
    for (let times = 0; times < 20; times += 1) round.does(1, tree(RED_FIRST));
    expect(round.refuses(1, NONE)).toBe('too-many-changes');
    expect(round.refuses(2, NONE)).toBe(null);
  });

  test('counts as none for whoever has handed in nothing when time is up', () => {
    const round = closed();
    round.does(2, tree(RED_FIRST));
    expect(round.timeout().map(({ type }) => type)).toEqual(['time-up', 'ended']);
    expect(described(round.state(), 1)).toEqual({ what: null, right: false, differs: null });
    expect(described(round.state(), 2)).toMatchObject({ right: true });
    expect(described(round.state(), 0)).toBe(null);
  });

  test('is over when time is up and nobody has said anything', () => {
    const round = closed({ description: 'text' });
    expect(round.timeout().map(({ type }) => type)).toEqual(['time-up', 'ended']);
    expect(round.turn()).toMatchObject({ kind: 'over' });
  });
});

describe('a description by a tree', () => {
  test.each([
    [
      'its branches in another order',
      ask(
        'colour',
        ['blue green', LEAF],
        ['red', ask('shape', ['triangle square', LEAF], ['circle', LEAF])],
      ),
      true,
      null,
    ],
    [
      'the same written the other way round',
      ask(
        'shape',
        ['circle', ask('colour', ['red', LEAF], ['green blue', LEAF])],
        ['square triangle', ask('colour', ['red', LEAF], ['green blue', LEAF])],
      ),
      false,
      // circle-green and square-green are one class: the square is the first card classified
      // differently.
      'square-green-empty-1',
    ],
    ['too coarse', ask('colour', ['red', LEAF], ['green blue', LEAF]), false, 'square-red-empty-1'],
    [
      'too fine',
      ask(
        'colour',
        ['red', ask('shape', ['circle', LEAF], ['square triangle', LEAF])],
        ['green', LEAF],
        ['blue', LEAF],
      ),
      false,
      'circle-blue-empty-1',
    ],
    ['by something else', ask('count', ['1', LEAF], ['2 3', LEAF]), false, 'circle-red-empty-2'],
  ] as const)('%s', (_, it, right, first) => {
    const round = closed();
    round.does(1, tree(it));
    round.timeout();
    const differs = first === null ? null : round.cards(first)[0];
    expect(described(round.state(), 1)).toMatchObject({ right, differs });
  });

  test('is right for the same classes with other questions', () => {
    // Two questions one below the other, in both orders: four classes in both.
    const both = (first: string, a: string, b: string, second: string, c: string, d: string) =>
      ask(first, [a, ask(second, [c, LEAF], [d, LEAF])], [b, ask(second, [c, LEAF], [d, LEAF])]);
    const round = closed(
      {},
      both('colour', 'red', 'green blue', 'shape', 'circle', 'square triangle'),
    );
    round.does(1, tree(both('shape', 'circle', 'square triangle', 'colour', 'red', 'green blue')));
    round.does(2, tree(both('shape', 'square triangle', 'circle', 'colour', 'blue green', 'red')));
    round.does(3, tree(both('shape', 'circle square', 'triangle', 'colour', 'red', 'green blue')));
    expect(round.state().end?.described.map((one) => one?.right)).toEqual([
      undefined,
      true,
      true,
      false,
    ]);
  });

  test('is right when it asks one attribute in two steps', () => {
    const round = closed({}, ask('colour', ['red', LEAF], ['green', LEAF], ['blue', LEAF]));
    round.does(
      1,
      tree(
        ask(
          'colour',
          ['red', LEAF],
          ['green blue', ask('colour', ['green red', LEAF], ['blue', LEAF])],
        ),
      ),
    );
    round.timeout();
    expect(described(round.state(), 1)).toMatchObject({ right: true, differs: null });
  });

  test('that is not valid is refused, and nothing is handed in', () => {
    const round = closed({ classes: 3 });
    expect(round.refuses(1, tree(LEAF))).toBe('tree-one-class');
    expect(round.refuses(1, tree(ask('colour', ['red', LEAF], ['green blue', LEAF])))).toBe(
      'tree-class-count',
    );
    expect(round.refuses(1, tree(ask('colour', ['red', LEAF], ['green', LEAF])))).toBe(
      'tree-missing-value',
    );
    expect(round.refuses(1, text('by colour'))).toBe('wrong-description');
    expect(round.refuses(1, hands({ kind: 'sort', classes: [] }))).toBe('wrong-description');
    expect(round.state().handedIn).toEqual([0, 0, 0, 0]);
  });
});
