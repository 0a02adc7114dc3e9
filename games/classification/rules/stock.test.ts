import { describe, expect, test } from 'vitest';
import { classification } from './game.ts';
import { ask, dealt } from './testing/script.ts';
import { LEAF } from './tree/types.ts';
import type { Action, Event, Options, State } from './types.ts';

const BY_COLOUR = ask('colour', ['red', LEAF], ['green', LEAF], ['blue', LEAF]);
const GREENS = ['square', 'triangle'].flatMap((shape) =>
  ['empty', 'striped'].flatMap((filling) =>
    [1, 2, 3].map((count) => `${shape}-green-${filling}-${count}`),
  ),
);

/** Seat 1 is to lay: ten green cards in the hand, one red class on the table, this many cards in the stock. */
function round(stock: number, options: Partial<Options> = {}) {
  const script = dealt({
    options,
    tree: BY_COLOUR,
    turned: 'circle-red-empty-1',
    hands: [['circle-red-full-1', 'circle-red-full-2'], GREENS.slice(0, 10), []],
  });
  script.lay(0, 0, 'circle-red-full-1');
  const state: State = { ...script.state(), stock: script.state().stock.slice(0, stock) };
  return { state, script };
}

/** The events of an action of seat 1, and the state after it. */
function after(state: State, action: Action): { events: readonly Event[]; next: State } {
  const made = classification.decide(state, 1, action);
  const events = made.ok ? made.value : [];
  return { events, next: events.reduce(classification.evolve, state) };
}

function kinds(events: readonly Event[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** A wrong lay, a founding, and a pass: each draws a card if there is one. */
const DRAWING = [
  ['a wrong lay', (cards: readonly number[]): Action => ({ type: 'lay', cards, class: 0 })],
  ['a founding', (cards: readonly number[]): Action => ({ type: 'lay', cards, class: null })],
  ['a pass', (): Action => ({ type: 'pass' })],
] as const;

describe('an empty stock', () => {
  test.each(DRAWING)('%s draws nothing from it, and play goes on', (_, action) => {
    const { state, script } = round(0, { pass: true });
    const { events, next } = after(state, action(script.cards(...GREENS.slice(0, 2))));
    expect(kinds(events)).not.toContain('drew');
    expect(kinds(events)).not.toContain('closed');
    expect(next.hands[1]?.length).toBe(next.classes.length === 2 ? 8 : 10);
    expect(classification.turn(next)).toMatchObject({ kind: 'play', must: [2] });
    expect(next.lays.every(({ drew }) => !drew)).toBe(true);
  });

  test('lets whoever founds with the last cards go out', () => {
    const { state, script } = round(0);
    const { events, next } = after(state, {
      type: 'lay',
      cards: script.cards(...GREENS.slice(0, 10)),
      class: null,
    });
    expect(kinds(events)).toEqual(['laid', 'judged', 'closed']);
    expect(next).toMatchObject({ phase: 'describe', reason: 'out' });
    expect(next.hands[1]).toEqual([]);
  });
});

describe('the last card of the stock', () => {
  test.each(DRAWING)('ends the round when %s draws it, where the table wants it', (_, action) => {
    const { state, script } = round(1, { pass: true, stock: 'end' });
    const { events, next } = after(state, action(script.cards(...GREENS.slice(0, 2))));
    expect(kinds(events).slice(-2)).toEqual(['drew', 'closed']);
    expect(next).toMatchObject({ phase: 'describe', reason: 'stock', stock: [] });
  });

  test('that ends the round is told as its reason when all is open', () => {
    const { state, script } = round(1, { stock: 'end', description: 'none' });
    const cards = script.cards(...GREENS.slice(0, 2));
    const { next } = after(state, { type: 'lay', cards, class: 0 });
    expect(next).toMatchObject({ phase: 'over', end: { reason: 'stock' } });
    expect(classification.turn(next)).toMatchObject({ outcome: { points: [9, 11, 10] } });
  });

  test.each(DRAWING)('ends nothing when %s draws it, unless the table wants it', (_, action) => {
    const { state, script } = round(1, { pass: true });
    const { events, next } = after(state, action(script.cards(...GREENS.slice(0, 2))));
    expect(kinds(events).at(-1)).toBe('drew');
    expect(next).toMatchObject({ phase: 'play', reason: null, stock: [], current: 2 });
  });

  test('is drawn by a founding with the last cards: the hand is not empty, the stock is', () => {
    const { state, script } = round(1, { stock: 'end' });
    const all = script.cards(...GREENS.slice(0, 10));
    const { next } = after(state, { type: 'lay', cards: all, class: null });
    expect(next).toMatchObject({ phase: 'describe', reason: 'stock' });
    expect(next.hands[1]).toHaveLength(1);
  });

  test('does not end the round as long as nobody draws it', () => {
    const { state, script } = round(2, { stock: 'end' });
    const [one, two] = [GREENS.slice(0, 1), GREENS.slice(1, 2)];
    const first = after(state, { type: 'lay', cards: script.cards(...one), class: null });
    expect(first.next).toMatchObject({ phase: 'play', reason: null });
    expect(first.next.stock).toHaveLength(1);
    const back: State = { ...first.next, current: 1 };
    const second = after(back, { type: 'lay', cards: script.cards(...two), class: 1 });
    expect(second.next).toMatchObject({ phase: 'play', reason: null });
  });

  test('does not matter to whoever adds the last cards: that is an empty hand', () => {
    const { state, script } = round(1, { stock: 'end' });
    const founded = after(state, {
      type: 'lay',
      cards: script.cards(GREENS[11] ?? ''),
      class: null,
    });
    expect(founded.events).toEqual([]);
    const table: State = { ...state, classes: [{ cards: script.cards(GREENS[11] ?? ''), by: 2 }] };
    const { next } = after(table, {
      type: 'lay',
      cards: script.cards(...GREENS.slice(0, 10)),
      class: 0,
    });
    expect(next).toMatchObject({ phase: 'describe', reason: 'out' });
  });
});

describe('passing', () => {
  test('is refused unless the table allows it, and to the sage always', () => {
    const { script } = round(9);
    expect(script.refuses(1, { type: 'pass' })).toBe('no-passing');
    expect(script.refuses(2, { type: 'pass' })).toBe('not-your-turn');
    const open = dealt({
      options: { pass: true },
      tree: BY_COLOUR,
      turned: 'circle-red-empty-1',
      hands: [[], GREENS.slice(0, 10)],
    });
    expect(open.refuses(0, { type: 'pass' })).toBe('not-for-sage');
    expect(open.refuses(1, { type: 'pass' })).toBe('not-your-turn');
  });

  test('draws a card, is counted, is no lay, and the next one plays', () => {
    const { state } = round(9, { pass: true });
    const { events, next } = after(state, { type: 'pass' });
    expect(events).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'drew', seat: 1, card: state.stock.at(-1), why: 'pass' },
    ]);
    expect(next).toMatchObject({ passes: [0, 1, 0], current: 2 });
    expect(next.lays).toEqual(state.lays);
    expect(next.hands[1]).toHaveLength(11);
    expect(classification.turn(next)).toMatchObject({ name: 'lay 2' });
  });
});
