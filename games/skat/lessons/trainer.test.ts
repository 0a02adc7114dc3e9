import { defined } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { judgeCall, worthOfBid } from '../analysis/auction-review.ts';
import { declarationIn, rate, ROLLOUTS } from '../analysis/rated-games.ts';
import { bidQuestion, declarerContext } from '../engine/bidding/bidding.ts';
import { evaluateDeclarations } from '../engine/evaluation/evaluate-declarations.ts';
import { gameAt, grandMask } from '../engine/evaluation/grand-bitboard.ts';
import { loadWeights } from '../engine/index.ts';
import { LEVEL } from '../engine/search/levels.ts';
import { plainContract } from '../rules/contract.ts';
import { kindOf, pipsOf } from '../rules/cards.ts';
import { skat } from '../rules/game.ts';
import type { State } from '../rules/view.ts';
import { hintTo, tableOf } from './auction-deals.ts';
import { cardsOf, YOU } from './deal.ts';
import { askedIn, loadDecisions } from './decisions.ts';
import {
  AT_A_GO,
  bidsAsked,
  choiceStep,
  discardStep,
  gradedAuction,
  pickedUp,
  TRAINER,
} from './trainer.ts';

await loadWeights();

const { auctions, choices, discards } = TRAINER;
const PUZZLES = await loadDecisions();
const sources = PUZZLES.map(({ source }) => source);
const puzzles = {
  auctions: sources.flatMap((one) => (one.decision === 'bid' ? [one.deal] : [])),
  choices: sources.flatMap((one) => (one.decision === 'game' ? [one.deal] : [])),
  discards: sources.flatMap((one) => (one.decision === 'discard' ? [one.deal] : [])),
};

/** `LUSORIA_DEALS=1000` evaluates all, otherwise one in four. */
const STEP = Number(process.env['LUSORIA_DEALS'] ?? 4) > 100 ? 1 : 4;
const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => i % STEP === 0);
/** Of the puzzles one in sixty. */
const few = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, i) => i % (STEP === 1 ? 1 : 60) === 30 % (STEP === 1 ? 1 : 60));
/** A right answer is better than the others by so many points. */
const CLEAR = 12;

function viewOf(state: State) {
  const view = skat.view(state, YOU);
  if (view.form !== 'three') throw new Error('a deal for two');
  return view;
}

test('there are twenty at a go, no deal twice', () => {
  expect([auctions.length, choices.length, discards.length].map((n) => n % AT_A_GO)).toEqual([
    0, 0, 0,
  ]);
  const all = [...auctions, ...choices, ...discards].map(({ from }) => from);
  expect(new Set(all).size).toBe(all.length);
});

test('one answer is right, among several, and costs nothing', () => {
  const steps = [
    ...auctions.map(gradedAuction),
    ...choices.map(choiceStep),
    ...discards.map(discardStep),
  ];
  for (const { answers } of steps) {
    expect(answers.filter(({ right }) => right)).toHaveLength(1);
    expect(answers.length).toBeGreaterThanOrEqual(2);
    const costs = answers.flatMap(({ right, why }) =>
      right || why.params?.['cost'] === undefined ? [] : [Number(why.params['cost'])],
    );
    // Both values that are compared are rounded.
    expect(costs.filter((cost) => cost < CLEAR - 1)).toEqual([]);
  }
});

test('hints come by degrees: a nudge that fits every deal, then what speaks for the right answer in this one', () => {
  for (const deal of choices) {
    const [nudge, ...more] = defined(choiceStep(deal).hints);
    const { game } = defined(deal.games[0]);
    expect(nudge).toEqual({ key: 'trainer-game-hint' });
    expect(more).toHaveLength(1);
    expect(more[0]?.params).toMatchObject({ game });
  }
  const told = discards.map((deal) => {
    const [nudge, ...more] = defined(discardStep(deal).hints);
    expect(nudge).toEqual({ key: 'trainer-discard-hint' });
    expect(more).toHaveLength(1);
    const { key, params = {} } = defined(more[0]);
    const away = cardsOf(defined(deal.discards[0]).cards);
    const left = cardsOf(`${deal.hands[0]} ${deal.skat}`).filter((card) => !away.includes(card));
    for (const suit of [params['suit'], params['other']]) {
      if (suit === undefined) continue;
      expect(away.some((card) => kindOf(card, deal.game) === suit)).toBe(true);
      expect(left.some((card) => kindOf(card, deal.game) === suit)).toBe(false);
    }
    expect([undefined, pipsOf(away)]).toContain(params['n']);
    return key;
  });
  expect(new Set(told).size).toBeGreaterThan(2);
});

