import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Card, CARDS, isCard } from './cards.ts';
import { bidValues, matadorsOf } from './contract.ts';
import { optionsSchema } from './options.ts';
import { type GameResult, gameResultSchema } from './result.ts';
import { type Facts, settle } from './score.ts';
import {
  A_DECIDED_GAME_STAYS_DECIDED,
  DOUBLED,
  ENDED,
  FOR_TWO,
  NULL,
} from './testing/score-endings.ts';
import { ANNOUNCED, OVERBID, PLAYED } from './testing/score-played.ts';
import { contract, deal, told } from './testing/score.ts';

// What games come to. Every result below was computed by hand from the rules, none by the code.

const ISKO = v.parse(optionsSchema, {});

describe.each([
  ['played out', PLAYED],
  ['announced', ANNOUNCED],
  ['above or below the bid', OVERBID],
  ['ended otherwise', ENDED],
  ['null', NULL],
  ['doubled', DOUBLED],
  ['for two', FOR_TWO],
] as const)('%s', (_, rows) => {
  test.each(rows)('%s: %s (%s)', (given, expected) => {
    expect(told(settle(deal(given)))).toBe(expected);
  });
});

describe('a decided game stays decided', () => {
  for (const [given, expected, why] of A_DECIDED_GAME_STAYS_DECIDED) {
    test(`${given}: ${expected} (${why})`, () => {
      expect(told(settle(deal(given)))).toBe(expected);
    });
  }
});

describe('the levels reached', () => {
  const levels = (given: string) => {
    const { schneider, schwarz } = settle(deal(given));
    return schwarz ? (schneider ? 'schwarz' : 'schwarz alone') : schneider ? 'schneider' : 'none';
  };

  test.each([
    ['clubs, with 1, bid 18, 89 in 9', 'none'],
    ['clubs, with 1, bid 18, 90 in 9', 'schneider'],
    ['clubs, with 1, bid 18, 120 in 9', 'schneider'],
    ['clubs, with 1, bid 18, 120 in 10', 'schwarz'],
    ['clubs, with 1, bid 18, 31 in 1', 'none'],
    ['clubs, with 1, bid 18, 30 in 1', 'schneider'],
    ['clubs, with 1, bid 18, 0 in 1', 'schneider'],
    ['clubs, with 1, bid 18, 22 in 0', 'schwarz'],
    ['clubs, 120 in 15 of 16', 'schneider'],
    ['hearts hand schneider, with 1, bid 18, 89 in 9', 'none'],
    ['hearts hand schneider schwarz, with 1, bid 18, 110 in 9', 'schneider'],
    ['clubs, with 1, bid 18, 0 in 0, conceded', 'none'],
    ['clubs, with 1, bid 18, 120 in 10, claimed game', 'none'],
    ['clubs, with 1, bid 18, 120 in 10, claimed schneider', 'schneider'],
    ['clubs, with 1, bid 18, 120 in 10, claimed schwarz', 'schwarz'],
    ['clubs, with 1, bid 18, 120 in 10, yielded', 'none'],
    ['null, bid 18, 0 in 0', 'none'],
    ['null, with 1, bid 24, 0 in 0, named clubs', 'none'],
  ])('of %s: %s', (given, expected) => {
    expect(levels(given)).toBe(expected);
  });

  test('are schneider wherever they are schwarz, also when granted', () => {
    expect(ENDED.filter(([given]) => levels(given) === 'schwarz alone')).toEqual([]);
  });
});

describe('a hand game and its skat', () => {
  const cards = (text: string): readonly Card[] => text.split(' ').filter(isCard);
  // Two jacks are missing: clubs without 2, game 3, hand 4, that is 48, was bid.
  const HAND = cards('HJ DJ CA CT CK C9 SA ST HA H7');

  function settled(skat: string, points: number, tricks: number): string {
    const matadors = matadorsOf([...HAND, ...cards(skat)], 'clubs', ISKO);
    return told(settle({ ...deal('clubs hand, bid 48'), matadors, points, tricks }));
  }

  const SKATS: readonly (readonly [string, number, number, string, string])[] = [
    ['D7 D8', 75, 7, 'without 2, game 3, hand 4; 4 x 12; won 48', 'no jack there: what was bid'],
    [
      'D8 CJ',
      75,
      7,
      'with 1, game 2, hand 3; 4 x 12; overbid -96',
      'the jack of clubs there: with 1, that is 36, and overbid',
    ],
    [
      'SJ D8',
      75,
      7,
      'without 1, game 2, hand 3; 4 x 12; overbid -96',
      'the jack of spades there: without 1, and overbid',
    ],
    [
      'SJ D8',
      92,
      8,
      'without 1, game 2, hand 3, schneider 4; 4 x 12; won 48',
      'overbid by a jack, and saved by schneider',
    ],
    [
      'SJ D8',
      20,
      2,
      'without 1, game 2, hand 3, schneider 4; 4 x 12; lost -96',
      'schneider against the declarer reaches the bid',
    ],
    [
      'CJ SJ',
      75,
      7,
      'with 7, game 8, hand 9; 9 x 12; won 108',
      'both there: a run down to the king',
    ],
  ];

  test.each(SKATS)('%s, %i points in %i tricks: %s (%s)', (skat, points, tricks, expected) => {
    expect(settled(skat, points, tricks)).toBe(expected);
  });
});

