import { defined, type Random, seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  type GameName,
  GAMES,
  isCard,
  pipsOf,
  playable,
  SUITS,
} from '../../rules/cards.ts';
import { createSolver, type Position } from './index.ts';
import { dealt, later, settled } from './testing/deals.ts';
import { played, trueValue } from './testing/oracle.ts';

const solver = createSolver();

/** Positions with so many tricks to come, the last of them begun or not. */
function endings(seed: string, tricks: number, count: number): readonly Position[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const game = defined(GAMES[i % GAMES.length]);
    return later(dealt(game, random), 30 - 3 * tricks + random.int(3), random);
  });
}

function mover({ hands, leader, trick, game }: Position): readonly Card[] {
  return playable(hands[(leader + trick.length) % 3] ?? [], trick[0] ?? null, game);
}

function byCard(one: { readonly card: Card }, other: { readonly card: Card }): number {
  return one.card < other.card ? -1 : 1;
}

describe('the solver says what looking at everything says', () => {
  const KINDS = [
    { tricks: 1, count: 300 },
    { tricks: 2, count: 500 },
    { tricks: 3, count: 500 },
    { tricks: 4, count: 200 },
    { tricks: 5, count: 30 },
    { tricks: 6, count: 6 },
  ] as const;

  test.each(KINDS)('$count endings of $tricks tricks', ({ tricks, count }) => {
    const random = seeded(`targets ${tricks}`);
    for (const position of endings(`endings ${tricks}`, tricks, count)) {
      const known = new Map<string, number>();
      const value = trueValue(position, known);
      const targets = [value, value + 1, random.int(121)];
      const target = value + random.int(2);
      const truth = mover(position)
        .map((card) => ({ card, value: trueValue(played(position, card), known) }))
        .toSorted(byCard);
      expect({
        position,
        value: solver.value(position),
        reached: targets.map((each) => solver.reaches(position, each)),
        best: solver.moveValues(position).toSorted(byCard),
        judged: solver.moveResults(position, target).toSorted(byCard),
      }).toEqual({
        position,
        value,
        reached: targets.map((each) => value >= each),
        best: truth,
        judged: truth.map((each) => ({ card: each.card, reaches: each.value >= target })),
      });
    }
  });

  test('every target in 300 endings of three tricks', () => {
    for (const position of endings('every target', 3, 300)) {
      const value = trueValue(position);
      const most = position.game === 'null' ? 2 : 121;
      const targets = Array.from({ length: most + 1 }, (_, target) => target);
      const reached = targets.filter((target) => solver.reaches(position, target));
      expect({ position, reached }).toEqual({
        position,
        reached: targets.filter((target) => value >= target),
      });
    }
  });

  test('300 endings of null in which the declarer has low cards', () => {
    const random = seeded('low cards');
    let held = 0;
    for (let i = 0; i < 300; i += 1) {
      const position = weakDeclarer(3 + (i % 3), random);
      const value = trueValue(position);
      held += 1 - value;
      expect({ position, value: solver.value(position) }).toEqual({ position, value });
    }
    expect(held).toBeGreaterThan(75);
    expect(held).toBeLessThan(225);
  });
});

/** In null: the declarer picks from twice as many cards the lower half, but for one. */
function weakDeclarer(tricks: number, random: Random): Position {
  const full = dealt('null', random);
  const cards = full.hands.flat();
  const low = (card: Card) => '789TJQKA'.indexOf(card.slice(1));
  const many = tricks + 4;
  const mine = cards.slice(0, many).toSorted((a, b) => low(a) - low(b));
  const hands = [
    mine.slice(0, tricks),
    cards.slice(many, many + tricks),
    cards.slice(many + tricks, many + 2 * tricks),
  ];
  return later({ ...full, hands, declarer: 0, leader: random.int(3) }, random.int(3), random);
}

describe('positions of seven and eight tricks', () => {
  const positions = [...endings('seven', 7, 60), ...endings('eight', 8, 30)];

  test('what is said fits together', () => {
    for (const position of positions) {
      const value = solver.value(position);
      expect(solver.reaches(position, value)).toBe(true);
      expect(solver.reaches(position, value + 1)).toBe(false);
      const rated = solver.moveValues(position);
      const values = rated.map((each) => each.value);
      const declares = (position.leader + position.trick.length) % 3 === position.declarer ? 1 : -1;
      const wants = position.game === 'null' ? -declares : declares;
      expect(wants * Math.max(...values.map((each) => wants * each))).toBe(value);
      expect(solver.moveResults(position, value + 1)).toEqual(
        rated.map((each) => ({ card: each.card, reaches: each.value > value })),
      );
      if (position.game === 'null') continue;
      const afterwards = rated.map(({ card }) => solver.value(settled(played(position, card))));
      expect({ position, values }).toEqual({ position, values: afterwards });
    }
  });

  test('what was looked at before changes nothing', () => {
    for (const position of positions.slice(0, 30)) {
      const warm = solver.moveValues(position);
      expect(createSolver().moveValues(position)).toEqual(warm);
    }
  });

  test('points so far add up, seats turn, and suits are alike', () => {
    for (const [i, position] of positions.entries()) {
      const value = solver.value(position);
      const more = position.game === 'null' ? 0 : 5;
      expect(solver.value({ ...position, points: position.points + 5 })).toBe(value + more);
      expect(solver.value(turned(position))).toBe(value);
      expect(solver.value(swapped(position, i))).toBe(value);
    }
  });
});

