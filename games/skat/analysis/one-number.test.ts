import { readFileSync } from 'node:fs';
import { defined, draw, pick, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bots, loadWeights } from '../engine/index.ts';
import { eventsOf, readRecords } from '../notation/index.ts';
import { nextBid } from '../rules/contract.ts';
import type { Event } from '../rules/events.ts';
import { skat } from '../rules/game.ts';
import { optionsSchema } from '../rules/options.ts';
import type { ThreeState, ThreeView } from '../rules/three/types.ts';
import { reviewAuction } from './auction-review.ts';
import { hintFor } from './hint.ts';
import type { AuctionReview } from './types.ts';

await loadWeights();

/** `LUSORIA_DEALS=1000` looks at so many random deals, and at as many recorded ones as there are. */
const RANDOM = Number(process.env['LUSORIA_DEALS'] ?? 2);
const RECORDED = RANDOM > 100 ? 96 : 2;

const OPTIONS = v.parse(optionsSchema, {});
const RECORDS = new URL('../notation/data/xskat-3000.sgf', import.meta.url);

/** An auction that is over, and what everybody who called saw before. */
interface Auction {
  readonly name: string;
  readonly end: ThreeView;
  readonly calls: readonly { readonly seat: number; readonly view: ThreeView }[];
}

function three<T extends ThreeState | ThreeView>(seen: T | { readonly form: 'two' }): T {
  if (seen.form === 'two') throw new Error('a deal for two');
  return seen;
}

function viewOf(state: ThreeState, seat: number): ThreeView {
  return three<ThreeView>(skat.view(state, seat));
}

const start = () => three<ThreeState>(skat.init({ options: OPTIONS, seats: 3, first: 0 }));

function followed(name: string, events: readonly Event[]): Auction {
  let state = start();
  const calls: { readonly seat: number; readonly view: ThreeView }[] = [];
  for (const event of events) {
    if (state.phase === 'auction' && 'seat' in event && event.type !== 'awarded')
      calls.push({ seat: event.seat, view: viewOf(state, event.seat) });
    state = three<ThreeState>(skat.evolve(state, event));
  }
  return { name, end: three<ThreeView>(skat.view(state, 'spectator')), calls };
}

function recorded(): readonly Auction[] {
  const items = readRecords(readFileSync(RECORDS, 'utf8'));
  return Array.from({ length: RECORDED }, (_, i) => {
    const item = items[31 * i];
    if (!item?.ok) throw new Error('no record');
    return followed(`recorded ${i}`, defined(eventsOf(item.record) ?? undefined));
  });
}

/** Bids go up step by step, and stop at random; whoever declares gives up at once. */
function random(index: number): Auction {
  const source = seeded('contradictions', index);
  let state = start();
  const events: Event[] = [];
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') return followed(`random ${index}`, events);
    const made =
      turn.kind === 'chance'
        ? skat.chance(state, draw(turn.request, source))
        : decided(state, turn.must, source);
    events.push(...made);
    state = three<ThreeState>(made.reduce(skat.evolve, state));
  }
}

function decided(
  state: ThreeState,
  must: readonly number[],
  source: ReturnType<typeof seeded>,
): readonly Event[] {
  const seat = state.phase === 'play' ? defined(state.declarer ?? undefined) : pick(must, source);
  const made = skat.decide(state, seat, actionIn(viewOf(state, seat), source));
  if (!made.ok) throw new Error(made.rejection.code);
  return made.value;
}

function actionIn({ phase, asked, bid }: ThreeView, source: ReturnType<typeof seeded>) {
  const contract = { game: 'grand', hand: true, schneider: false, schwarz: false, ouvert: false };
  switch (phase) {
    case 'auction': {
      const next = nextBid(bid, OPTIONS);
      if (source.int(5) < 2 || next === null) return { type: 'pass' } as const;
      return asked === 'answer'
        ? ({ type: 'hold' } as const)
        : ({ type: 'bid', value: next } as const);
    }
    case 'skat':
      return {
        type: 'declare',
        contract: { ...contract, game: 'grand' },
        discards: [],
        instead: null,
      } as const;
    default:
      return { type: 'concede' } as const;
  }
}

const auctions = [...recorded(), ...Array.from({ length: RANDOM }, (_, i) => random(i))];
const reviews = auctions.flatMap((auction) =>
  [0, 1, 2].flatMap((seat) => {
    const review = reviewAuction(auction.end, seat);
    return review ? [{ auction, seat, review, name: `${auction.name}, seat ${seat}` }] : [];
  }),
);

/** What the plans of a hand come to: the mean of the games with the skat, or the game by hand. */
function sumOf({ games }: AuctionReview): number {
  const withSkat = games.reduce(
    (sum, { share, expectedValue }) => sum + (share ?? 0) * expectedValue,
    0,
  );
  const byHand = games.flatMap(({ share, expectedValue }) =>
    share === null ? [expectedValue] : [],
  );
  return Math.max(withSkat, ...byHand);
}

describe('what is said of an auction', () => {
  test('adds up: the games listed come to what playing is worth', () => {
    const odd = reviews.filter(
      ({ review }) => Math.abs(sumOf(review) - review.expectedValue) > 1e-6,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('blames nothing that its own numbers justify, and praises nothing that they blame', () => {
    const odd = reviews.filter(({ review: { verdict, expectedValue, passing, highestBid } }) => {
      if (verdict === 'bold') return expectedValue > passing;
      if (verdict === 'timid') return expectedValue < passing;
      return highestBid > 0 && expectedValue < passing - 12;
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

  test('has one limit for one hand, as far as bids go up step by step', () => {
    const odd = reviews.filter(({ review: { calls } }) => {
      const limits = new Set(calls.map(({ limit }) => limit));
      return limits.size > 1;
    });
    // Who was the bidder and answers now learns a step later what the others have: one hand in some hundred.
    expect(odd.length / reviews.length).toBeLessThan(0.02);
  });
});