describe('a result', () => {
  test('tells what it was computed from', () => {
    const facts = deal('hearts hand, without 2, bid 36, 95 in 8, kontra, bock round');
    const result = settle({ ...facts, declarer: 2 });
    expect(result).toEqual({
      kind: 'game',
      declarer: 2,
      contract: { game: 'hearts', hand: true, schneider: false, schwarz: false, ouvert: false },
      bid: 36,
      matadors: -2,
      points: 95,
      tricks: 8,
      ending: 'played',
      won: true,
      overbid: false,
      schneider: true,
      schwarz: false,
      base: 10,
      instead: null,
      steps: ['matadors', 'game', 'hand', 'schneider'],
      multiplier: 5,
      doubled: 2,
      round: 2,
      value: 200,
    });
    expect(v.parse(gameResultSchema, result)).toEqual(result);
  });

  test('names the game by which a null below its bid is charged, and keeps the null', () => {
    const result = settle(deal('null ouvert, with 1, bid 48, 5 in 0, named spades'));
    expect(result).toMatchObject({
      contract: { game: 'null', ouvert: true },
      instead: 'spades',
      base: 11,
      bid: 48,
      points: 5,
      won: false,
      overbid: true,
    });
    expect(v.parse(gameResultSchema, result)).toEqual(result);
  });

  test('counts nothing step by step in null', () => {
    expect(settle(deal('null, bid 18, 0 in 0'))).toMatchObject({ steps: [], overbid: false });
  });
});

