import { describe, expect, test } from 'vitest';
import { trickPoints } from '../deal.ts';
import type { Event } from '../events.ts';
import { turn } from './index.ts';
import { EVEN, EVEN_TRICKS, MARCH, shuffleFor, Table } from './testing/script.ts';

// A deal by the rules (RULES.md 1-4): what is seen when, what may be played, what comes up.

function even(first = 0, kontra: 'off' | 'all' = 'off'): Table {
  return new Table({ first, options: { kontra }, shuffle: shuffleFor(EVEN) });
}

function named(first = 0): Table {
  const table = even(first);
  table.act(first, { type: 'name', game: 'spades' });
  return table;
}

function cardsOf(text: string): string {
  return text.slice(2);
}

function opened(events: readonly Event[]): readonly unknown[] {
  return events.flatMap((event) => (event.type === 'opened' ? [event.cards] : []));
}

describe('a whole deal', () => {
  test.each([0, 1])('is played as written when seat %i names', (first) => {
    const table = named(first);
    const seat = (letter: string) => (letter === 'N' ? first : 1 - first);
    for (const [i, [text, winner, points]] of EVEN_TRICKS.entries()) {
      expect(turn(table.state)).toMatchObject({
        name: `play:${2 * i}`,
        must: [seat(text.charAt(0))],
      });
      table.play(cardsOf(text));
      const trick = table.state.tricks[i];
      expect(trick?.cards.map(({ card }) => card).join(' ')).toBe(cardsOf(text));
      expect(trick?.winner).toBe(seat(winner));
      expect(trickPoints(table.state.tricks.slice(-1), (by) => by === seat(winner))).toBe(points);
    }
    expect(table.result).toMatchObject({
      declarer: first,
      points: 60,
      tricks: 7,
      won: false,
      ending: 'played',
      steps: ['game'],
      base: 11,
      multiplier: 1,
      value: -22,
    });
    expect(table.state.end?.points[first]).toBe(-72);
    expect(table.state.end?.points[1 - first]).toBe(40);
    expect(turn(table.state)).toMatchObject({
      kind: 'over',
      outcome: { ranking: [[1 - first], [first]], result: { points: 60 } },
    });
  });

  test('shows all cards at the end: the open ones first, then those below', () => {
    const table = named();
    for (const [text] of EVEN_TRICKS) table.play(cardsOf(text));
    const { namer, dealer } = EVEN;
    expect(table.state.end?.deal).toEqual({
      hands: [
        `${namer.open} ${namer.below}`.split(' '),
        `${dealer.open} ${dealer.below}`.split(' '),
      ],
      skat: [],
    });
  });

  test('ends with everything turned and played', () => {
    const table = named();
    for (const [text] of EVEN_TRICKS) table.play(cardsOf(text));
    const left = table.view().rows.flat();
    expect(left).toHaveLength(16);
    expect(left.filter(({ open, below }) => open !== null || below)).toEqual([]);
    expect(left.filter(({ gone }) => gone.length !== 2)).toEqual([]);
  });
});

describe('what is seen', () => {
  test('before the naming: the first four open cards of the namer', () => {
    const table = even();
    expect(table.row(0)).toBe('CJ SA ST HA -- -- -- --');
    expect(table.row(1)).toBe('-- -- -- -- -- -- -- --');
    expect({ ...table.view(0), you: null }).toEqual(table.view());
    expect({ ...table.view(1), you: null }).toEqual(table.view());
  });

  test('after it all open cards, where there is no kontra', () => {
    const table = named();
    expect(table.row(0)).toBe(EVEN.namer.open);
    expect(table.row(1)).toBe(EVEN.dealer.open);
    expect(table.view().phase).toBe('play');
    expect(opened(table.log)[0]).toHaveLength(12);
  });

  test('with kontra the first four of the dealer, then the others', () => {
    const table = even(0, 'all');
    table.act(0, { type: 'name', game: 'spades' });
    expect(table.row(0)).toBe('CJ SA ST HA -- -- -- --');
    expect(table.row(1)).toBe('SJ S7 HK CA -- -- -- --');
    table.act(1, { type: 'no-double' });
    expect(table.row(0)).toBe(EVEN.namer.open);
    expect(table.row(1)).toBe(EVEN.dealer.open);
    expect(opened(table.log).map((one) => (Array.isArray(one) ? one.length : 0))).toEqual([4, 8]);
  });
});