function turned({ hands, declarer, leader, ...same }: Position): Position {
  const [one = [], two = [], three = []] = hands;
  return {
    ...same,
    hands: [three, one, two],
    declarer: (declarer + 1) % 3,
    leader: (leader + 1) % 3,
  };
}

const TRUMP_GAMES = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

/** Two suits exchanged, but for the jacks where they are trumps. */
function swapped(position: Position, i: number): Position {
  const a = i % 4;
  const b = (i + 1 + (i >> 2)) % 4;
  const from = [SUITS[a], SUITS[b]];
  const to = [SUITS[b], SUITS[a]];
  const swap = (card: Card): Card => {
    if (card.endsWith('J') && position.game !== 'null') return card;
    const at = from.findIndex((suit) => suit !== undefined && card.startsWith(suit));
    const changed = `${to[at] ?? card.slice(0, 1)}${card.slice(1)}`;
    return isCard(changed) ? changed : card;
  };
  const trump = TRUMP_GAMES.findIndex((name) => name === position.game);
  const game: GameName | undefined =
    trump === a ? TRUMP_GAMES[b] : trump === b ? TRUMP_GAMES[a] : position.game;
  return {
    ...position,
    game: game ?? position.game,
    hands: position.hands.map((hand) => hand.map(swap)),
    trick: position.trick.map(swap),
  };
}

describe('known positions', () => {
  const cards = (text: string): readonly Card[] => text.split(' ').filter(isCard);

  test('a hand that takes everything', () => {
    const position: Position = {
      game: 'grand',
      hands: [
        cards('CJ SJ HJ DJ CA CT CK CQ SA ST'),
        cards('C9 C8 C7 SK SQ S9 S8 S7 HA HT'),
        cards('DA DT DK DQ D9 D8 D7 HK HQ H9'),
      ],
      declarer: 0,
      leader: 0,
      trick: [],
      points: pipsOf(cards('H8 H7')),
    };
    expect(solver.value(position)).toBe(120);
    expect(solver.reaches(position, 121)).toBe(false);
  });

  test('a null that nobody can take', () => {
    const position: Position = {
      game: 'null',
      hands: [
        cards('C8 CT CQ CA S8 ST SQ SA H8 HT'),
        cards('C7 C9 CJ CK S7 S9 SJ SK H7 H9'),
        cards('HQ HJ HK HA D7 D8 D9 DT DJ DQ'),
      ],
      declarer: 1,
      leader: 0,
      trick: [],
      points: 0,
    };
    expect(solver.value(position)).toBe(0);
    expect(solver.moveValues(position).every((each) => each.value === 0)).toBe(true);
  });

  test('a deal that is over', () => {
    const over: Position = {
      game: 'hearts',
      hands: [[], [], []],
      declarer: 2,
      leader: 1,
      trick: [],
      points: 73,
    };
    expect(solver.value(over)).toBe(73);
    expect(solver.moveValues(over)).toEqual([]);
    expect(solver.value({ ...over, game: 'null' })).toBe(0);
  });

  test('what cannot be is refused', () => {
    const position = later(dealt('spades', seeded('refused')), 10, seeded('cards'));
    const [one = [], two = [], three = []] = position.hands;
    const wrong: readonly Position[] = [
      { ...position, hands: [one, two] },
      { ...position, hands: [one, two, three.slice(1)] },
      { ...position, hands: [one, two, [...three.slice(1), ...two.slice(0, 1)]] },
      { ...position, trick: [] },
      { ...position, declarer: 3 },
      { ...position, leader: -1 },
    ];
    for (const each of wrong) expect(() => solver.value(each)).toThrow(RangeError);
  });
});

describe('when time is up', () => {
  const deals = [...GAMES].map((game) => dealt(game, seeded(`late ${game}`)));
  // A null may be decided at once.
  const long = deals.filter(({ game }) => game !== 'null');

  test('a search ends, and what is asked afterwards is right', () => {
    for (const position of long) {
      const hurried = createSolver();
      for (const looks of [0, 1, 3]) {
        let left = looks;
        const isLate = (): boolean => {
          left -= 1;
          return left < 0;
        };
        const before = hurried.nodes();
        expect(hurried.within(isLate, () => hurried.value(position))).toBeNull();
        expect(hurried.nodes() - before).toBeLessThan(10_000);
      }
      expect(hurried.value(position)).toBe(createSolver().value(position));
    }
  });

  test('nothing changes for those who have time', () => {
    for (const position of deals) {
      expect(
        solver.within(
          () => false,
          () => solver.value(position),
        ),
      ).toBe(solver.value(position));
    }
  });

  test('what goes wrong is not taken for being late', () => {
    const wrong = (): never => {
      throw new RangeError('wrong');
    };
    expect(() => solver.within(() => true, wrong)).toThrow('wrong');
  });
});
