import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Card, CARDS, GAMES, isCard } from './cards.ts';
import {
  announcementFault,
  BASE,
  bidValues,
  type Contract,
  lowestBid,
  matadorsOf,
  mostMatadors,
  multiplierOf,
  nextBid,
  nullValue,
  plainContract,
  stepsOf,
  valueOf,
} from './contract.ts';
import { optionsSchema } from './options.ts';

// Values, bids, announcements and matadors, from the rules.

const ISKO = v.parse(optionsSchema, {});
const JACKS = v.parse(optionsSchema, { matadors: 'jacks' });
const FREE = v.parse(optionsSchema, { announcements: 'free' });

const TRUMP_GAMES = ['clubs', 'spades', 'hearts', 'diamonds', 'grand'] as const;
type TrumpGame = (typeof TRUMP_GAMES)[number];

/** The trumps of each game, typed in. */
const TRUMPS: Readonly<Record<TrumpGame, string>> = {
  clubs: 'CJ SJ HJ DJ CA CT CK CQ C9 C8 C7',
  spades: 'CJ SJ HJ DJ SA ST SK SQ S9 S8 S7',
  hearts: 'CJ SJ HJ DJ HA HT HK HQ H9 H8 H7',
  diamonds: 'CJ SJ HJ DJ DA DT DK DQ D9 D8 D7',
  grand: 'CJ SJ HJ DJ',
};

const cards = (text: string): readonly Card[] => text.split(' ').filter(isCard);
const numbers = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number);

/** A contract from a game and its announcements. */
function contract(game: Contract['game'], announced = ''): Contract {
  const words = announced.split(' ');
  return {
    game,
    hand: words.includes('hand'),
    schneider: words.includes('schneider'),
    schwarz: words.includes('schwarz'),
    ouvert: words.includes('ouvert'),
  };
}

describe('what may be bid', () => {
  const ALL = numbers(`
    18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96
    99 100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176
    180 187 192 198 204 216 240 264`);
  // 2 to 11 times 9, 10, 11, 12 and 24, and the four of null.
  const OF_JACKS = numbers(`
    18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96
    99 100 108 110 120 121 132 144 168 192 216 240 264`);

  test('are the 63 values of the rules', () => {
    expect(ALL).toHaveLength(63);
    expect(bidValues(ISKO)).toEqual(ALL);
  });

  test('are 44 values where only jacks are matadors, whichever is asked for first', () => {
    expect(OF_JACKS).toHaveLength(44);
    expect(bidValues(JACKS)).toEqual(OF_JACKS);
    expect(bidValues(ISKO)).toEqual(ALL);
    expect(bidValues(JACKS)).toEqual(OF_JACKS);
  });

  test('depend on no other option', () => {
    expect(bidValues(FREE)).toEqual(ALL);
  });

  test('are exactly the values that some game can have', () => {
    // Every game that can be announced, won at every level with every number of matadors.
    const values = new Set(['', 'hand', 'ouvert', 'hand ouvert'].map((a) => nullOf(a)));
    for (const game of TRUMP_GAMES) {
      for (const announced of LADDER) {
        for (let n = 1; n <= (game === 'grand' ? 4 : 11); n += 1) {
          for (const reached of REACHED) {
            const steps = stepsOf(contract(game, announced), reached, n);
            values.add(BASE[game] * multiplierOf(steps, n));
          }
        }
      }
    }
    expect([...values].toSorted((a, b) => a - b)).toEqual(ALL);
  });

  test('begin with 18 and go on to the next value above', () => {
    expect(lowestBid(ISKO)).toBe(18);
    expect(lowestBid(JACKS)).toBe(18);
    expect(nextBid(0, ISKO)).toBe(18);
    expect(nextBid(18, ISKO)).toBe(20);
    expect(nextBid(19, ISKO)).toBe(20);
    expect(nextBid(22, ISKO)).toBe(23);
    expect(nextBid(110, ISKO)).toBe(117);
    expect(nextBid(110, JACKS)).toBe(120);
    expect(nextBid(240, ISKO)).toBe(264);
    expect(nextBid(263, ISKO)).toBe(264);
    expect(nextBid(264, ISKO)).toBeNull();
  });

  test('can all be bid one after the other', () => {
    const bids: number[] = [];
    for (let bid = nextBid(0, ISKO); bid !== null && bids.length < 99; bid = nextBid(bid, ISKO)) {
      bids.push(bid);
    }
    expect(bids).toEqual(ALL);
  });
});

