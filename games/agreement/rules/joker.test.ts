import type { Cell } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { agreement, JOKER } from '../index.ts';
import { type Deal, kinds, options, shuffleFor, Table } from './testing/script.ts';

// Rule 9: the cover card as joker.

const joker = (deal: Deal) => new Table({ ...deal, options: { joker: true, ...deal.options } });

describe('rule 9: the joker', () => {
  test('D: does not play', () => {
    expect(() => new Table({ hands: ['joker', ''], start: 'eum' })).toThrow('no joker');
  });

  test.each(['eum', 'eius', 'eīs/iīs', 'ea'])('may be laid on %s', (start) => {
    const table = joker({ hands: ['joker', ''], start, options: { referee: 'table' } });
    expect(kinds(table.play(0, 'joker', null))).toBe('laid');
    expect(table.must).toEqual([1]);
  });

  test('nothing is declared', () => {
    const table = joker({ hands: ['joker', ''], start: 'eum' });
    expect(table.code(0, table.playing('joker', 'acc-sg-f'))).toBe('joker-undeclared');
  });

  test('leaves nothing to challenge, and closes the window of the card before', () => {
    const table = joker({ hands: ['eam', 'joker', ''], start: 'eum' });
    table.play(0, 'eam', 'gen-pl-n');
    table.play(1, 'joker', null);
    expect(table.window).toBeNull();
    for (const lay of [1, 2]) {
      expect(table.code(2, { type: 'challenge', lay })).toBe('stale-lay');
      expect(table.code(0, { type: 'challenge', lay })).toBe('stale-lay');
    }
  });

  test.each<[string, Cell, boolean]>([
    ['eās', 'acc-pl-f', false],
    ['eae', 'nom-pl-f', true],
  ])('the next player meets the card under it: %s upheld: %s', (form, as, upheld) => {
    const table = joker({ hands: ['eam', 'joker', form], start: 'eum' });
    table.play(0, 'eam', 'acc-sg-f');
    table.play(1, 'joker', null);
    table.play(2, form, as);
    expect(table.challenge(0)[0]).toMatchObject({ upheld });
  });

  test('on the start card, which stays freely readable', () => {
    const open = (form: string, as: Cell) => {
      const table = joker({ hands: ['joker', form], start: 'eius' });
      table.play(0, 'joker', null);
      table.play(1, form, as);
      return table.challenge(0)[0];
    };
    expect(open('eōrum', 'gen-pl-m')).toMatchObject({ upheld: false });
    expect(open('eārum', 'gen-pl-f')).toMatchObject({ upheld: false });
    expect(open('eius', 'gen-sg-n')).toMatchObject({ upheld: false });
    expect(open('eīs/iīs', 'dat-pl-n')).toMatchObject({ upheld: true });
  });

  test('on an unnoticed error the same lies under it', () => {
    for (const [unnoticed, upheld] of [
      ['declared', true],
      ['readings', false],
    ] as const) {
      const table = joker({
        hands: ['eam', 'joker', 'eās'],
        start: 'eum',
        options: { unnoticed },
      });
      table.play(0, 'eam', 'abl-sg-f');
      table.play(1, 'joker', null);
      table.play(2, 'eās', 'acc-pl-f');
      expect(table.challenge(0)[0]).toMatchObject({ upheld });
    }
  });

  test('what is wrong on it goes in the report as laid on the card under it', () => {
    const table = joker({ hands: ['joker', 'eam', ''], start: 'eum' });
    table.play(0, 'joker', null);
    table.play(1, 'eam', 'gen-pl-n');
    expect(table.state.errors).toMatchObject([{ on: { card: table.card('eum'), as: null } }]);
  });
});

