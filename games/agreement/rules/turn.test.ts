import { describe, expect, test } from 'vitest';
import { kinds, Table } from './testing/script.ts';

// Rules 1, 2, 3, 4, 5 and 13: the deal and a player's turn.

describe('rule 1: the deal', () => {
  test.each([2, 3, 4, 5])('gives each of %i players five cards and turns one', (seats) => {
    const table = new Table({ hands: Array.from({ length: seats }, () => ''), start: 'eum' });
    expect(table.view().counts).toEqual(Array.from({ length: seats }, () => 5));
    expect(table.pile).toEqual(['eum']);
    expect(table.view().stock).toBe(30 - 5 * seats - 1);
  });

  test('uses every card of the deck once', () => {
    const table = new Table({ hands: ['', '', ''], start: 'eum' });
    const { hands, stock, pile } = table.state;
    const dealt = [...hands.flat(), ...stock, ...pile.map(({ card }) => card)];
    expect(dealt.toSorted((a, b) => a - b)).toEqual(
      // is: the forms with the number of their cells.
      [1, 3, 2, 3, 3, 1, 1, 2, 1, 1, 1, 2, 1, 6, 1, 1].flatMap((n, form) =>
        Array.from({ length: n }, () => form),
      ),
    );
  });

  test('shows nobody but its owner a hand, and nobody the stock', () => {
    const table = new Table({ hands: ['is eum', 'ea id'], start: 'eius', stock: 'eae' });
    const [dealt] = table.log;
    expect(table.view(0).hand).toContain(table.card('is'));
    expect(table.view(1).hand).not.toContain(table.card('is'));
    expect(table.view('spectator').hand).toEqual([]);
    expect(dealt?.type).toBe('dealt');
  });

  test('lets the first player begin, then the seats in turn', () => {
    const table = new Table({ hands: ['', '', ''], start: 'eum', first: 2 });
    const order = [0, 1, 2, 3].map(() => {
      const [seat = -1] = table.must;
      table.skip(seat);
      return seat;
    });
    expect(order).toEqual([2, 0, 1, 2]);
  });
});

describe('rule 2: one card or one draw', () => {
  const open = () =>
    new Table({ hands: ['eam eōs', 'eās is'], start: 'eum', stock: 'id eae eōrum' });

  test('after a lay the next player is on', () => {
    const table = open();
    table.play(0, 'eam', 'acc-sg-f');
    expect(table.must).toEqual([1]);
    expect(table.code(0, table.playing('eōs', 'acc-pl-m'))).toBe('not-your-turn');
    expect(table.hand(0)).not.toContain('eam');
  });

  test('only the drawn card may be laid after a draw', () => {
    const table = open();
    table.draw(0);
    expect(table.hand(0)).toHaveLength(6);
    expect(table.rejection(0, table.playing('eam', 'acc-sg-f'))).toEqual({
      code: 'only-drawn-card',
      params: { form: 'id' },
    });
    expect(table.code(0, { type: 'draw' })).toBe('already-drawn');
    table.play(0, 'id', 'acc-sg-n');
    expect(table.must).toEqual([1]);
    expect(table.pile).toEqual(['eum', 'id']);
  });

  test('otherwise the turn passes, with the card in the hand', () => {
    const table = open();
    expect(table.code(0, { type: 'pass' })).toBe('draw-first');
    table.draw(0);
    table.pass(0);
    expect(table.must).toEqual([1]);
    expect(table.hand(0).at(-1)).toBe('id');
    expect(table.hand(1)).toHaveLength(5);
  });

  test('the drawn card is seen by whoever drew it and by nobody else', () => {
    const table = open();
    table.draw(0);
    expect(table.view(0).drawn).toBe(table.card('id'));
    expect(table.view(1).drawn).toBeNull();
    expect(table.view('spectator').drawn).toBeNull();
  });

  test('D: drawing is allowed although one could lay', () => {
    const table = open();
    expect(table.code(0, { type: 'draw' })).toBeNull();
  });

  test('a card that is not in the hand cannot be laid', () => {
    const table = open();
    expect(table.code(0, table.playing('eās', 'acc-pl-f'))).toBe('card-not-in-hand');
    expect(table.code(0, table.playing('eōrum', 'gen-pl-m'))).toBe('card-not-in-hand');
  });
});