const LADDER = [
  '',
  'hand',
  'hand schneider',
  'hand schneider schwarz',
  'hand schneider schwarz ouvert',
] as const;

const REACHED = [
  { schneider: false, schwarz: false },
  { schneider: true, schwarz: false },
  { schneider: true, schwarz: true },
] as const;

function nullOf(announced: string): number {
  return nullValue(contract('null', announced));
}

describe('what a contract is worth', () => {
  test('the base of each game', () => {
    expect(BASE).toEqual({ diamonds: 9, hearts: 10, spades: 11, clubs: 12, grand: 24 });
  });

  test('null 23, by hand 35, open 46, open by hand 59', () => {
    expect(['', 'hand', 'ouvert', 'hand ouvert'].map(nullOf)).toEqual([23, 35, 46, 59]);
    expect(valueOf(contract('null', 'hand ouvert'), 3)).toBe(59);
    expect(valueOf(contract('null'), 0)).toBe(23);
  });

  const WORTH: readonly (readonly [TrumpGame, string, number, number, string])[] = [
    ['diamonds', '', 1, 18, 'with 1, game 2'],
    ['diamonds', '', -1, 18, 'without 1, game 2'],
    ['clubs', '', 4, 60, 'with 4, game 5'],
    ['clubs', '', -11, 144, 'without 11, game 12'],
    ['hearts', 'hand', 2, 40, 'with 2, game 3, hand 4'],
    ['spades', 'hand schneider', 1, 55, 'hand 3, schneider 4, announced 5'],
    ['spades', 'hand schneider schwarz', -2, 88, 'hand 4, schneider 6, schwarz 8'],
    ['clubs', 'hand schneider schwarz ouvert', 11, 216, 'the greatest suit game'],
    ['grand', 'hand schneider schwarz ouvert', 4, 264, 'the greatest of all'],
    ['grand', 'hand schneider schwarz ouvert', -1, 192, 'game 2 and six more'],
    ['grand', '', -3, 96, 'without 3, game 4'],
    ['diamonds', 'schneider', 1, 36, 'schneider and its announcement without hand'],
    ['diamonds', 'ouvert', 1, 27, 'open without hand: one'],
    ['diamonds', 'hand ouvert', 1, 36, 'open by hand: two'],
    ['hearts', '', 0, 10, 'for two: no matadors'],
  ];

  test.each(WORTH)('%s %s with %i: %i (%s)', (game, announced, matadors, value) => {
    expect(valueOf(contract(game, announced), matadors)).toBe(value);
  });

  test('counts the steps in the order in which one counts', () => {
    expect(stepsOf(contract('grand', 'hand schneider schwarz ouvert'), REACHED[0], -2)).toEqual([
      'matadors',
      'game',
      'hand',
      'schneider',
      'schneider-announced',
      'schwarz',
      'schwarz-announced',
      'ouvert',
    ]);
    expect(stepsOf(contract('grand'), REACHED[0], 0)).toEqual(['game']);
    expect(stepsOf(contract('grand'), REACHED[1], 1)).toEqual(['matadors', 'game', 'schneider']);
    expect(stepsOf(contract('grand'), REACHED[2], 1)).toEqual([
      'matadors',
      'game',
      'schneider',
      'schwarz',
    ]);
    // Schwarz contains schneider, whoever says so.
    expect(stepsOf(contract('grand'), { schneider: false, schwarz: true }, 1)).toEqual([
      'matadors',
      'game',
      'schneider',
      'schwarz',
    ]);
    // Schneider announced and schwarz made.
    expect(stepsOf(contract('grand', 'hand schneider'), REACHED[2], 1)).toEqual([
      'matadors',
      'game',
      'hand',
      'schneider',
      'schneider-announced',
      'schwarz',
    ]);
  });

  test('multiplies by the matadors, with or without, and one for every other step', () => {
    expect(multiplierOf(['matadors', 'game'], 4)).toBe(5);
    expect(multiplierOf(['matadors', 'game', 'hand'], -11)).toBe(13);
    expect(multiplierOf(['game', 'schneider', 'schwarz'], 0)).toBe(3);
    expect(multiplierOf([], 0)).toBe(0);
  });

  test('one more matador is one more base, and with is worth what without is', () => {
    const some = fc.constantFrom(...TRUMP_GAMES);
    const height = fc.constantFrom(...LADDER);
    fc.assert(
      fc.property(some, height, fc.integer({ min: 1, max: 10 }), (game, announced, n) => {
        const of = (matadors: number) => valueOf(contract(game, announced), matadors);
        expect(of(n + 1) - of(n)).toBe(BASE[game]);
        expect(of(-n)).toBe(of(n));
        expect(of(n) % BASE[game]).toBe(0);
      }),
    );
  });

  test('is that of the game alone without announcements', () => {
    expect(plainContract('grand')).toEqual(contract('grand'));
    expect(plainContract('null', true)).toEqual(contract('null', 'hand'));
    expect(plainContract('hearts', false)).toEqual(contract('hearts'));
  });
});

