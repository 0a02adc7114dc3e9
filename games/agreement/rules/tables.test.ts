import { describe, expect, test } from 'vitest';
import { kinds, Table, type Written } from './testing/script.ts';

// Rules 6 and 11: waiting times, and the form tables.

/** Seat 0 of three plays eam on eum. */
function laid(options: Written = {}): Table {
  const table = new Table({ options, hands: ['eam', 'is', ''], start: 'eum' });
  table.play(0, 'eam', 'acc-sg-f');
  return table;
}

describe('rule 6: the window of a lay', () => {
  test('is open to every opponent; bots wait 4 s, people not at all', () => {
    const { window, must, may } = laid();
    expect(window).toEqual({
      name: 'lay 1',
      answers: ['go-on', 'challenge'],
      open: [1, 2],
      bots: 4,
      people: 0,
    });
    expect(must).toEqual([1]);
    expect(may).toEqual([2]);
  });

  test('O: other times', () => {
    expect(laid({ botWait: 12, wait: 3 }).window).toMatchObject({ bots: 12, people: 3 });
    expect(laid({ botWait: 0 }).window).toMatchObject({ bots: 0 });
  });

  test('closes for whoever says "go on", once', () => {
    const table = laid();
    expect(kinds(table.goOn(2))).toBe('went-on');
    expect(table.window?.open).toEqual([1]);
    expect(table.may).toEqual([]);
    expect(table.code(2, { type: 'go-on', lay: 1 })).toBe('already-gone-on');
    expect(table.code(2, { type: 'go-on', lay: 0 })).toBe('stale-lay');
  });

  test('play does not wait for the others: the next player may act at once', () => {
    expect(laid().code(1, { type: 'draw' })).toBeNull();
    expect(laid({ wait: 10 }).code(1, { type: 'draw' })).toBeNull();
  });

  test('of another lay has another name, so its time begins anew', () => {
    const table = laid();
    table.play(1, 'is', 'nom-sg-m');
    expect(table.window).toMatchObject({ name: 'lay 2', open: [0, 2] });
  });

  test('none before anything lies there, none after a draw', () => {
    const table = new Table({ hands: ['', ''], start: 'eum' });
    expect(table.window).toBeNull();
    table.dump(0);
    table.draw(1);
    expect(table.window).toBeNull();
  });

  test('there is no time limit on a go', () => {
    expect(laid().limit).toBeNull();
  });
});

describe('rules 6 and 11: the form tables after a challenge', () => {
  const settled = () => {
    const table = laid();
    table.challenge(2);
    return table;
  };

  test('play waits for nobody who does not look', () => {
    const table = settled();
    expect(table.must).toEqual([1]);
    expect(table.may).toEqual([0, 2]);
    expect(table.limit).toBeNull();
    expect(table.code(1, { type: 'draw' })).toBeNull();
  });

  test('lie open for whoever wants to look, and play waits', () => {
    const table = settled();
    expect(kinds(table.consultTables(0))).toBe('looked');
    expect(table.must).toEqual([0]);
    expect(table.code(1, { type: 'draw' })).toBe('tables-open');
    expect(table.code(1, table.playing('is', 'nom-sg-m'))).toBe('tables-open');
    expect(table.view(1).dispute?.looking).toEqual([0]);
    table.closeTables(0);
    expect(table.must).toEqual([1]);
    expect(table.code(1, { type: 'draw' })).toBeNull();
  });

  test('until everybody has closed them', () => {
    const table = settled();
    table.consultTables(0);
    table.consultTables(1);
    table.closeTables(0);
    expect(table.must).toEqual([1]);
    expect(table.code(1, { type: 'draw' })).toBe('tables-open');
    table.closeTables(1);
    expect(table.code(1, { type: 'draw' })).toBeNull();
  });

  test('20 s at most: then the table closes them for all', () => {
    const table = settled();
    table.consultTables(0);
    expect(table.limit).toEqual({ name: 'look 1', seconds: 20 });
    table.consultTables(2);
    // A second player who consults the tables does not extend the time.
    expect(table.limit).toEqual({ name: 'look 1', seconds: 20 });
    expect(table.timeout()).toEqual([
      { type: 'closed', seat: 0 },
      { type: 'closed', seat: 2 },
    ]);
    expect(table.must).toEqual([1]);
    expect(table.limit).toBeNull();
  });

  test('are opened once by each', () => {
    const table = settled();
    table.consultTables(0);
    expect(table.code(0, { type: 'look', lay: 1 })).toBe('already-looked');
    table.closeTables(0);
    expect(table.code(0, { type: 'look', lay: 1 })).toBe('already-looked');
    expect(table.may).toEqual([2]);
    expect(table.code(0, { type: 'close', lay: 1 })).toBe('not-looking');
  });

  test('are face down while nothing is disputed', () => {
    const table = laid();
    expect(table.code(2, { type: 'look', lay: 1 })).toBe('stale-lay');
    table.challenge(2);
    expect(table.code(2, { type: 'close', lay: 1 })).toBe('not-looking');
    table.draw(1);
    expect(table.code(2, { type: 'look', lay: 1 })).toBe('stale-lay');
    expect(table.code(2, { type: 'close', lay: 1 })).toBe('stale-lay');
    expect(table.view().dispute).toBeNull();
  });

  test('are not opened for another lay than the disputed one', () => {
    expect(settled().code(0, { type: 'look', lay: 2 })).toBe('stale-lay');
  });

  test('can still be opened after penalty cards', () => {
    const table = laid({ rejectedDraw: true });
    table.challenge(2);
    expect(table.code(0, { type: 'look', lay: 1 })).toBeNull();
  });
});

describe('rule 11, O: always open', () => {
  test('is told to everybody in the view', () => {
    expect(laid({ tables: 'open' }).view('spectator').options.tables).toBe('open');
    expect(laid().view('spectator').options.tables).toBe('dispute');
  });
});
