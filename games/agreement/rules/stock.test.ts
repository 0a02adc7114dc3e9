import { describe, expect, test } from 'vitest';
import { kinds, Table } from './testing/script.ts';

// Rule 8: the stock runs out.

/** Five seats leave four cards in the stock: two are played, then the stock is drawn empty. */
function emptied(): Table {
  const table = new Table({ hands: ['eam', 'eās', '', '', ''], start: 'eum' });
  table.play(0, 'eam', 'acc-sg-f');
  table.play(1, 'eās', 'acc-pl-f');
  for (const seat of [2, 3, 4, 0]) table.skip(seat);
  return table;
}

describe('rule 8: the stock is empty', () => {
  test('it is made anew only when a card is to be drawn', () => {
    const table = emptied();
    expect(table.view().stock).toBe(0);
    expect(table.pile).toEqual(['eum', 'eam', 'eās']);
    expect(table.turn.kind).toBe('play');
  });

  test('from all laid cards but the top, which keeps its declaration', () => {
    const table = emptied();
    expect(kinds(table.draw(1))).toBe('owes');
    expect(table.turn).toEqual({ kind: 'chance', request: { kind: 'shuffle', size: 2 } });
    const events = table.chance([1, 0]);
    expect(kinds(events)).toBe('reshuffled drew');
    expect(events[0]).toEqual({
      type: 'reshuffled',
      stock: [table.card('eam'), table.card('eum')],
    });
    // The last of the new order is its top.
    expect(events[1]).toMatchObject({ seat: 1, card: table.card('eum'), why: 'turn' });
    expect(table.pile).toEqual(['eās']);
    expect(table.view().pile[0]).toMatchObject({ no: 2, seat: 1, as: 'acc-pl-f' });
    expect(table.view().stock).toBe(1);
  });

  test('the shuffle decides who gets what', () => {
    const table = emptied();
    table.draw(1);
    expect(table.chance([0, 1])[1]).toMatchObject({ card: table.card('eam') });
  });

  test('meanwhile nobody can do anything', () => {
    const table = emptied();
    table.draw(1);
    expect(table.must).toEqual([]);
    expect(table.view(1).phase).toBe('chance');
    for (const by of [0, 1, 2]) expect(table.code(by, { type: 'draw' })).toBe('not-now');
  });

  test('then the drawn card may be laid as ever', () => {
    const table = emptied();
    table.draw(1);
    table.chance([0, 1]);
    expect(table.must).toEqual([1]);
    expect(table.code(1, table.playing('eam', 'acc-sg-f'))).toBeNull();
    table.pass(1);
    expect(table.must).toEqual([2]);
  });

  test('no card is lost or doubled by it', () => {
    const table = emptied();
    const all = () => {
      const { hands, stock, pile } = table.state;
      const cards = [...hands.flat(), ...stock, ...pile.map(({ card }) => card)];
      return cards.toSorted((a, b) => a - b);
    };
    const before = all();
    table.draw(1);
    table.chance([1, 0]);
    expect(all()).toEqual(before);
  });

  test('a penalty card makes it anew, too', () => {
    const hands = ['eam', 'eās', '', '', ''];
    const table = new Table({ options: { upheldDraw: true }, hands, start: 'eum' });
    table.play(0, 'eam', 'acc-sg-f');
    for (const seat of [1, 2, 3, 4]) table.skip(seat);
    table.play(0, table.hand(0)[0] ?? '', 'acc-sg-f');
    expect(kinds(table.challenge(3))).toBe('settled owes');
    expect(table.turn).toEqual({ kind: 'chance', request: { kind: 'shuffle', size: 1 } });
    expect(table.chance([0])[1]).toMatchObject({ seat: 0, why: 'upheld' });
    expect(table.pile).toEqual(['eam']);
    expect(table.must).toEqual([1]);
    expect(table.view().phase).toBe('turn');
  });
});

