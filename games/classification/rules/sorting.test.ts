import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { classification } from './game.ts';
import { BY_COLOUR, dealt, type Given, type Script, RED_HAND } from './testing/script.ts';
import { actionSchema } from './schemas.ts';
import type { Action, State } from './types.ts';

const TOP = [
  'circle-red-full-1',
  'circle-blue-full-1',
  'circle-green-full-1',
  'circle-red-full-2',
  'circle-blue-full-2',
  'circle-green-full-2',
  'triangle-red-full-3',
  'triangle-blue-full-3',
  'triangle-green-full-3',
  'triangle-green-full-2',
];

/** The sage has laid all their cards in the one class of the table; two others describe. */
function closed(description: 'sort' | 'text', given: Partial<Given> = {}): Script {
  const round = dealt({
    options: { description },
    tree: BY_COLOUR,
    turned: 'triangle-red-full-2',
    hands: [RED_HAND, [], []],
    stock: TOP,
    ...given,
  });
  round.lay(0, 0, ...RED_HAND);
  return round;
}

function sort(...classes: readonly (number | null)[]): Action {
  return { type: 'describe', what: { kind: 'sort', classes } };
}
function text(it: string): Action {
  return { type: 'describe', what: { kind: 'text', text: it } };
}
const NONE: Action = { type: 'describe', what: { kind: 'none' } };

function described({ state }: Script) {
  return state().end?.described;
}

describe('sorting', () => {
  test('is of the ten top cards of the stock, which everybody sees when the play is over', () => {
    const round = closed('sort');
    expect(round.state().sort).toEqual(round.cards(...TOP));
    for (const who of [0, 1, 2, 'spectator'] as const) {
      expect(classification.view(round.state(), who).sort).toEqual(round.cards(...TOP));
    }
  });

  test('is right when every card is in its class, or in none when its class is not on the table', () => {
    const round = closed('sort');
    round.does(1, sort(0, null, null, 0, null, null, 0, null, null, null));
    round.does(2, sort(0, null, null, 0, null, null, 0, null, null, 0));
    expect(described(round)).toMatchObject([
      null,
      { right: true, differs: null },
      { right: false, differs: round.cards('triangle-green-full-2')[0] },
    ]);
  });

  test('is wrong where a card of a class on the table is put nowhere; the first such card is told', () => {
    const round = closed('sort');
    round.does(1, sort(0, null, null, null, null, null, null, null, null, null));
    round.timeout();
    expect(described(round)?.[1]).toMatchObject({
      right: false,
      differs: round.cards('circle-red-full-2')[0],
    });
  });

  test('knows the classes by their numbers on the table', () => {
    const round = dealt({
      options: { description: 'sort' },
      tree: BY_COLOUR,
      turned: 'triangle-red-full-2',
      hands: [RED_HAND, ['square-blue-full-1'], ['square-green-full-1']],
      stock: ['square-blue-full-2', ...TOP, 'triangle-blue-full-2'],
    });
    round.lay(0, 0, ...RED_HAND.slice(1));
    round.lay(1, null, 'square-blue-full-1');
    round.lay(2, null, 'square-green-full-1');
    round.lay(0, 0, ...RED_HAND.slice(0, 1));
    // Two cards have been drawn for the foundings.
    expect(round.state().sort).toEqual(round.cards(...TOP.slice(1), 'triangle-blue-full-2'));
    round.does(1, sort(1, 2, 0, 1, 2, 0, 1, 2, 2, 1));
    round.does(2, sort(2, 1, 0, 2, 1, 0, 2, 1, 1, 2));
    expect(described(round)).toMatchObject([
      null,
      { right: true, differs: null },
      { right: false, differs: round.cards('circle-blue-full-1')[0] },
    ]);
  });

  test('takes the cards that the stock has not from the hands, one of each in turn', () => {
    const round = dealt({
      options: { description: 'sort' },
      tree: BY_COLOUR,
      turned: 'triangle-red-full-2',
      hands: [RED_HAND, [], []],
    });
    const state: State = {
      ...round.state(),
      stock: round.cards('circle-red-full-2', 'circle-red-full-1'),
    };
    const made = classification.decide(state, 0, {
      type: 'lay',
      cards: round.cards(...RED_HAND),
      class: 0,
    });
    const [, one = [], two = []] = state.hands;
    expect(made).toMatchObject({
      value: [
        {},
        {},
        {
          type: 'closed',
          sort: [
            ...round.cards('circle-red-full-1', 'circle-red-full-2'),
            ...[0, 1, 2, 3].flatMap((i) => [one[i], two[i]]),
          ],
        },
      ],
    });
  });

  test('is refused unless it says of each card where it belongs, and only classes that are there', () => {
    const round = closed('sort');
    const nine = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(round.refuses(1, sort(...nine))).toBe('wrong-description');
    expect(round.refuses(1, sort(...nine, 1))).toBe('no-such-class');
    expect(round.refuses(1, sort(...nine, 0))).toBe(null);
    expect(round.refuses(1, text('by colour'))).toBe('wrong-description');
    expect(v.safeParse(actionSchema, sort(...nine, 0, 0)).success).toBe(false);
    expect(v.safeParse(actionSchema, sort(...nine, -1)).success).toBe(false);
    expect(v.safeParse(actionSchema, sort(...nine, 0.5)).success).toBe(false);
  });
});