describe('rule 2, O: laying is compulsory', () => {
  const compulsory = (hand: string, stock: string) =>
    new Table({
      options: { drawing: 'compulsory' },
      hands: [hand, 'eīs/iīs eīs/iīs eīs/iīs eīs/iīs eīs/iīs'],
      start: 'eum',
      stock,
    });
  // None of these can lie on eum, the accusative singular masculine.
  const idle = 'ea eae eārum eā';

  test('who can lay must not draw', () => {
    const table = compulsory(`${idle} eam`, '');
    expect(table.code(0, { type: 'draw' })).toBe('must-lay');
    expect(table.code(0, table.playing('eam', 'acc-sg-f'))).toBeNull();
  });

  test('who cannot lay draws', () => {
    const table = compulsory(`${idle} eās`, '');
    expect(table.code(0, { type: 'draw' })).toBeNull();
  });

  test('a drawn card that fits must be laid, another may be kept', () => {
    const fits = compulsory(`${idle} eās`, 'id');
    fits.draw(0);
    expect(fits.code(0, { type: 'pass' })).toBe('must-lay');
    const other = compulsory(`${idle} eās`, 'eōrum');
    other.draw(0);
    expect(other.code(0, { type: 'pass' })).toBeNull();
  });

  // eās is an accusative; declared as nominative masculine it takes is, in truth it takes eam.
  test.each([
    ['declared', 'is eā eius eī eī', 'must-lay'],
    ['declared', 'eam eā eius eī eī', null],
    ['readings', 'is eā eius eī eī', 'must-lay'],
    ['readings', 'eam eā eius eī eī', null],
  ] as const)('it goes by what was declared (%s; %s): %s', (unnoticed, hand, code) => {
    const hands = ['eās', hand];
    const table = new Table({ options: { drawing: 'compulsory', unnoticed }, hands, start: 'eum' });
    table.play(0, 'eās', 'nom-pl-m');
    expect(table.code(1, { type: 'draw' })).toBe(code);
  });

  test('the joker fits everywhere', () => {
    const table = new Table({
      options: { drawing: 'compulsory', joker: true },
      hands: [`joker ${idle}`, ''],
      start: 'eum',
    });
    expect(table.code(0, { type: 'draw' })).toBe('must-lay');
  });
});

describe('rule 3 and 5, D players: nothing is checked', () => {
  test('a wrong lay lies there like a right one', () => {
    for (const [form, as] of [
      ['eam', 'acc-sg-f'],
      ['eam', 'gen-pl-n'],
      ['is', 'acc-sg-f'],
    ] as const) {
      const table = new Table({ hands: ['eam is', ''], start: 'eum' });
      expect(kinds(table.play(0, form, as))).toBe('laid');
      expect(table.pile.at(-1)).toBe(form);
      expect(table.must).toEqual([1]);
    }
  });

  test('no view and no redacted event tells whether it is wrong', () => {
    const seen = (['acc-sg-f', 'gen-pl-n'] as const).map((as) => {
      const table = new Table({ hands: ['eam', '', ''], start: 'eum' });
      table.play(0, 'eam', as);
      return ([0, 1, 2, 'spectator'] as const)
        .map((who) => JSON.stringify([table.view(who), table.turn]))
        .join('\n')
        .replaceAll(as, 'AS');
    });
    expect(seen[0]).toBe(seen[1]);
  });

  test('the declared cell is what the next card must agree with', () => {
    const table = new Table({ hands: ['eam', 'eōrum eīs/iīs'], start: 'eum' });
    table.play(0, 'eam', 'gen-pl-n');
    table.play(1, 'eōrum', 'gen-pl-m');
    expect(table.challenge(0)[0]).toMatchObject({ upheld: false });
  });
});

describe('rule 5, O table: a wrong lay is refused on the spot', () => {
  const open = () =>
    new Table({ options: { referee: 'table' }, hands: ['eam is eius', 'eās'], start: 'eum' });

  test('with the reason: no such reading', () => {
    const table = open();
    expect(table.rejection(0, table.playing('is', 'acc-sg-f'))).toEqual({
      code: 'wrong-reading',
      params: { form: 'is', as: 'acc-sg-f' },
    });
  });

  test('with the reason: the agreement, counted', () => {
    const table = open();
    expect(table.rejection(0, table.playing('eius', 'gen-sg-f'))).toEqual({
      code: 'wrong-agreement',
      params: { form: 'eius', as: 'gen-sg-f', shares: 1 },
    });
  });

  test('does not end the turn, and leaves another try', () => {
    const table = open();
    const before = JSON.stringify(table.state);
    table.rejection(0, table.playing('is', 'acc-sg-f'));
    expect(JSON.stringify(table.state)).toBe(before);
    table.play(0, 'eam', 'acc-sg-f');
    expect(table.must).toEqual([1]);
  });

  test('leaves nothing to challenge and nothing to wait for', () => {
    const table = open();
    table.play(0, 'eam', 'acc-sg-f');
    expect(table.window).toBeNull();
    expect(table.code(1, { type: 'challenge', lay: table.last })).toBe('stale-lay');
  });
});

describe('rule 13: a game that lasts 400 turns ends', () => {
  test('and the fewest cards win, tied ones together', () => {
    const table = new Table({ hands: ['', '', ''], start: 'eum' });
    const skips = [1, 2, 5];
    for (let go = 0; go < 399; go += 1) {
      const [seat = -1] = table.must;
      const [card = -1] = table.view(seat).hand;
      if (skips.includes(go)) table.skip(seat);
      else {
        // Declaring the very cell that lies there is never right.
        table.act(seat, { type: 'lay', card, as: 'acc-sg-m' });
        table.challenge((seat + 1) % 3);
      }
    }
    expect(table.state.turns).toBe(399);
    expect(table.must).toEqual([0]);
    table.skip(0);
    expect(table.view().counts).toEqual([6, 6, 7]);
    expect(table.log.at(-1)).toMatchObject({ type: 'ended', reason: 'bound' });
    expect(table.turn).toEqual({
      kind: 'over',
      outcome: { ranking: [[0, 1], [2]], points: [1, 1, 0] },
    });
  });
});
