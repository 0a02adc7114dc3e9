import type { Cell } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import type { Event } from '../index.ts';
import { kinds, Table, type Written } from './testing/script.ts';

// Rule 6: challenges, their penalties, and errors that nobody notices.

const RIGHT: Cell = 'acc-sg-f';
const WRONG: Cell = 'abl-sg-f';

/** Seat 0 of three plays eam on eum, rightly or wrongly. */
function laid(as: Cell, options: Written = {}, stock = 'id eae'): Table {
  const hands = ['eam', 'is eās', 'ea'];
  const table = new Table({ options, hands, start: 'eum', stock });
  table.play(0, 'eam', as);
  return table;
}

describe('rule 6: an upheld challenge', () => {
  test('returns the card and leaves the turn over', () => {
    const table = laid(WRONG);
    expect(kinds(table.challenge(2))).toBe('settled');
    expect(table.pile).toEqual(['eum']);
    expect(table.hand(0)).toHaveLength(5);
    expect(table.hand(0)).toContain('eam');
    expect(table.must).toEqual([1]);
    expect(table.code(0, table.playing('eam', RIGHT))).toBe('not-your-turn');
  });

  test('is settled for all to see', () => {
    const table = laid(WRONG);
    const [settled] = table.challenge(2);
    expect(settled).toEqual({
      type: 'settled',
      lay: 1,
      by: 2,
      seat: 0,
      card: table.card('eam'),
      as: WRONG,
      verdict: { reads: false, shares: 1 },
      upheld: true,
    });
    expect(table.view('spectator').dispute).toMatchObject({ by: 2, upheld: true });
  });

  test('leaves the card below as it was, a start card with all its readings', () => {
    const table = new Table({ hands: ['eōrum', 'eārum', ''], start: 'eius' });
    table.play(0, 'eōrum', 'dat-pl-m');
    table.challenge(1);
    table.play(1, 'eārum', 'gen-pl-f');
    expect(table.challenge(0)[0]).toMatchObject({ upheld: false });
  });

  test('by the next player, too, who then is on', () => {
    const table = laid(WRONG);
    table.challenge(1);
    expect(table.must).toEqual([1]);
    expect(table.code(1, table.playing('is', 'nom-sg-m'))).toBeNull();
  });

  test('also where the agreement alone was wrong', () => {
    const table = new Table({ hands: ['eās', '', ''], start: 'eum' });
    table.play(0, 'eās', 'acc-pl-f');
    expect(table.challenge(1)[0]).toMatchObject({
      upheld: true,
      verdict: { reads: true, shares: 1 },
    });
  });

  test('D costs no card, O one from the stock', () => {
    expect(kinds(laid(WRONG).challenge(1))).toBe('settled');
    const table = laid(WRONG, { upheldDraw: true });
    expect(table.challenge(1).at(-1)).toMatchObject({ type: 'drew', seat: 0, why: 'upheld' });
    expect(table.hand(0)).toHaveLength(6);
    expect(table.hand(0).at(-1)).toBe('id');
    expect(table.view(0).drawn).toBeNull();
    expect(table.must).toEqual([1]);
    expect(table.view().phase).toBe('turn');
  });
});

describe('rule 6: a rejected challenge', () => {
  test('lets play go on with the card where it lies', () => {
    const table = laid(RIGHT);
    expect(table.challenge(2)[0]).toMatchObject({ upheld: false, verdict: { shares: 2 } });
    expect(table.pile).toEqual(['eum', 'eam']);
    expect(table.must).toEqual([1]);
  });

  test('closes the window: nobody challenges this lay again', () => {
    const table = laid(RIGHT);
    table.challenge(2);
    expect(table.window).toBeNull();
    expect(table.code(1, { type: 'challenge', lay: 1 })).toBe('stale-lay');
  });

  test('D costs no card, O one for the challenger', () => {
    expect(kinds(laid(RIGHT).challenge(1))).toBe('settled');
    const table = laid(RIGHT, { rejectedDraw: true });
    expect(table.challenge(2).at(-1)).toMatchObject({ type: 'drew', seat: 2, why: 'rejected' });
    expect(table.view().counts).toEqual([4, 5, 6]);
    expect(table.must).toEqual([1]);
  });

  test('O: a challenger who is next draws and may then lay any card', () => {
    const table = laid(RIGHT, { rejectedDraw: true });
    table.challenge(1);
    expect(table.hand(1)).toHaveLength(6);
    expect(table.code(1, table.playing('eās', 'acc-pl-f'))).toBeNull();
    expect(table.code(1, { type: 'draw' })).toBeNull();
  });

  test('each option has its own penalty and not the other', () => {
    expect(kinds(laid(RIGHT, { upheldDraw: true }).challenge(1))).toBe('settled');
    expect(kinds(laid(WRONG, { rejectedDraw: true }).challenge(1))).toBe('settled');
  });

  test('a penalty card is shown to whoever draws it alone', () => {
    const table = laid(RIGHT, { rejectedDraw: true });
    table.challenge(2);
    expect(table.view(2).hand).toHaveLength(6);
    expect(table.view('spectator').hand).toEqual([]);
  });
});