test('every decision that is a puzzle has one best answer, by as much as is promised; harder ones are closer', () => {
  const leads = new Map<string, number[]>();
  for (const puzzle of PUZZLES) {
    const { answers } = askedIn(puzzle);
    const right = answers.filter((one) => one.right);
    expect(right).toHaveLength(1);
    const [pass, ...bids] = answers.map(({ worth }) => worth);
    const [best, next] = answers.map(({ worth }) => worth).toSorted((a, b) => b - a);
    const isBid = puzzle.theme === 'decide-bid';
    // One bids as far as playing is worth more than passing.
    const wanted = isBid ? (bids.findLast((one) => one > defined(pass)) ?? pass) : best;
    expect(right[0]?.worth).toBe(wanted);
    const lead = isBid
      ? Math.min(...bids.map((one) => Math.abs(one - defined(pass))))
      : defined(best) - defined(next);
    leads.set(puzzle.theme, [...(leads.get(puzzle.theme) ?? []), lead]);
    for (const { cost = 0, right: isRight } of answers) expect(cost > 0).toBe(!isRight);
  }
  expect([...leads.values()].map(({ length }) => length)).toEqual([90, 90, 90]);
  expect([...leads.values()].flat().filter((lead) => lead < CLEAR - 1)).toEqual([]);
  for (const own of leads.values()) expect(own).toEqual(own.toSorted((a, b) => b - a));
  const ids = PUZZLES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const asked = [...auctions, ...choices, ...discards].map(({ from }) => from);
  expect(PUZZLES.filter(({ source }) => asked.includes(source.deal.from))).toEqual([]);
});

test('a game is not said to have the most trumps where another has more', () => {
  const hand = cardsOf('CJ SJ CA CT C9 HA HT HK HQ H9 D7 S8');
  expect(hintTo(hand, 'hearts').key).toBe('deal-hint-suit');
  expect(hintTo(hand, 'clubs')).toEqual({
    key: 'deal-hint-shorter',
    params: { game: 'clubs', trumps: 5 },
  });
});

describe('the points are those of the analysis', () => {
  test.each([...some(auctions), ...few(puzzles.auctions)])('auction of deal $from', (deal) => {
    const view = viewOf(tableOf(deal));
    const { hand, players, calls, options } = view;
    const bidder = { hand, seat: YOU, players, calls, options };
    const { limit, weighing, passing } = judgeCall(bidder);
    const question = bidQuestion(bidder, LEVEL.full.passing);
    const worth = bidsAsked(deal).map((value) => [
      value,
      Math.round(worthOfBid(bidder, value, question)),
    ]);
    const isClose = weighing === 'close';
    expect({ limit, isClose, passing: Math.round(passing), worth }).toEqual({
      limit: deal.limit,
      isClose: false,
      passing: deal.passing,
      worth: deal.worth,
    });
  });

  test.each([...some(choices), ...few(puzzles.choices)])('games of deal $from', (deal) => {
    const view = viewOf(pickedUp(deal));
    const { candidates } = evaluateDeclarations(
      grandMask(view.hand),
      declarerContext(view, YOU, { ease: 0, rollouts: ROLLOUTS }),
    );
    const plain = candidates.filter(({ ouvert, announced }) => !ouvert && !announced);
    for (const { game, worth } of deal.games) {
      const found = plain.find((one) => gameAt(one.game) === game);
      expect(Math.round(defined(found).expectedValue)).toBe(worth);
    }
    const best = Math.max(...plain.map(({ expectedValue }) => expectedValue));
    expect(Math.round(best)).toBe(defined(deal.games[0]).worth);
  });

  test.each([...some(discards), ...few(puzzles.discards)])('discards of deal $from', (deal) => {
    const view = viewOf(pickedUp(deal));
    for (const { cards, worth } of deal.discards) {
      const declaration = { contract: plainContract(deal.game), discards: cardsOf(cards) };
      const rated = defined(rate(declarationIn(view, declaration)) ?? undefined);
      expect(Math.round(rated.expectedValue)).toBe(worth);
    }
  });
});
