import { describe, expect, test } from 'vitest';
import { classification } from './game.ts';
import { ask, dealt } from './testing/script.ts';
import { LEAF } from './tree/types.ts';
import type { Event } from './types.ts';

const BY_COLOUR = ask('colour', ['red', LEAF], ['green', LEAF], ['blue', LEAF]);
const EVERYBODY = [0, 1, 2, 'spectator'] as const;

function redacted(event: Event): readonly (Event | null)[] {
  return EVERYBODY.map((who) => classification.redact(event, who));
}

describe('what a seat learns of an event', () => {
  const same = (event: Event) => EVERYBODY.map(() => event);

  test('is of a tree only that it was set, but for the sage', () => {
    const event: Event = { type: 'tree-set', seat: 1, tree: BY_COLOUR };
    const hidden = { ...event, tree: null };
    expect(redacted(event)).toEqual([hidden, event, hidden, hidden]);
  });

  test('is of a deal the own hand, the card turned up, and how many there are', () => {
    const event: Event = {
      type: 'dealt',
      hands: [
        [3, 1],
        [4, 2],
        [0, 6],
      ],
      turned: 5,
      stock: [7, 8],
    };
    const no = [null, null];
    const seen = { type: 'dealt', turned: 5, stock: no };
    expect(redacted(event)).toEqual([
      { ...seen, hands: [[3, 1], no, no] },
      { ...seen, hands: [no, [4, 2], no] },
      { ...seen, hands: [no, no, [0, 6]] },
      { ...seen, hands: [no, no, no] },
    ]);
  });

  test.each(['founding', 'wrong', 'pass'] as const)(
    'is of a card drawn for a %s the own card',
    (why) => {
      const event: Event = { type: 'drew', seat: 2, card: 9, why };
      const hidden = { ...event, card: null };
      expect(redacted(event)).toEqual([hidden, hidden, event, hidden]);
    },
  );

  test('is of a description that it was handed in; the sage does not see it either', () => {
    const event: Event = { type: 'described', seat: 1, what: { kind: 'text', text: 'by colour' } };
    const none: Event = { type: 'described', seat: 1, what: { kind: 'none' } };
    const hidden = { type: 'described', seat: 1, what: null };
    expect(redacted(event)).toEqual([hidden, event, hidden, hidden]);
    expect(redacted(none)).toEqual([hidden, none, hidden, hidden]);
  });

  test.each([
    [{ type: 'laid', no: 3, seat: 1, cards: [5, 6], class: null }],
    [{ type: 'judged', no: 3, right: false, fault: 'mixed' }],
    [{ type: 'passed', seat: 1 }],
    [{ type: 'closed', reason: 'out', sort: [1, 2] }],
    [{ type: 'time-up' }],
    [{ type: 'read-out', texts: [null, 'by colour'] }],
    [{ type: 'ruled', seat: 1, right: true }],
  ] satisfies [Event][])('is everything where nothing is hidden: $type', (event) => {
    expect(redacted(event)).toEqual(same(event));
  });

  test('is everything at the end', () => {
    const reds = ['empty', 'striped', 'full'].flatMap((filling) =>
      [1, 2, 3].map((count) => `square-red-${filling}-${count}`),
    );
    const round = dealt({
      options: { description: 'none' },
      tree: BY_COLOUR,
      turned: 'triangle-red-full-2',
      hands: [[...reds, 'triangle-red-full-1'], [], []],
    });
    const event = round.lay(0, 0, ...reds, 'triangle-red-full-1').at(-1);
    expect(event).toMatchObject({ type: 'ended', end: { tree: BY_COLOUR, reason: 'out' } });
    expect(event === undefined ? [] : redacted(event)).toEqual([event, event, event, event]);
  });
});