describe('of any game that was played out', () => {
  const BASES = { clubs: 12, spades: 11, hearts: 10, diamonds: 9, grand: 24 } as const;
  const aGame = fc.constantFrom('clubs', 'spades', 'hearts', 'diamonds', 'grand');
  const announced = fc.constantFrom(
    '',
    ' hand',
    ' hand schneider',
    ' hand schneider schwarz',
    ' hand schneider schwarz ouvert',
  );

  /** Tricks and points that go together: the skat alone has at most 22, all tricks have 120. */
  const taken = fc.integer({ min: 0, max: 10 }).chain((tricks) =>
    fc
      .integer({
        min: tricks === 10 ? 120 : 0,
        max: tricks === 0 ? 22 : 120,
      })
      // Close to where something changes, more often.
      .chain((points) =>
        tricks === 0 || tricks === 10
          ? fc.constant(points)
          : fc.constantFrom(points, points, 30, 31, 59, 60, 61, 89, 90),
      )
      .map((points) => ({ tricks, points })),
  );

  const someFacts = fc
    .record({
      game: aGame,
      announced,
      matadors: fc.integer({ min: 1, max: 11 }),
      sign: fc.constantFrom(1, -1),
      bid: fc.constantFrom(...bidValues(ISKO)),
      taken,
      doubled: fc.constantFrom<Facts['doubled'][]>(1, 2, 4, 8),
      round: fc.constantFrom<Facts['round'][]>(1, 2),
    })
    .map(
      ({
        game,
        announced: words,
        matadors,
        sign,
        bid,
        taken: { points, tricks },
        ...rest
      }): Facts => ({
        ...deal(`${game}${words}`),
        matadors: sign * (game === 'grand' ? Math.min(matadors, 4) : matadors),
        bid,
        points,
        tricks,
        ...rest,
      }),
    );

  /** The value, computed the other way: levels as a number, the charge by counting upwards. */
  function valueByHand({ contract: c, ...f }: Facts): number {
    if (c.game === 'null') return Number.NaN;
    const base = BASES[c.game];
    const fewer = Math.min(f.points, 120 - f.points);
    const reached = Math.min(f.tricks, 10 - f.tricks) === 0 ? 2 : fewer < 31 ? 1 : 0;
    const promised = c.schwarz ? 2 : c.schneider ? 1 : 0;
    const most = Math.max(reached, promised) + promised;
    let charge = base * (Math.abs(f.matadors) + 1 + most + Number(c.hand) + Number(c.ouvert));
    const isEnough = charge >= f.bid;
    while (charge < f.bid) charge += base;
    const mine = f.points > 60 ? (f.tricks === 10 ? 2 : f.points > 89 ? 1 : 0) : -1;
    const times = isEnough && mine >= promised ? 1 : -2;
    return charge * times * f.doubled * f.round;
  }

  test('the value is what is computed the other way', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(settle(facts).value).toBe(valueByHand(facts));
      }),
      { numRuns: 3000 },
    );
  });

  test('the value is a multiple of the base, and a loss is twice it', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { value, won, base, multiplier, doubled, round } = settle(facts);
        expect(Math.abs(value % base)).toBe(0);
        expect(value).toBe((won ? 1 : -2) * base * multiplier * doubled * round);
        expect(Math.sign(value)).toBe(won ? 1 : -1);
      }),
    );
  });

  test('with is worth what without is, whoever plays', () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 0, max: 3 }), (facts, declarer) => {
        const other = settle({ ...facts, matadors: -facts.matadors, declarer });
        const { value, won, overbid, steps } = settle(facts);
        expect(other).toMatchObject({ value, won, overbid, steps });
      }),
    );
  });

  test('one more matador is one more base, once the bid is reached', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const facts = { ...given, bid: 18, matadors: Math.min(10, Math.abs(given.matadors)) };
        const one = settle(facts);
        const more = settle({ ...facts, matadors: facts.matadors + 1 });
        expect(more.won).toBe(one.won);
        const step = one.base * (one.won ? 1 : -2) * facts.doubled * facts.round;
        expect(more.value - one.value).toBe(step);
      }),
    );
  });

  test('more matadors never make a game overbid, nor a higher bid one that is not', () => {
    fc.assert(
      fc.property(someFacts, fc.constantFrom(...bidValues(ISKO)), (given, bid) => {
        const facts = { ...given, matadors: Math.abs(given.matadors) };
        const more = settle({ ...facts, matadors: facts.matadors + 1 });
        expect(!more.overbid || settle(facts).overbid).toBe(true);
        const [low, high] = [Math.min(bid, facts.bid), Math.max(bid, facts.bid)];
        const lower = settle({ ...facts, bid: low });
        const higher = settle({ ...facts, bid: high });
        expect(!lower.overbid || higher.overbid).toBe(true);
        expect(higher.value).toBeLessThanOrEqual(lower.value);
      }),
    );
  });

  test('an overbid game is charged the smallest multiple that reaches the bid', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const facts: Facts = { ...given, doubled: 1, round: 1 };
        const { value, overbid, won, base } = settle(facts);
        const charge = won ? value : -value / 2;
        expect(charge).toBeGreaterThanOrEqual(facts.bid);
        if (!overbid) return;
        expect(won).toBe(false);
        expect(charge - base).toBeLessThan(facts.bid);
      }),
    );
  });

  test('what the defenders do to the declarer costs twice what the declarer does to them', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const plain = contract(`${given.contract.game}${given.contract.hand ? ' hand' : ''}`);
        const facts = { ...given, contract: plain, bid: 18 };
        const mirrored = { ...facts, points: 120 - facts.points, tricks: 10 - facts.tricks };
        const one = settle(facts);
        const other = settle(mirrored);
        expect(Number(one.won) + Number(other.won)).toBe(facts.points === 60 ? 0 : 1);
        const cost = ({ value }: GameResult) => Math.max(value, -value / 2);
        expect(cost(one)).toBe(cost(other));
      }),
    );
  });

  test('another point never lowers the result of a game that is won', () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 1, max: 9 }), (given, tricks) => {
        const values = Array.from(
          { length: 121 - 61 },
          (_, i) => settle({ ...given, points: 61 + i, tricks }).value,
        );
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  test('the whole pack is dealt with: matadors of any twelve cards have a value', () => {
    const twelve = fc.shuffledSubarray([...CARDS], { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, aGame, (held, game) => {
        const matadors = matadorsOf(held, game, ISKO);
        const facts = { ...deal(game), matadors, bid: 18, points: 61, tricks: 6 };
        const { value } = settle(facts);
        expect(value).toBe(BASES[game] * (Math.abs(matadors) + 1));
        expect(bidValues(ISKO)).toContain(value);
      }),
    );
  });
});
