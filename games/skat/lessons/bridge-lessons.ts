import { defined } from '@lusoria/core';
import * as v from 'valibot';
import type { GameName } from '../rules/cards.ts';
import { bidValues, nextBid, nullValue, plainContract, valueOf } from '../rules/contract.ts';
import { optionsSchema } from '../rules/options.ts';
import { AUCTION_DEALS, type AuctionDeal, auctionStep, tableOf } from './auction-deals.ts';
import {
  answer,
  ask,
  end,
  lesson,
  type LessonScript,
  type LessonStep,
  numbered,
  numbers,
  type Question,
  tell,
} from './script.ts';
import { say } from './saying.ts';

/** The deals of the bridge, and the auctions after them. */
const [SUIT, NONE, GRAND, HEARTS, ...TWENTY] = AUCTION_DEALS;

const OPTIONS = v.parse(optionsSchema, {});

/** A lesson with the hand of a deal. */
function about(deal: AuctionDeal | undefined, steps: readonly LessonStep[]): LessonScript {
  const shown = defined(deal, 'a deal');
  return lesson(() => tableOf(shown), steps);
}

/** A step at the table of a deal. */
function at(deal: AuctionDeal | undefined, step: Question): LessonStep {
  return { ...step, begin: () => tableOf(defined(deal, 'a deal')) };
}

/** Hand evaluation: when a bid is worth it. */
export const worth: LessonScript = about(SUIT, [
  tell('worth-why'),
  tell('worth-rule'),
  at(SUIT, ask('worth-count', numbers(5, { 4: 'worth-jack', 5: 'worth-five', 6: 'worth-six' }))),
  auctionStep(defined(SUIT)),
  auctionStep(defined(NONE)),
  tell('worth-skat'),
  end('worth-end'),
]);

/** Grand: jacks and aces. */
export const grand: LessonScript = about(GRAND, [
  tell('grand-what'),
  tell('grand-rule'),
  at(GRAND, ask('grand-count', numbers(5, { 4: 'grand-fore', 5: 'grand-five', 6: 'grand-less' }))),
  auctionStep(defined(GRAND)),
  at(
    HEARTS,
    ask('grand-or', [
      answer(say('answer-game', { game: 'grand' }), 'grand-three', 'wrong'),
      answer(say('answer-game', { game: 'hearts' }), 'grand-hearts', 'right'),
    ]),
  ),
  ask(
    'grand-value',
    numbers(valueOf(plainContract('grand'), 2), {
      48: 'grand-no-game',
      72: 'grand-right',
      96: 'grand-too-many',
    }),
  ),
  end('grand-end'),
]);

const nullAnswer = (hand: boolean, ouvert: boolean, least: number) => {
  const isEnough = nullValue({ hand, ouvert }) >= least;
  const kind = ouvert ? 'ouvert' : hand ? 'hand' : 'plain';
  return answer(
    say('answer-null', { kind }),
    isEnough ? 'nulls-enough' : 'nulls-too-little',
    isEnough ? 'right' : 'wrong',
  );
};

/** Null and its four values. */
export const nulls: LessonScript = about(NONE, [
  tell('nulls-fixed'),
  tell('nulls-four'),
  ask('nulls-thirty', [
    nullAnswer(false, false, 30),
    nullAnswer(true, false, 30),
    nullAnswer(false, true, 30),
  ]),
  ask(
    'nulls-both',
    numbers(nullValue({ hand: true, ouvert: true }), {
      46: 'nulls-no-hand',
      59: 'nulls-right',
      81: 'nulls-no-sum',
    }),
  ),
  ask('nulls-safe', [
    answer(say('answer-low'), 'nulls-low', 'right'),
    answer(say('answer-high'), 'nulls-high', 'wrong'),
    answer(say('answer-alone'), 'nulls-alone', 'wrong'),
  ]),
  end('nulls-end'),
]);

const inRow = (n: number) =>
  bidValues(OPTIONS).includes(n)
    ? answer(numbered(n), 'row-in', 'right')
    : answer(numbered(n), 'row-not-in', 'wrong');

/** The row of bids. */
export const row: LessonScript = about(SUIT, [
  tell('row-what'),
  tell('row-from'),
  ask(
    'row-next',
    numbers(defined(nextBid(24, OPTIONS) ?? undefined), {
      25: 'row-no-game',
      27: 'row-right',
      30: 'row-skips',
    }),
  ),
  { ...ask('row-which', [22, 25, 28, 33, 35].map(inRow)), all: true, hints: [say('row-hint')] },
  ask('row-thirty-three', [
    answer(say('answer-times', { game: 'spades', n: 3 }), 'row-spades', 'right'),
    answer(say('answer-times', { game: 'hearts', n: 3 }), 'row-hearts', 'wrong'),
    answer(say('answer-null', { kind: 'hand' }), 'row-null', 'wrong'),
  ]),
  end('row-end'),
]);

const HAND_GAME = plainContract('clubs' satisfies GameName, true);

/** Hand games, and what is announced. */
export const announcing: LessonScript = about(SUIT, [
  tell('announce-hand'),
  ask(
    'announce-clubs',
    numbers(valueOf(HAND_GAME, 1), {
      24: 'announce-no-hand',
      36: 'announce-right',
      48: 'announce-too-many',
    }),
  ),
  tell('announce-what'),
  ask(
    'announce-schneider',
    numbers(valueOf({ ...HAND_GAME, schneider: true }, 1), {
      48: 'announce-once',
      60: 'announce-twice',
      72: 'announce-too-many',
    }),
  ),
  ask('announce-missed', [
    answer(say('answer-won'), 'announce-not-won', 'wrong'),
    answer(say('answer-lost'), 'announce-lost', 'right'),
  ]),
  tell('announce-ouvert'),
  end('announce-end'),
]);

/** Old sayings. */
export const sayings: LessonScript = about(SUIT, [
  tell('sayings-why'),
  ask('sayings-soul', [
    answer(say('answer-declarer'), 'sayings-draw', 'right'),
    answer(say('answer-defenders'), 'sayings-not-draw', 'wrong'),
  ]),
  ask('sayings-way', [
    answer(say('answer-long'), 'sayings-long', 'right'),
    answer(say('answer-short'), 'sayings-short', 'wrong'),
  ]),
  ask('sayings-aces', [
    answer(say('answer-small'), 'sayings-small', 'wrong'),
    answer(say('answer-ace'), 'sayings-ace', 'right'),
  ]),
  end('sayings-end'),
]);

const ROUND = 5;

/** Five of the twenty auctions. */
function auctions(number: number): LessonScript {
  const deals = TWENTY.slice((number - 1) * ROUND, number * ROUND);
  return about(deals[0], [...deals.map(auctionStep), end('deal-end')]);
}

export const auctions1 = auctions(1);
export const auctions2 = auctions(2);
export const auctions3 = auctions(3);
export const auctions4 = auctions(4);
