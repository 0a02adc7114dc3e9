import {
  type Card,
  CARDS,
  optionsSchema,
  plainContract,
  settle,
  type ThreeView,
} from '@lusoria/skat';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moments, takenAt } from './review.ts';

const HANDS = [0, 1, 2].map((seat) => CARDS.filter((_, i) => i < 30 && i % 3 === seat));
const SKAT = CARDS.slice(30);

/** Seat 0 has picked up, laid two cards away and played one trick of clubs; then all was settled. */
function view(): ThreeView {
  const discards: readonly Card[] = ['CA', 'CJ'];
  const contract = plainContract('clubs');
  const cards = (['CT', 'CK', 'CQ'] as const).map((card) => ({
    seat: HANDS.findIndex((hand) => hand.includes(card)),
    card,
  }));
  return {
    form: 'three',
    you: null,
    options: v.parse(optionsSchema, {}),
    first: 0,
    place: { number: 0, of: 36, kind: 'plain' },
    players: [0, 1, 2],
    dealer: 2,
    phase: 'over',
    current: null,
    hand: [],
    counts: [9, 9, 9],
    calls: [],
    bid: 18,
    asked: null,
    declarer: 0,
    contract,
    ramsch: false,
    pickedUp: true,
    skat: null,
    pushedCards: null,
    pushed: [],
    unseen: [],
    doubled: 1,
    doubler: null,
    answerer: null,
    trick: [],
    tricks: [{ cards, winner: 1 }],
    open: null,
    proposal: null,
    proposals: 1,
    proposed: [],
    secured: null,
    end: {
      result: settle({
        declarer: 0,
        contract,
        bid: 18,
        matadors: 1,
        points: 61,
        tricks: 9,
        of: 10,
        ending: 'claimed',
        claimed: 'game',
        secured: null,
        instead: null,
        doubled: 1,
        round: 1,
      }),
      points: [74, 0, 0],
      deal: { hands: HANDS, skat: SKAT },
      discards,
    },
  };
}

test('first the cards as they were dealt, then a moment for each trick', () => {
  const all = moments(view());
  expect(all.map(({ trick }) => trick?.winner ?? null)).toEqual([null, 1]);
  expect(all[0]?.hands).toEqual(HANDS);
});

test('the declarer holds the skat and not what was laid away', () => {
  const hand = moments(view())[1]?.hands[0] ?? [];
  expect(hand).toHaveLength(10);
  expect(hand).toEqual(expect.arrayContaining([...SKAT]));
  expect(hand).not.toContain('CJ');
});

test('card points and tricks go to whoever took them', () => {
  const last = moments(view()).at(-1);
  expect(last?.points).toEqual([0, 17, 0]);
  expect(last?.tricks).toEqual([0, 1, 0]);
});

test('a trick counts when all its cards lie on the table', () => {
  const tricks = [1, 2, 3].map((cards) => takenAt(moments(view()), 1, cards)?.tricks);
  expect(tricks).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
  ]);
});

test('a deal that is not over has no moments', () => {
  expect(moments({ ...view(), end: null })).toEqual([]);
});
