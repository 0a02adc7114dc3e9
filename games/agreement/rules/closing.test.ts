import type { Cell } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { kinds, Table, type Written } from './testing/script.ts';

// Rule 7: the last card, and what follows.

const RIGHT: Cell = 'acc-sg-f';
const WRONG: Cell = 'abl-sg-f';

/**
 * Seat 0 has rightly played four cards and plays eam on eum as its fifth; the others have drawn
 * four.
 */
function lastCard(as: Cell, options: Written = {}, seats = 3): Table {
  const others = Array.from({ length: seats - 1 }, () => '');
  const table = new Table({ options, hands: ['eō eius eī eum eam', ...others], start: 'is' });
  const declared: readonly (readonly [string, Cell])[] = [
    ['eō', 'abl-sg-m'],
    ['eius', 'gen-sg-m'],
    ['eī', 'dat-sg-m'],
    ['eum', 'acc-sg-m'],
  ];
  for (const [form, cell] of declared) {
    table.play(0, form, cell);
    for (let seat = 1; seat < seats; seat += 1) table.skip(seat);
  }
  table.play(0, 'eam', as);
  return table;
}

describe('rule 7: the last card', () => {
  test('is out only when every other player has accepted it', () => {
    const table = lastCard(RIGHT);
    expect(table.must).toEqual([1, 2]);
    expect(table.may).toEqual([]);
    expect(table.view().phase).toBe('closing');
    expect(kinds(table.goOn(2))).toBe('went-on');
    expect(table.turn.kind).toBe('play');
    expect(table.must).toEqual([1]);
    expect(kinds(table.goOn(1))).toBe('went-on out ended');
  });

  test('until then nobody lays or draws', () => {
    const table = lastCard(RIGHT);
    expect(table.code(0, { type: 'draw' })).toBe('last-card-open');
    expect(table.code(1, { type: 'draw' })).toBe('not-your-turn');
  });

  test('challenged in vain, is out at once', () => {
    const table = lastCard(RIGHT);
    expect(kinds(table.challenge(2))).toBe('settled out ended');
    expect(table.turn.kind).toBe('over');
  });

  test('rightly challenged, returns, and the next player goes on', () => {
    const table = lastCard(WRONG);
    expect(kinds(table.challenge(2))).toBe('settled');
    expect(table.hand(0)).toEqual(['eam']);
    expect(table.must).toEqual([1]);
    expect(table.view().phase).toBe('turn');
    expect(table.pile.at(-1)).toBe('eum');
  });

  test('O: rightly challenged, costs a card besides', () => {
    const table = lastCard(WRONG, { upheldDraw: true });
    expect(kinds(table.challenge(2))).toBe('settled drew');
    expect(table.hand(0)).toHaveLength(2);
    expect(table.must).toEqual([1]);
  });

  test('wrong and accepted by all, is out, and in the report', () => {
    const table = lastCard(WRONG);
    table.goOn(1);
    const [, , ended] = table.goOn(2);
    expect(ended).toMatchObject({
      type: 'ended',
      report: [{ no: 5, seat: 0, as: WRONG, on: { as: 'acc-sg-m' } }],
    });
  });

  test('waits for 30 s, then it stands', () => {
    const table = lastCard(WRONG);
    expect(table.limit).toEqual({ name: 'close 5', seconds: 30 });
    table.goOn(1);
    expect(table.limit).toEqual({ name: 'close 5', seconds: 30 });
    const events = table.timeout();
    expect(kinds(events)).toBe('expired out ended');
    expect(events[0]).toEqual({ type: 'expired', lay: 5 });
    expect(table.turn.kind).toBe('over');
  });

  test('whoever accepted it cannot challenge it after all', () => {
    const table = lastCard(WRONG);
    table.goOn(1);
    expect(table.code(1, { type: 'challenge', lay: 5 })).toBe('already-gone-on');
    expect(table.code(2, { type: 'challenge', lay: 5 })).toBeNull();
    expect(table.code(2, { type: 'challenge', lay: 4 })).toBe('stale-lay');
  });

  test('needs no acceptance where the table has checked it', () => {
    const table = new Table({
      options: { referee: 'table' },
      hands: ['eum eī eius ea eam', ''],
      start: 'eō',
    });
    for (const [form, cell] of [
      ['eius', 'gen-sg-m'],
      ['eī', 'dat-sg-m'],
      ['eum', 'acc-sg-m'],
      ['eam', 'acc-sg-f'],
    ] as const) {
      table.play(0, form, cell);
      table.skip(1);
    }
    expect(kinds(table.play(0, 'ea', 'nom-sg-f'))).toBe('laid out ended');
  });
});