describe('rule 9: as start card', () => {
  const setup = { options: options({ joker: true }), seats: 2, first: 1 };
  const deal: Deal = {
    options: { joker: true },
    hands: ['', ''],
    start: 'joker',
    stock: 'eius eum',
  };
  const buried = (at: number) => {
    const dealt = agreement.init(setup);
    const first = agreement.chance(dealt, shuffleFor(deal)).reduce(agreement.evolve, dealt);
    const turn = agreement.turn(first);
    const state = agreement.chance(first, [at]).reduce(agreement.evolve, first);
    return { turn, state };
  };

  test('is buried in the stock, and the next card is turned', () => {
    const { turn, state } = buried(7);
    // Any place among the 19 others.
    expect(turn).toEqual({ kind: 'chance', request: { kind: 'pick', from: 20 } });
    expect(state.stock).toHaveLength(20);
    expect(state.stock.indexOf(JOKER)).toBe(7);
    const top = agreement.view(state, 0).pile;
    expect(top).toEqual([{ no: 0, seat: null, card: 3, as: null }]);
    expect(agreement.turn(state)).toMatchObject({ kind: 'play', must: [1] });
  });

  test('at the bottom as well as on top', () => {
    expect(buried(0).state.stock[0]).toBe(JOKER);
    expect(buried(19).state.stock.at(-1)).toBe(JOKER);
  });

  test('nobody sees where', () => {
    const events = [3, 12].map((at) => {
      const dealt = agreement.init(setup);
      const first = agreement.chance(dealt, shuffleFor(deal)).reduce(agreement.evolve, dealt);
      return ([0, 1, 'spectator'] as const).map((who) => [
        agreement.chance(first, [at]).map((event) => agreement.redact(event, who)),
        agreement.view(buried(at).state, who),
      ]);
    });
    expect(events[0]).toEqual(events[1]);
  });
});

describe('rule 9: as last card', () => {
  const lastJoker = (jokerLast: boolean, drawing: 'free' | 'compulsory' = 'free') => {
    const table = joker({
      hands: ['joker eō eius eī eum', ''],
      start: 'is',
      options: { jokerLast, drawing },
    });
    for (const [form, cell] of [
      ['eō', 'abl-sg-m'],
      ['eius', 'gen-sg-m'],
      ['eī', 'dat-sg-m'],
      ['eum', 'acc-sg-m'],
    ] as const) {
      table.play(0, form, cell);
      // Seat 1 is caught each time: declaring the very cell that lies there is never right.
      table.play(1, table.hand(1)[0] ?? '', cell);
      table.challenge(0);
    }
    return table;
  };

  test('D: allowed, and settles it without a window', () => {
    const table = lastJoker(true);
    expect(kinds(table.play(0, 'joker', null))).toBe('laid out ended');
  });

  test('O: forbidden', () => {
    const table = lastJoker(false);
    expect(table.code(0, table.playing('joker', null))).toBe('joker-last');
    table.draw(0);
    expect(table.code(0, table.playing('joker', null))).toBe('only-drawn-card');
  });

  test('O: forbidden, so with compulsory laying one may draw', () => {
    const table = lastJoker(false, 'compulsory');
    expect(table.code(0, { type: 'draw' })).toBeNull();
    expect(lastJoker(true, 'compulsory').code(0, { type: 'draw' })).toBe('must-lay');
  });

  test('O: earlier it may be laid all the same', () => {
    const table = joker({ hands: ['joker', ''], start: 'eum', options: { jokerLast: false } });
    expect(table.code(0, table.playing('joker', null))).toBeNull();
  });
});

describe('rules 8 and 9: a reshuffle under a joker', () => {
  test('leaves the joker and the card under it', () => {
    const table = joker({ hands: ['eam', 'joker', '', '', ''], start: 'eum' });
    table.play(0, 'eam', 'acc-sg-f');
    table.play(1, 'joker', null);
    for (let i = 0; i < 5; i += 1) table.skip(table.must[0] ?? -1);
    const [seat = -1] = table.must;
    expect(table.view().stock).toBe(0);
    expect(kinds(table.draw(seat))).toBe('owes');
    expect(table.turn).toEqual({ kind: 'chance', request: { kind: 'shuffle', size: 1 } });
    table.chance([0]);
    expect(table.pile).toEqual(['eam', 'joker']);
    expect(table.view().pile[0]).toMatchObject({ as: 'acc-sg-f' });
    expect(table.hand(seat).at(-1)).toBe('eum');
  });

  test('is impossible with only a joker on the start card', () => {
    const table = joker({ hands: ['joker', '', '', '', ''], start: 'eum' });
    table.play(0, 'joker', null);
    for (let i = 0; i < 5; i += 1) table.skip(table.must[0] ?? -1);
    expect(kinds(table.draw(table.must[0] ?? -1))).toBe('nothing');
  });
});