describe('a free text', () => {
  test('is read out when all have handed in, by seat, with nothing where there is none', () => {
    const round = closed('text');
    round.does(2, text('by colour'));
    expect(classification.view(round.state(), 0).texts).toBe(null);
    const events = round.does(1, NONE);
    expect(events.at(-1)).toEqual({ type: 'read-out', texts: [null, null, 'by colour'] });
    expect(round.turn()).toMatchObject({ kind: 'play', must: [0], may: [], limit: null });
  });

  test('is read out when time is up', () => {
    const round = closed('text');
    round.does(1, text('red apart'));
    expect(round.timeout()).toEqual([
      { type: 'time-up' },
      { type: 'read-out', texts: [null, 'red apart', null] },
    ]);
  });

  test('is right as the sage rules, whatever the tree says', () => {
    const round = closed('text');
    round.does(1, text('by colour'));
    round.does(2, text('by the number'));
    expect(round.does(0, { type: 'rule', seat: 2, right: true })).toHaveLength(1);
    expect(round.does(0, { type: 'rule', seat: 1, right: false }).map(({ type }) => type)).toEqual([
      'ruled',
      'ended',
    ]);
    expect(described(round)).toMatchObject([null, { right: false }, { right: true }]);
    expect(round.turn()).toMatchObject({
      outcome: { ranking: [[0], [2], [1]], points: [0, 10, 10] },
    });
  });

  test('is ruled on by the sage alone, once, and only where there is one', () => {
    const round = closed('text');
    round.does(1, text('by colour'));
    expect(round.refuses(0, { type: 'rule', seat: 1, right: true })).toBe('not-now');
    round.does(2, NONE);
    expect(round.refuses(1, { type: 'rule', seat: 1, right: true })).toBe('sage-only');
    for (const seat of [0, 2, 3, 4]) {
      expect(round.refuses(0, { type: 'rule', seat, right: true })).toBe('no-text');
    }
    round.does(0, { type: 'rule', seat: 1, right: true });
    expect(round.refuses(0, { type: 'rule', seat: 1, right: true })).toBe('round-over');
  });

  test('once read out is changed no more', () => {
    const round = closed('text');
    round.does(1, text('by colour'));
    round.does(2, text('by shape'));
    expect(round.refuses(2, text('by colour'))).toBe('not-now');
    round.does(0, { type: 'rule', seat: 2, right: false });
    expect(round.refuses(0, { type: 'rule', seat: 2, right: true })).toBe('already-ruled');
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['a character that is not to be seen', 'red\u200b'],
    ['a change of direction', '\u202ered'],
    ['half a character', 'red\ud800'],
    ['a null', 'red\0'],
    ['too much', 'r'.repeat(601)],
  ])('of %s is none', (_, it) => {
    expect(v.safeParse(actionSchema, text(it)).success).toBe(false);
  });

  test('may have lines, marks and any letters', () => {
    expect(v.safeParse(actionSchema, text('rōta,\nФ 漢 🟥 — «x»')).success).toBe(true);
    expect(v.safeParse(actionSchema, text('r'.repeat(600))).success).toBe(true);
  });
});