describe('rule 8: nothing to reshuffle', () => {
  /** Four seats draw the stock empty while only the start card lies there. */
  const bare = (options = {}) => {
    const table = new Table({ options, hands: ['eam', '', '', '', ''], start: 'eum' });
    for (const seat of [0, 1, 2, 3]) table.skip(seat);
    return table;
  };

  test('the draw gives nothing and the turn passes', () => {
    const table = bare();
    expect(kinds(table.draw(4))).toBe('nothing');
    expect(table.view().counts).toEqual([6, 6, 6, 6, 5]);
    expect(table.must).toEqual([0]);
  });

  test('when everybody passes in a row the game ends and the fewest cards win', () => {
    const table = bare();
    for (const seat of [4, 0, 1, 2]) expect(kinds(table.draw(seat))).toBe('nothing');
    expect(kinds(table.draw(3))).toBe('nothing ended');
    expect(table.log.at(-1)).toMatchObject({ reason: 'blocked' });
    expect(table.turn).toEqual({
      kind: 'over',
      outcome: { ranking: [[4], [0, 1, 2, 3]], points: [0, 0, 0, 0, 4] },
    });
  });

  test('a lay in between breaks the row', () => {
    const table = bare();
    for (const seat of [4]) table.draw(seat);
    table.play(0, 'eam', 'acc-sg-f');
    // Now the start card can become a new stock of one.
    expect(kinds(table.draw(1))).toBe('owes');
    table.chance([0]);
    table.pass(1);
    for (const seat of [2, 3, 4, 0]) expect(kinds(table.draw(seat))).toBe('nothing');
    expect(kinds(table.draw(1))).toBe('nothing ended');
  });

  test('a joker in between breaks it, too, though it leaves nothing to reshuffle', () => {
    const options = { joker: true };
    const table = new Table({ options, hands: ['joker', '', '', '', ''], start: 'eum' });
    for (const seat of [0, 1, 2, 3, 4]) table.skip(seat);
    table.play(0, 'joker', null);
    for (const seat of [1, 2, 3, 4]) expect(kinds(table.draw(seat))).toBe('nothing');
    expect(kinds(table.draw(0))).toBe('nothing ended');
    const again = new Table({ options, hands: ['', '', 'joker', '', ''], start: 'eum' });
    for (const seat of [0, 1, 2, 3, 4]) again.skip(seat);
    for (const seat of [0, 1]) expect(kinds(again.draw(seat))).toBe('nothing');
    again.play(2, 'joker', null);
    for (const seat of [3, 4, 0, 1]) expect(kinds(again.draw(seat))).toBe('nothing');
    expect(kinds(again.draw(2))).toBe('nothing ended');
  });

  test('with players out, everybody is everybody still in', () => {
    const table = new Table({
      options: { end: 'last', joker: true },
      hands: ['', '', '', '', ''],
      start: 'eum',
    });
    // Seat 0 plays its five cards, the others play the cards they draw, so that nothing is left to
    // draw.
    while (!table.state.out.includes(0)) {
      const [seat = -1] = table.must;
      if (seat === 0) table.dump(0);
      else table.skip(seat);
      if (table.view().phase === 'closing') for (const other of table.must) table.goOn(other);
    }
    const left = table.state.stock.length + table.state.pile.length - 1;
    for (let i = 0; i < left; i += 1) table.skip(table.must[0] ?? -1);
    for (let i = 0; i < 3; i += 1) expect(kinds(table.draw(table.must[0] ?? -1))).toBe('nothing');
    expect(kinds(table.draw(table.must[0] ?? -1))).toBe('nothing ended');
    const { turn } = table;
    expect(turn.kind === 'over' && turn.outcome.ranking[0]).toEqual([0]);
  });

  test('a penalty then costs nothing', () => {
    const table = bare({ upheldDraw: true });
    table.draw(4);
    table.play(0, 'eam', 'gen-sg-m');
    expect(kinds(table.challenge(1))).toBe('settled nothing');
    expect(table.view().counts).toEqual([6, 6, 6, 6, 5]);
    expect(table.must).toEqual([1]);
  });
});