describe('rule 6: until the next player lays or draws', () => {
  test.each([
    ['lays', (table: Table) => table.play(1, 'eās', 'acc-pl-f')],
    ['draws', (table: Table) => table.draw(1)],
  ])('once the next player %s it is too late', (_, act) => {
    const table = laid(WRONG);
    act(table);
    expect(table.code(2, { type: 'challenge', lay: 1 })).toBe('stale-lay');
    expect(table.pile).toContain('eam');
  });

  test('a challenge that comes too late never turns on the next card', () => {
    const table = laid(WRONG);
    table.play(1, 'eās', 'acc-pl-f');
    const before = JSON.stringify(table.state);
    expect(table.code(2, { type: 'challenge', lay: 1 })).toBe('stale-lay');
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.code(2, { type: 'challenge', lay: 2 })).toBeNull();
  });

  test('one cannot challenge a lay that is still to come', () => {
    expect(laid(RIGHT).code(2, { type: 'challenge', lay: 2 })).toBe('stale-lay');
  });

  test('one cannot challenge oneself', () => {
    expect(laid(WRONG).code(0, { type: 'challenge', lay: 1 })).toBe('own-lay');
    expect(laid(WRONG).code(0, { type: 'go-on', lay: 1 })).toBe('own-lay');
  });

  test('a lay that was taken back and comes again has a number of its own', () => {
    const table = laid(WRONG);
    table.challenge(1);
    table.skip(1);
    table.skip(2);
    table.play(0, 'eam', RIGHT);
    expect(table.last).toBe(2);
    expect(table.code(1, { type: 'challenge', lay: 1 })).toBe('stale-lay');
    expect(table.challenge(1)[0]).toMatchObject({ lay: 2, upheld: false });
  });

  test('whoever has said "go on" cannot challenge this lay any more, but the others can', () => {
    const table = laid(WRONG);
    table.goOn(1);
    expect(table.code(1, { type: 'challenge', lay: 1 })).toBe('already-gone-on');
    expect(table.challenge(2)[0]).toMatchObject({ by: 2, upheld: true });
  });
});

describe('rule 6: an error that nobody notices', () => {
  const report = (table: Table) => {
    const ended = table.log.find((event): event is Extract<Event, { type: 'ended' }> => {
      return event.type === 'ended';
    });
    return ended?.report;
  };

  // eam declared as the ablative eā: by declaration the next card must fit the ablative, by its
  // true reading the accusative.
  test.each([
    ['declared', 'eō', 'abl-sg-m', false],
    ['declared', 'eās', 'acc-pl-f', true],
    ['readings', 'eō', 'abl-sg-m', true],
    ['readings', 'eās', 'acc-pl-f', false],
  ] as const)('%s: %s as %s on it is wrong: %s', (unnoticed, form, as, upheld) => {
    const hands = ['eam', 'eō eās', ''];
    const table = new Table({ options: { unnoticed }, hands, start: 'eum' });
    table.play(0, 'eam', WRONG);
    table.play(1, form, as);
    expect(table.challenge(2)[0]).toMatchObject({ upheld });
  });

  test('readings: those of an ambiguous card are all open', () => {
    const table = new Table({
      options: { unnoticed: 'readings' },
      hands: ['eius', 'eārum', ''],
      start: 'eum',
    });
    // Right as a reading, wrong on eum.
    table.play(0, 'eius', 'gen-sg-n');
    table.play(1, 'eārum', 'gen-pl-f');
    expect(table.challenge(2)[0]).toMatchObject({ upheld: false });
  });

  test('readings: a right lay lies there as declared all the same', () => {
    const table = new Table({
      options: { unnoticed: 'readings' },
      hands: ['eius', 'eārum', ''],
      start: 'eum',
    });
    table.play(0, 'eius', 'gen-sg-m');
    table.play(1, 'eārum', 'gen-pl-f');
    expect(table.challenge(2)[0]).toMatchObject({ upheld: true });
  });

  test('is in the report after the game, with what it was laid on', () => {
    const table = new Table({ hands: ['eam', '', ''], start: 'eum' });
    table.play(0, 'eam', WRONG);
    table.play(1, table.hand(1)[0] ?? '', 'abl-sg-f');
    table.challenge(0);
    table.skip(2);
    for (let round = 0; round < 4; round += 1) {
      table.dump(0);
      if (table.view().phase === 'closing') break;
      table.skip(1);
      table.skip(2);
    }
    table.goOn(1);
    table.goOn(2);
    expect(report(table)?.[0]).toEqual({
      no: 1,
      seat: 0,
      card: table.card('eam'),
      as: WRONG,
      on: { card: table.card('eum'), as: null },
      verdict: { reads: false, shares: 1 },
    });
    // The noticed error is not in the report, and there is no report before the end.
    expect(report(table)?.map(({ no }) => no)).not.toContain(2);
    expect(table.view('spectator').end?.report).toEqual(report(table));
  });
});
