import { readFileSync } from 'node:fs';
import { defined, draw, pick, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bots, loadWeights } from '../engine/index.ts';
import { eventsOf, readRecords } from '../notation/index.ts';
import { nextBid, plainContract } from '../rules/contract.ts';
import type { Event } from '../rules/events.ts';
import { skat } from '../rules/game.ts';
import { optionsSchema } from '../rules/options.ts';
import type { ThreeState, ThreeView } from '../rules/three/types.ts';
import type { Action } from '../rules/actions.ts';
import { reviewAuction, weigh } from './auction-review.ts';
import { dealLayout } from './deal-layout.ts';
import { reviewDeclarer } from './declaration-review.ts';
import { hintFor } from './hint.ts';
import type { AuctionReview } from './types.ts';

await loadWeights();

/** `LUSORIA_DEALS=1000` looks at so many random deals, and at 96 recorded ones; `LUSORIA_FROM=500` at random ones from there on. */
const RANDOM = Number(process.env['LUSORIA_DEALS'] ?? 2);
const FROM = Number(process.env['LUSORIA_FROM'] ?? 0);
const RECORDED = FROM > 0 ? 0 : RANDOM > 100 ? 96 : 2;
/** Of how many of the recorded ones the declaration is looked at. */
const HINTED = RANDOM > 100 ? 36 : 2;

const OPTIONS = v.parse(optionsSchema, {});
const RECORDS = new URL('../notation/data/xskat-3000.sgf', import.meta.url);

/** An auction that is over, and what everybody who called saw before. */
interface Auction {
  readonly name: string;
  readonly end: ThreeView;
  readonly calls: readonly Asked[];
  /** The declarer with the skat before them, and with it in hand; of some of the auctions. */
  readonly declaring: readonly Asked[];
}

interface Asked {
  readonly seat: number;
  readonly view: ThreeView;
}

function three<T extends ThreeState | ThreeView>(seen: T | { readonly form: 'two' }): T {
  if (seen.form === 'two') throw new Error('a deal for two');
  return seen;
}

function viewOf(state: ThreeState, seat: number): ThreeView {
  return three<ThreeView>(skat.view(state, seat));
}

const start = () => three<ThreeState>(skat.init({ options: OPTIONS, seats: 3, first: 0 }));

function followed(name: string, events: readonly Event[], isToDeclare: boolean): Auction {
  let state = start();
  const calls: Asked[] = [];
  const declaring: Asked[] = [];
  for (const event of events) {
    if ('seat' in event && event.type !== 'awarded') {
      const asked = { seat: event.seat, view: viewOf(state, event.seat) };
      if (state.phase === 'auction') calls.push(asked);
      const isDeclaring = state.phase === 'skat' || state.phase === 'discard';
      if (isToDeclare && isDeclaring) declaring.push(asked);
    }
    state = three<ThreeState>(skat.evolve(state, event));
  }
  return { name, end: three<ThreeView>(skat.view(state, 'spectator')), calls, declaring };
}

function recorded(): readonly Auction[] {
  const items = readRecords(readFileSync(RECORDS, 'utf8'));
  return Array.from({ length: RECORDED }, (_, i) => {
    const item = items[31 * i];
    if (!item?.ok) throw new Error('no record');
    return followed(`recorded ${i}`, defined(eventsOf(item.record) ?? undefined), i < HINTED);
  });
}

/**
 * Bids go up step by step, and stop at random. In one of ten deals whoever has won the auction follows the hint; grand by hand
 * otherwise, and gives up at once.
 */
function random(index: number): Auction {
  const source = seeded('contradictions', index);
  let state = start();
  const events: Event[] = [];
  const isHinted = index % 10 === 0;
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') return followed(`random ${index}`, events, isHinted);
    const made =
      turn.kind === 'chance'
        ? skat.chance(state, draw(turn.request, source))
        : decided(state, turn.must, source, isHinted);
    events.push(...made);
    state = three<ThreeState>(made.reduce(skat.evolve, state));
  }
}

function decided(
  state: ThreeState,
  must: readonly number[],
  source: ReturnType<typeof seeded>,
  isHinted: boolean,
): readonly Event[] {
  const seat = state.phase === 'play' ? defined(state.declarer ?? undefined) : pick(must, source);
  const made = skat.decide(state, seat, actionIn(viewOf(state, seat), source, isHinted));
  if (!made.ok) throw new Error(made.rejection.code);
  return made.value;
}

function actionIn(view: ThreeView, source: ReturnType<typeof seeded>, isHinted: boolean): Action {
  const { phase, asked, bid } = view;
  switch (phase) {
    case 'auction': {
      const next = nextBid(bid, OPTIONS);
      if (source.int(5) < 2 || next === null) return { type: 'pass' };
      return asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: next };
    }
    case 'skat':
    case 'discard':
      return isHinted
        ? defined(hintFor(view) ?? undefined).action
        : {
            type: 'declare',
            contract: plainContract('grand', true),
            discards: [],
            instead: null,
          };
    default:
      return { type: 'concede' };
  }
}