describe('turning up', () => {
  test('waits for the end of the trick', () => {
    const table = named();
    expect(opened(table.act(0, { type: 'play', card: 'CJ' }))).toEqual([]);
    expect(table.row(0)).toBe('-- SA ST HA D7 D8 H7 C7');
    expect(table.view().rows[0]?.[0]).toEqual({ open: null, below: true, gone: ['CJ'] });
    const events = table.act(1, { type: 'play', card: 'S7' });
    expect(events.map(({ type }) => type)).toEqual(['played', 'took', 'opened']);
    expect(opened(events)).toEqual([
      [
        { seat: 0, column: 0, card: 'HJ' },
        { seat: 1, column: 1, card: 'SQ' },
      ],
    ]);
    expect(table.row(0)).toBe('HJ SA ST HA D7 D8 H7 C7');
    expect(table.row(1)).toBe('SJ SQ HK CA DA H9 C9 DQ');
    expect(table.view().rows[0]?.[0]).toEqual({ open: 'HJ', below: false, gone: ['CJ'] });
  });

  test('is silent where nothing lies below', () => {
    const table = named();
    for (const [text] of EVEN_TRICKS.slice(0, 13)) table.play(cardsOf(text));
    table.play('CT');
    const events = table.act(0, { type: 'play', card: 'S9' });
    expect(events.map(({ type }) => type)).toEqual(['played', 'took']);
  });
});

describe('following', () => {
  test('counts jacks as trumps', () => {
    const table = named();
    table.play('CJ');
    expect(table.code(1, { type: 'play', card: 'HK' })).toBe('must-follow');
    expect(table.code(1, { type: 'play', card: 'SJ' })).toBeNull();
    expect(table.code(1, { type: 'play', card: 'S7' })).toBeNull();
  });

  test('looks at open cards alone', () => {
    // Below lies C7, but in clubs nothing is open: any card will do.
    const table = new Table({
      shuffle: shuffleFor({
        namer: { open: 'CJ SJ HJ DJ HA HT HK H9', below: 'S7 S8 S9 SQ SK ST SA H7' },
        dealer: { open: 'D7 D8 D9 DQ DK DT DA H8', below: 'C7 C8 C9 CQ CK CT CA HQ' },
      }),
    });
    table.act(0, { type: 'name', game: 'clubs' });
    table.play('CJ');
    expect(table.code(1, { type: 'play', card: 'D7' })).toBeNull();
    expect(table.code(1, { type: 'play', card: 'C7' })).toBe('card-not-in-hand');
    table.play('D7');
    // Now C7 lies open, and must follow.
    table.play('SJ');
    expect(table.code(1, { type: 'play', card: 'D8' })).toBe('must-follow');
    expect(table.code(1, { type: 'play', card: 'C7' })).toBeNull();
  });

  test('a card that lies below is refused like one of the other player', () => {
    const table = named();
    expect(table.code(0, { type: 'play', card: 'HJ' })).toBe('card-not-in-hand');
    expect(table.code(0, { type: 'play', card: 'SJ' })).toBe('card-not-in-hand');
  });

  test('the winner of a trick leads', () => {
    const table = named();
    table.play('CJ S7');
    expect(table.current).toBe(0);
    table.play('SA SJ');
    expect(table.current).toBe(1);
    expect(table.code(0, { type: 'play', card: 'SK' })).toBe('not-your-turn');
  });
});