describe('rule 7, D: the first player out ends the game', () => {
  test('and wins; the others follow by fewest cards', () => {
    const table = lastCard(RIGHT, {}, 4);
    table.goOn(1);
    table.goOn(3);
    table.goOn(2);
    expect(table.log.at(-1)).toMatchObject({ type: 'ended', reason: 'out', report: [] });
    expect(table.turn).toEqual({
      kind: 'over',
      outcome: { ranking: [[0], [1, 2, 3]], points: [3, 0, 0, 0] },
    });
  });

  test('a penalty that the end overtakes is not drawn', () => {
    const table = lastCard(RIGHT, { rejectedDraw: true });
    expect(kinds(table.challenge(1))).toBe('settled out ended');
    expect(table.view().counts).toEqual([0, 9, 9]);
  });

  test('after it nobody can do anything', () => {
    const table = lastCard(RIGHT);
    table.challenge(1);
    for (const by of [0, 1, 2]) {
      expect(table.code(by, { type: 'draw' })).toBe('round-over');
      expect(table.code(by, { type: 'look', lay: 5 })).toBe('round-over');
    }
  });
});

describe('rule 7, O: until one is left', () => {
  const last: Written = { end: 'last' };

  test('the next player still in goes on, on the card that lies there', () => {
    const table = lastCard(RIGHT, last);
    table.goOn(1);
    expect(kinds(table.goOn(2))).toBe('went-on out');
    expect(table.must).toEqual([1]);
    expect(table.pile.at(-1)).toBe('eam');
    table.skip(1);
    table.skip(2);
    expect(table.must).toEqual([1]);
  });

  test('who is out neither plays nor objects nor looks', () => {
    const table = lastCard(RIGHT, last);
    table.challenge(2);
    expect(table.code(0, { type: 'look', lay: 5 })).toBe('you-are-out');
    table.dump(1);
    expect(table.window?.open).toEqual([2]);
    expect(table.code(0, { type: 'challenge', lay: 6 })).toBe('you-are-out');
    expect(table.code(0, { type: 'draw' })).toBe('you-are-out');
  });

  test('O: a challenger in vain draws, though the last card is out', () => {
    const table = lastCard(RIGHT, { end: 'last', rejectedDraw: true });
    expect(kinds(table.challenge(2))).toBe('settled out drew');
    expect(table.view().counts).toEqual([0, 9, 10]);
    expect(table.must).toEqual([1]);
  });

  test('with two players the first one out is the end', () => {
    const table = lastCard(RIGHT, last, 2);
    expect(kinds(table.goOn(1))).toBe('went-on out ended');
    expect(table.log.at(-1)).toMatchObject({ reason: 'last', ranking: [[0], [1]] });
  });

  test('ranks the players as they went out', () => {
    const table = new Table({ options: last, hands: ['', '', '', ''], start: 'eum', first: 2 });
    const accept = () => {
      for (const seat of table.must) table.goOn(seat);
    };
    // Seat 2 goes out first, then 0, then 3: the others play nothing meanwhile.
    for (const leaver of [2, 0, 3]) {
      while (!table.state.out.includes(leaver)) {
        const [seat = -1] = table.must;
        if (seat === leaver) table.dump(seat);
        else table.skip(seat);
        if (table.view().phase === 'closing') accept();
      }
    }
    expect(table.turn).toEqual({
      kind: 'over',
      outcome: { ranking: [[2], [0], [3], [1]], points: [2, 0, 3, 1] },
    });
    expect(table.log.at(-1)).toMatchObject({ type: 'ended', reason: 'last' });
  });
});