const auctions = [...recorded(), ...Array.from({ length: RANDOM }, (_, i) => random(FROM + i))];
const reviews = auctions.flatMap((auction) =>
  [0, 1, 2].flatMap((seat) => {
    const review = reviewAuction(auction.end, seat);
    return review ? [{ auction, seat, review, name: `${auction.name}, seat ${seat}` }] : [];
  }),
);

/** What the plans of a hand come to: the mean of the games with the skat, or the game by hand where that comes first. */
function sumOf({ games }: AuctionReview, key: 'expectedValue' | 'winProbability'): number {
  const [first] = games;
  if (first?.share === null) return first[key];
  return games.reduce((sum, one) => sum + (one.share ?? 0) * one[key], 0);
}

/** A chance as it is read. */
const tenths = (part: number): number => Math.round(10 * part);

describe('what is said of an auction', () => {
  test('adds up: the games listed come to what playing is worth, and to its chance as it is read', () => {
    const odd = reviews.filter(({ review }) => {
      const { games, expectedValue, winProbability } = review;
      // What hardly any skat makes best is told together.
      const isNamed = ({ share }: (typeof games)[number]) => share === null || share >= 0.05;
      const rest = games.filter((one) => !isNamed(one));
      const sum = rest.reduce((all, one) => all + (one.share ?? 0), 0);
      const wins = rest.reduce((all, one) => all + (one.share ?? 0) * one.winProbability, 0);
      const read = [
        ...games.filter(isNamed).map((one) => tenths(one.winProbability)),
        ...(sum > 0 ? [tenths(wins / sum)] : []),
      ];
      const chance = tenths(winProbability);
      return (
        Math.abs(sumOf(review, 'expectedValue') - expectedValue) > 1e-6 ||
        Math.abs(sumOf(review, 'winProbability') - winProbability) > 1e-6 ||
        games.length === 0 ||
        chance < Math.min(...read) ||
        chance > Math.max(...read)
      );
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('blames nothing that its own numbers justify, and praises nothing that they blame', () => {
    const odd = reviews.filter(({ review }) => {
      const { verdict, expectedValue, passing, highestBid, weighing, winProbability } = review;
      const isMore = expectedValue > passing;
      if (weighing !== weigh({ expectedValue, winProbability }, passing)) return true;
      if (verdict === 'bold') return isMore || weighing !== 'worse';
      if (verdict === 'timid') return !isMore || weighing !== 'clear';
      return highestBid > 0 && weighing === 'worse';
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('is what the bot does and what the hint says, at every call', () => {
    const strong = bots.strong();
    const odd = reviews.filter(({ auction, seat, review }) => {
      const own = auction.calls.filter((call) => call.seat === seat);
      return own.some(({ view }, i) => {
        const call = defined(review.calls[i]);
        const action = strong.choose(view, seeded('bot'));
        const hint = defined(hintFor(view) ?? undefined);
        const asked = view.asked === 'answer' ? view.bid : nextBid(view.bid, OPTIONS);
        const goesOn = action?.type === 'bid' || action?.type === 'hold';
        return (
          JSON.stringify(hint.action) !== JSON.stringify(action) ||
          hint.reason.kind !== 'limit' ||
          hint.reason.limit !== call.limit ||
          goesOn !== (asked !== null && call.limit >= asked)
        );
      });
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('goes on with the skat: the bot declares what the hint says, and whoever does so is not blamed', () => {
    const strong = bots.strong();
    const odd = auctions.filter(({ declaring, end, name }) => {
      const advised = declaring.map(({ view }) => ({
        hint: defined(hintFor(view) ?? undefined),
        action: strong.choose(view, seeded('bot')),
      }));
      const game = (action: Action | null) =>
        action?.type === 'declare' ? JSON.stringify(action.contract) : action?.type;
      if (advised.some(({ hint, action }) => game(hint.action) !== game(action))) return true;
      const layout = dealLayout(end);
      const review = layout && reviewDeclarer(layout);
      const last = advised.at(-1);
      if (!review || !last || name.startsWith('recorded')) return false;
      const { reason } = last.hint;
      const isSame =
        reason.kind === 'game' && reason.winProbability === review.chosen.winProbability;
      return !isSame || review.best !== review.chosen;
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('has one limit for one hand, as far as bids go up step by step', () => {
    const odd = reviews.filter(({ review: { calls } }) => {
      const limits = new Set(calls.map(({ limit }) => limit));
      return limits.size > 1;
    });
    // Who was the bidder and answers now learns a step later what the others have: one hand in some hundred.
    expect(odd.length / reviews.length).toBeLessThan(0.02);
  });
});