describe('announcements', () => {
  const WORDS = ['hand', 'schneider', 'schwarz', 'ouvert'];
  /** All sixteen, `''` among them. */
  const EVERY = Array.from({ length: 16 }, (_, bits) =>
    WORDS.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1).join(' '),
  );

  test.each(TRUMP_GAMES)('in %s need hand, and each needs those before it', (game) => {
    const allowed = EVERY.filter((a) => announcementFault(contract(game, a), ISKO) === null);
    expect(allowed.toSorted()).toEqual([...LADDER].toSorted());
  });

  test('say what they lack', () => {
    const fault = (announced: string) => announcementFault(contract('clubs', announced), ISKO);
    expect(fault('schneider')).toBe('announce-by-hand');
    expect(fault('ouvert')).toBe('announce-by-hand');
    expect(fault('schneider schwarz')).toBe('announce-by-hand');
    expect(fault('schneider schwarz ouvert')).toBe('announce-by-hand');
    expect(fault('hand schwarz')).toBe('announce-together');
    expect(fault('hand ouvert')).toBe('announce-together');
    expect(fault('hand schneider ouvert')).toBe('announce-together');
  });

  test('as the source has them go without hand, and open by itself', () => {
    const allowed = EVERY.filter((a) => announcementFault(contract('grand', a), FREE) === null);
    // Schwarz holds schneider within it: it is announced with it.
    const expected = EVERY.filter((a) => !a.includes('schwarz') || a.includes('schneider'));
    expect(expected).toHaveLength(12);
    expect(allowed).toEqual(expected);
  });

  test.each([ISKO, FREE])('in null are hand and open, each for itself', (options) => {
    const allowed = EVERY.filter((a) => announcementFault(contract('null', a), options) === null);
    expect(allowed).toEqual(['', 'hand', 'ouvert', 'hand ouvert']);
    expect(announcementFault(contract('null', 'hand schneider'), options)).toBe(
      'null-announcement',
    );
  });
});

