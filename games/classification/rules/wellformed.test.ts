import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { classification } from './game.ts';
import { ask, dealt } from './testing/script.ts';
import { LEAF } from './tree/types.ts';
import { actionSchema, optionsSchema } from './schemas.ts';
import type { Action } from './types.ts';

const BY_COLOUR = ask('colour', ['red', LEAF], ['green', LEAF], ['blue', LEAF]);

function reads(action: unknown): boolean {
  return v.safeParse(actionSchema, action).success;
}
function takes(options: unknown): boolean {
  return v.safeParse(optionsSchema, options).success;
}

describe('an action that is not well formed is none', () => {
  const lay = { type: 'lay', cards: [1, 2], class: null };

  test.each([
    ['no cards', { ...lay, cards: [] }],
    ['a card twice', { ...lay, cards: [1, 2, 1] }],
    ['a card that is no whole number', { ...lay, cards: [1.5] }],
    ['a card below the first', { ...lay, cards: [-1] }],
    ['a card beyond any deck', { ...lay, cards: [240] }],
    ['a card as a text', { ...lay, cards: ['1'] }],
    ['cards without end', { ...lay, cards: Array.from({ length: 1000 }, (_, i) => i) }],
    ['a class below the first', { ...lay, class: -1 }],
    ['a class between two', { ...lay, class: 0.5 }],
    ['a class that is no number', { ...lay, class: Number.NaN }],
    ['no class at all', { type: 'lay', cards: [1] }],
    ['something more', { ...lay, right: true }],
    ['a verdict that is neither', { type: 'judge', lay: 0, right: null }],
    ['a verdict on no lay', { type: 'judge', lay: -1, right: true }],
    ['a ruling on a seat that no table has', { type: 'rule', seat: 5, right: true }],
    ['a description of no kind', { type: 'describe', what: {} }],
    ['a description that is hidden', { type: 'describe', what: null }],
    ['a tree that is hidden', { type: 'set-tree', tree: null }],
    ['an action of no kind', { type: '__proto__' }],
    ['nothing', null],
  ])('%s', (_, action) => {
    expect(reads(lay)).toBe(true);
    expect(reads(action)).toBe(false);
  });

  test('and a class far beyond the table is refused, not looked up', () => {
    const round = dealt({ tree: BY_COLOUR, turned: 'circle-red-full-1', hands: [[], []] });
    const [card = 0] = round.state().hands[0] ?? [];
    for (const to of [1, 12, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      const action: Action = { type: 'lay', cards: [card], class: to };
      expect(reads(action)).toBe(true);
      expect(round.refuses(0, action)).toBe('no-such-class');
    }
  });
});

describe('the options of a table', () => {
  test('are filled in as the rules have them', () => {
    expect(v.parse(optionsSchema, {})).toEqual({
      deck: 'shapes',
      tree: 'sage',
      difficulty: 'medium',
      classes: 0,
      least: 8,
      verdict: 'plain',
      pass: false,
      stock: 'on',
      description: 'tree',
      describing: 300,
      judge: 'tree',
      chat: 'closed',
      sage: 'rotates',
      first: 'lot',
      rounds: 0,
    });
  });

  test.each([
    ['an option that is not there', { lay: 1 }],
    ['a deck that does not come along', { deck: 'zoo' }],
    ['a deck file that is none', { deck: { id: 'zoo' } }],
    ['a deck of nothing', { deck: null }],
    ['nine classes', { classes: 9 }],
    ['a class of nothing', { least: 0 }],
    ['a class of a quarter', { least: 25 }],
    ['twenty-one rounds', { rounds: 21 }],
    ['half a round', { rounds: 0.5 }],
    ['no time to describe', { describing: 29 }],
    ['a first seat that no table has', { first: '6' }],
  ])('are not %s', (_, options) => {
    expect(takes(options)).toBe(false);
  });

  test('keep the chat closed during a round unless it is open', () => {
    const silent = (chat: string) => classification.silent?.(v.parse(optionsSchema, { chat }));
    expect(silent('closed')).toBe(true);
    expect(silent('open')).toBe(false);
  });
});

describe('the tree of a round', () => {
  const start = classification.init({ options: v.parse(optionsSchema, {}), seats: 3, first: 1 });
  const set: Action = { type: 'set-tree', tree: BY_COLOUR };

  function refusal(by: number, action: Action): string | null {
    const made = classification.decide(start, by, action);
    return made.ok ? null : made.rejection.code;
  }

  test('is made by the sage before anything is dealt, and by nobody else', () => {
    expect(classification.turn(start)).toMatchObject({
      kind: 'play',
      must: [1],
      may: [],
      limit: null,
    });
    expect(refusal(0, set)).toBe('sage-only');
    expect(refusal(2, set)).toBe('sage-only');
    expect(refusal(1, set)).toBe(null);
    expect(refusal(1, { type: 'lay', cards: [0], class: null })).toBe('not-now');
    expect(refusal(1, { type: 'set-tree', tree: LEAF })).toBe('tree-one-class');
  });

  test('is made once', () => {
    const round = dealt({ tree: BY_COLOUR, turned: 'circle-red-full-1', hands: [[], []] });
    expect(round.refuses(0, set)).toBe('not-now');
  });

  test('is dealt for by an order of the whole deck: hands, the card turned up, the stock', () => {
    const made = classification.decide(start, 1, set);
    const state = made.ok ? made.value.reduce(classification.evolve, start) : start;
    expect(classification.turn(state)).toEqual({
      kind: 'chance',
      request: { kind: 'shuffle', size: 81 },
    });
    const order = Array.from({ length: 81 }, (_, i) => 80 - i);
    const then = classification.chance(state, order).reduce(classification.evolve, state);
    expect(then.hands[0]?.toSorted((a, b) => b - a)).toEqual(order.slice(0, 10));
    expect(then.hands[2]?.toSorted((a, b) => b - a)).toEqual(order.slice(20, 30));
    expect(then.classes).toEqual([{ cards: [order[30]], by: null }]);
    expect(then.stock.toReversed()).toEqual(order.slice(31));
    expect(then.current).toBe(1);
  });

  test('that is drawn is the same for the same draw, valid, and seen by the sage alone', () => {
    const options = v.parse(optionsSchema, { tree: 'drawn', classes: 4 });
    const waiting = classification.init({ options, seats: 3, first: 2 });
    expect(classification.turn(waiting)).toEqual({
      kind: 'chance',
      request: { kind: 'pick', from: 2 ** 32 },
    });
    const events = classification.chance(waiting, [7]);
    expect(events).toEqual(classification.chance(waiting, [7]));
    expect(events.map((event) => classification.redact(event, 0))).toEqual([
      { type: 'tree-set', seat: 2, tree: null },
    ]);
    expect(events.map((event) => classification.redact(event, 2))).toEqual(events);
    const state = events.reduce(classification.evolve, waiting);
    expect(classification.view(state, 0).tree).toBe(null);
    expect(classification.turn(state)).toMatchObject({ kind: 'chance' });
  });
});