describe('naming', () => {
  test('knows no null', () => {
    const table = even();
    expect(table.code(0, { type: 'name', game: 'null' })).toBe('no-null-for-two');
    expect(table.code(1, { type: 'name', game: 'null' })).toBe('not-your-turn');
    expect(table.code(1, { type: 'name', game: 'clubs' })).toBe('not-your-turn');
    expect(table.code(0, { type: 'play', card: 'CJ' })).toBe('not-now');
    expect(table.code(0, { type: 'concede' })).toBe('not-now');
  });

  test('is done once', () => {
    expect(named().code(0, { type: 'name', game: 'clubs' })).toBe('not-now');
  });

  test('leaves no room for an auction', () => {
    const table = even();
    expect(table.code(0, { type: 'bid', value: 18 })).toBe('not-now');
    expect(table.code(0, { type: 'pass' })).toBe('not-now');
    expect(table.code(0, { type: 'pick-up' })).toBe('not-now');
    expect(table.code(0, { type: 'claim', level: 'game' })).toBe('not-now');
    expect(table.code(0, { type: 'answer', to: 1, yes: true })).toBe('not-now');
  });
});

describe('kontra and re', () => {
  function kontra(): Table {
    const table = even(0, 'all');
    table.act(0, { type: 'name', game: 'spades' });
    return table;
  }

  test('are not there unless agreed', () => {
    expect(named().code(0, { type: 'double', to: 2 })).toBe('no-kontra');
    expect(even().code(1, { type: 'double', to: 2 })).toBe('no-kontra');
    expect(named().code(1, { type: 'no-double' })).toBe('not-now');
  });

  test('the dealer is asked first, and only then the namer', () => {
    const table = kontra();
    expect(turn(table.state)).toMatchObject({ name: 'kontra', must: [1] });
    expect(table.code(0, { type: 'double', to: 2 })).toBe('not-your-turn');
    expect(table.code(1, { type: 'double', to: 4 })).toBe('not-now');
    expect(table.code(0, { type: 'play', card: 'CJ' })).toBe('not-now');
    table.act(1, { type: 'double', to: 2 });
    expect(turn(table.state)).toMatchObject({ name: 're', must: [0] });
    expect(table.row(1)).toBe('SJ S7 HK CA -- -- -- --');
    expect(table.code(1, { type: 'double', to: 4 })).toBe('not-your-turn');
    expect(table.code(0, { type: 'double', to: 2 })).toBe('not-now');
    table.act(0, { type: 'double', to: 4 });
    expect(turn(table.state)).toMatchObject({ name: 'play:0', must: [0] });
    expect(table.row(1)).toBe(EVEN.dealer.open);
    expect(table.code(0, { type: 'double', to: 4 })).toBe('too-late-to-double');
  });

  test('without kontra there is no re', () => {
    const table = kontra();
    table.act(1, { type: 'no-double' });
    expect(turn(table.state)).toMatchObject({ name: 'play:0', must: [0] });
    expect(table.code(0, { type: 'double', to: 4 })).toBe('too-late-to-double');
  });

  test.each([
    [['no-double'], 1],
    [['double', 'no-double'], 2],
    [['double', 'double'], 4],
  ] as const)('%j multiplies by %i', (said, doubled) => {
    const table = kontra();
    for (const [i, word] of said.entries()) {
      table.act(
        1 - i,
        word === 'double' ? { type: 'double', to: i === 0 ? 2 : 4 } : { type: 'no-double' },
      );
    }
    for (const [text] of EVEN_TRICKS) table.play(cardsOf(text));
    expect(table.result).toMatchObject({ doubled, value: -22 * doubled });
  });
});

test('a namer who takes all tricks wins with schneider and schwarz', () => {
  const table = new Table({ shuffle: shuffleFor(MARCH) });
  table.act(0, { type: 'name', game: 'clubs' });
  table.play('CJ HA SJ HT HJ HK DJ HQ CA DA CT DT CK DK CQ DQ');
  table.play('C9 H9 C8 H8 C7 H7 SA S8 ST S7 SK D9 SQ D8 S9 D7');
  expect(table.result).toMatchObject({
    points: 120,
    tricks: 16,
    won: true,
    schneider: true,
    schwarz: true,
    steps: ['game', 'schneider', 'schwarz'],
    value: 36,
  });
  expect(table.state.end?.points).toEqual([86, 0]);
});