describe('matadors', () => {
  /** The run of the typed trumps that are all there, or all missing. */
  function counted(held: readonly Card[], game: TrumpGame, most: number): number {
    const there = TRUMPS[game]
      .split(' ')
      .map((trump) => (held.some((card) => card === trump) ? '+' : '-'))
      .join('');
    const plus = /^\+*/.exec(there)?.[0].length ?? 0;
    const minus = /^-*/.exec(there)?.[0].length ?? 0;
    return plus > 0 ? Math.min(plus, most) : 0 - Math.min(minus, most);
  }

  const twelve = fc.shuffledSubarray([...CARDS], { minLength: 12, maxLength: 12 });
  const some = fc.constantFrom(...TRUMP_GAMES);

  test('of any twelve cards are the run from the jack of clubs', () => {
    fc.assert(
      fc.property(twelve, some, (held, game) => {
        expect(matadorsOf(held, game, ISKO)).toBe(counted(held, game, 11));
        expect(matadorsOf(held, game, JACKS)).toBe(counted(held, game, 4));
      }),
      { numRuns: 1000 },
    );
  });

  test('of any sixteen cards, too', () => {
    const sixteen = fc.shuffledSubarray([...CARDS], { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(sixteen, some, (held, game) => {
        expect(matadorsOf(held, game, ISKO)).toBe(counted(held, game, 11));
      }),
    );
  });

  test.each(TRUMP_GAMES)('in %s are counted from 1 to the last trump', (game) => {
    const trumps = cards(TRUMPS[game]);
    const others = CARDS.filter((card) => !trumps.includes(card));
    expect(trumps).toHaveLength(game === 'grand' ? 4 : 11);
    for (let n = 1; n <= trumps.length; n += 1) {
      const top = trumps.slice(0, n);
      const below = trumps.slice(n + 1);
      const jacks = Math.min(n, 4);
      // With n: the n highest, not the next one, and the less of the others the more lie below.
      const held = [...others, ...below, ...top].slice(-12);
      expect(matadorsOf(held, game, ISKO), `with ${n}`).toBe(n);
      expect(matadorsOf(held, game, JACKS), `with ${n}`).toBe(jacks);
      // Without n: the next one is there.
      const missing = [...others.slice(0, 11), ...trumps.slice(n, n + 1)];
      expect(matadorsOf(missing, game, ISKO), `without ${n}`).toBe(-n);
      expect(matadorsOf(missing, game, JACKS), `without ${n}`).toBe(-jacks);
    }
  });

  test('without a trump are without 11, in grand without 4, and the count ends', () => {
    const held = cards('SA ST SK SQ S9 S8 S7 HA HT HK HQ H9');
    expect(matadorsOf(held, 'clubs', ISKO)).toBe(-11);
    expect(matadorsOf(held, 'diamonds', ISKO)).toBe(-11);
    expect(matadorsOf(held, 'clubs', JACKS)).toBe(-4);
    expect(matadorsOf(held, 'grand', ISKO)).toBe(-4);
    // The ace of spades is the fifth trump.
    expect(matadorsOf(held, 'spades', ISKO)).toBe(-4);
  });

  test('end in grand with the jacks, whatever ace lies below', () => {
    const held = cards('CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA');
    expect(matadorsOf(held, 'grand', ISKO)).toBe(4);
    expect(matadorsOf(held, 'clubs', ISKO)).toBe(11);
    expect(matadorsOf(held, 'clubs', JACKS)).toBe(4);
    expect(matadorsOf(held, 'spades', ISKO)).toBe(5);
  });

  test('do not count in null and ramsch', () => {
    const held = cards('CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA');
    expect(matadorsOf(held, 'null', ISKO)).toBe(0);
    expect(matadorsOf(held, 'ramsch', ISKO)).toBe(0);
    expect(GAMES.filter((game) => matadorsOf(held, game, ISKO) === 0)).toEqual(['null']);
  });

  test('in the skat of a hand game count as well', () => {
    const hand = cards('HJ DJ CA CT CK C9 SA ST HA H7');
    expect(matadorsOf([...hand, ...cards('D7 D8')], 'clubs', ISKO)).toBe(-2);
    expect(matadorsOf([...hand, ...cards('CJ D8')], 'clubs', ISKO)).toBe(1);
    expect(matadorsOf([...hand, ...cards('D8 SJ')], 'clubs', ISKO)).toBe(-1);
    // Both: four jacks, ace, ten and king; the queen is missing.
    expect(matadorsOf([...hand, ...cards('CJ SJ')], 'clubs', ISKO)).toBe(7);
    expect(matadorsOf([...hand, ...cards('CJ SJ')], 'grand', ISKO)).toBe(4);
  });

  test('are at most 11 in a suit and 4 in grand, of jacks always 4', () => {
    expect(TRUMP_GAMES.map((game) => mostMatadors(game, ISKO))).toEqual([11, 11, 11, 11, 4]);
    expect(TRUMP_GAMES.map((game) => mostMatadors(game, JACKS))).toEqual([4, 4, 4, 4, 4]);
  });
});
