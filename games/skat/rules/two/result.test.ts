import { describe, expect, test } from 'vitest';
import { EVEN, EVEN_TRICKS, MARCH, shuffleFor, Table } from './testing/script.ts';
import type { TwoState } from './types.ts';

// What a deal comes to (RULES.md 5 and 6). Seat 0 names spades, which count eleven.

interface Written {
  readonly rusticMatadors?: boolean;
  readonly kind?: 'plain' | 'bock';
}

/** The deal before its last trick, which goes to the dealer with three points. */
function beforeTheLast({ rusticMatadors = false, kind = 'plain' }: Written = {}): Table {
  const table = new Table({ options: { rusticMatadors }, kind, shuffle: shuffleFor(EVEN) });
  table.act(0, { type: 'name', game: 'spades' });
  for (const [text] of EVEN_TRICKS.slice(0, 15)) table.play(text.slice(2));
  return table;
}

/** As if the namer had taken exactly these tricks (from 1). */
function takenBy(state: TwoState, numbers: readonly number[]): TwoState {
  return {
    ...state,
    tricks: state.tricks.map((trick, i) => ({ ...trick, winner: numbers.includes(i + 1) ? 0 : 1 })),
  };
}

function resultWith(numbers: readonly number[], written: Written = {}) {
  const table = beforeTheLast(written);
  table.state = takenBy(table.state, numbers);
  return table.play('CQ H8').result;
}

const WON = [7, 8, 9, 11, 12, 14];

describe('card points', () => {
  test.each([
    ['60 to 60 is lost by the namer', [1, ...WON], 60, false, 1, -22],
    ['61 wins', [13, ...WON], 61, true, 1, 11],
    ['89 wins simply', [1, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15], 89, true, 1, 11],
    ['90 wins with schneider', [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15], 90, true, 2, 22],
    ['31 is lost simply', [2, 3, 11], 31, false, 1, -22],
    ['30 is lost with schneider', [2, 3, 10], 30, false, 2, -44],
    ['a trick without points saves from schwarz', [6], 0, false, 2, -44],
    ['no trick is schwarz', [], 0, false, 3, -66],
  ] as const)('%s', (_, tricks, points, won, multiplier, value) => {
    const schneider = multiplier > 1;
    const schwarz = multiplier > 2;
    expect(resultWith(tricks)).toMatchObject({
      points,
      won,
      schneider,
      schwarz,
      multiplier,
      value,
    });
  });

  test('a bock round doubles', () => {
    expect(resultWith([13, ...WON], { kind: 'bock' })).toMatchObject({ round: 2, value: 22 });
  });
});

describe('matadors', () => {
  test('do not count', () => {
    expect(resultWith([13, ...WON])).toMatchObject({ matadors: 0, bid: 0, steps: ['game'] });
  });

  test('count, where agreed, over all sixteen cards', () => {
    // The jack of clubs lies open, that of spades is the dealer's: with one, game two.
    expect(resultWith([13, ...WON], { rusticMatadors: true })).toMatchObject({
      matadors: 1,
      steps: ['matadors', 'game'],
      multiplier: 2,
      value: 22,
    });
    // All jacks and AT KQ lie open, 9 8 7 below them.
    const table = new Table({ options: { rusticMatadors: true }, shuffle: shuffleFor(MARCH) });
    table.act(0, { type: 'name', game: 'clubs' });
    table.play('CJ HA');
    table.act(0, { type: 'concede' });
    expect(table.result).toMatchObject({ matadors: 11, multiplier: 12, value: -288 });
  });
});

describe('giving up', () => {
  function played(tricks: number): Table {
    const table = new Table({ shuffle: shuffleFor(EVEN) });
    table.act(0, { type: 'name', game: 'spades' });
    for (const [text] of EVEN_TRICKS.slice(0, tricks)) table.play(text.slice(2));
    return table;
  }

  test('is for whoever is to play', () => {
    const table = played(1);
    expect(table.code(1, { type: 'concede' })).toBe('not-your-turn');
    expect(table.code(0, { type: 'concede' })).toBeNull();
  });

  test('loses the game simply for the namer, whatever was not played', () => {
    const table = played(0);
    const events = table.act(0, { type: 'concede' });
    expect(events.map(({ type }) => type)).toEqual(['conceded', 'ended']);
    expect(table.result).toMatchObject({
      ending: 'conceded',
      won: false,
      schneider: false,
      schwarz: false,
      points: 0,
      value: -22,
    });
    expect(table.code(0, { type: 'concede' })).toBe('round-over');
  });

  test('wins it simply for the namer when the dealer gives up', () => {
    const table = played(2);
    table.act(1, { type: 'concede' });
    expect(table.result).toMatchObject({
      ending: 'yielded',
      won: true,
      schneider: false,
      points: 107,
      tricks: 15,
      value: 11,
    });
  });

  test('shows the whole deal, in the middle of a trick, too', () => {
    const table = played(1);
    table.play('SA');
    table.act(1, { type: 'concede' });
    const { namer, dealer } = EVEN;
    expect(table.state.end?.deal.hands).toEqual([
      `${namer.open} ${namer.below}`.split(' '),
      `${dealer.open} ${dealer.below}`.split(' '),
    ]);
    expect(table.view().trick).toHaveLength(1);
  });

  /** Giving up before the last trick, when the namer has taken these. */
  function after(numbers: readonly number[], by: 0 | 1) {
    const table = beforeTheLast();
    table.state = { ...takenBy(table.state, numbers), current: by };
    table.act(by, { type: 'concede' });
    return table.result;
  }

  test('does not undo a game that is won', () => {
    const taken = [13, ...WON];
    expect(after(taken, 0)).toMatchObject({ ending: 'played', points: 61, won: true, value: 11 });
    expect(after(taken, 1)).toMatchObject({ ending: 'played', points: 61, won: true, value: 11 });
  });

  test('does not undo a game that is lost', () => {
    // With 59 the dealer has not won yet; with 61 it is decided.
    expect(after(WON, 1)).toMatchObject({ ending: 'yielded', won: true, value: 11 });
    const lost = [7, 8, 11, 12, 14];
    expect(after(lost, 1)).toMatchObject({ ending: 'played', points: 59, won: false, value: -22 });
    expect(after(lost, 0)).toMatchObject({ ending: 'conceded', points: 56, value: -22 });
  });

  test('saves nobody from a schneider that is there', () => {
    expect(after([1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14], 1)).toMatchObject({
      points: 96,
      schneider: true,
      value: 22,
    });
    expect(after([6], 0)).toMatchObject({
      schneider: true,
      schwarz: false,
      won: false,
      value: -44,
    });
    expect(after([], 0)).toMatchObject({ schneider: true, schwarz: false, value: -44 });
  });
});

describe('scoring', () => {
  test.each([
    ['seeger-fabian', [-72, 40]],
    ['list', [-22, 0]],
    ['bierlachs', [-22, 0]],
    ['target', [-22, 0]],
  ] as const)('%s', (scoring, points) => {
    const table = new Table({ options: { scoring }, shuffle: shuffleFor(EVEN) });
    table.act(0, { type: 'name', game: 'spades' });
    table.act(0, { type: 'concede' });
    expect(table.state.end?.points).toEqual(points);
  });
});
