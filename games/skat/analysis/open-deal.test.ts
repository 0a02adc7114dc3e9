import { drawAt, randomFrom, seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { bots } from '../engine/index.ts';
import { skat } from '../rules/game.ts';
import { optionsSchema } from '../rules/options.ts';
import * as v from 'valibot';
import type { ThreeView } from '../rules/three/types.ts';
import {
  awardedTo,
  cutDeal,
  openDealOf,
  parseOpenDeal,
  printOpenDeal,
  solverPosition,
  stateOf,
} from './open-deal.ts';

const options = v.parse(optionsSchema, {});

/** A deal that bots have played, at its end. */
function played(seed: number): ThreeView {
  const key = new Uint8Array(32).fill(seed);
  const random = randomFrom(key);
  const bot = bots.decent();
  let state = skat.init({ options, seats: 3, first: 0, played: [] });
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      state = skat.chance(state, drawAt(key, 1, turn.request)).reduce(skat.evolve, state);
      continue;
    }
    const [seat = 0] = turn.must;
    const view = skat.view(state, seat);
    const action = bot.choose(view, random) ?? skat.sampleAction(view, random);
    const decided = action && skat.decide(state, seat, action);
    if (!decided?.ok) throw new Error('nothing to do');
    state = decided.value.reduce(skat.evolve, state);
  }
  const view = skat.view(state, 'spectator');
  if (view.form !== 'three') throw new Error('three play');
  return view;
}

const deals = Array.from({ length: 30 }, (_, seed) => played(seed));

describe('a deal that was played', () => {
  test('comes out of an address as it went in, and every card was allowed', () => {
    let games = 0;
    for (const view of deals) {
      const deal = openDealOf(view);
      if (!deal) throw new Error('a deal');
      expect(parseOpenDeal(printOpenDeal(deal))).toEqual(deal);
      const state = stateOf(deal);
      expect(state?.tricks).toEqual(view.tricks);
      expect(state?.contract).toEqual(deal.declared?.contract ?? null);
      if (deal.declared) games += 1;
    }
    expect(games).toBeGreaterThan(10);
  });

  test('can be gone on with from the deal and from any card', () => {
    for (const view of deals) {
      const deal = openDealOf(view);
      if (!deal) throw new Error('a deal');
      expect(stateOf(cutDeal(deal, 'dealt'))?.phase).toBe('auction');
      for (let n = 0; deal.declared && n < deal.plays.length; n += 7) {
        const state = stateOf(cutDeal(deal, n));
        const position = state && solverPosition(state);
        expect(position?.hands.flat()).toHaveLength(30 - n);
      }
    }
  });
});

test('an address that says what cannot be is nobody’s deal', () => {
  const deal = deals.map(openDealOf).find((one) => one?.declared);
  if (!deal) throw new Error('a game');
  const text = printOpenDeal(deal);
  const random = seeded('addresses');
  expect(parseOpenDeal('')).toBeNull();
  expect(parseOpenDeal(text.replace(/^./, text[1] ?? ''))).toBeNull();
  expect(parseOpenDeal(`${text}A`)).toBeNull();
  for (let n = 0; n < 300; n += 1) {
    const at = random.int(text.length);
    const other = text.slice(0, at) + 'Aa.-h9'.charAt(random.int(6)) + text.slice(at + 1);
    const read = parseOpenDeal(other);
    expect(read === null || stateOf(read) !== null).toBe(true);
  }
});

test.each([0, 1, 2])('a deal that is entered is that seat’s game: %i', (declarer) => {
  const [view] = deals;
  const dealt = view && openDealOf(view);
  if (!dealt) throw new Error('a deal');
  const contract = {
    game: 'grand',
    hand: false,
    schneider: false,
    schwarz: false,
    ouvert: false,
  } as const;
  const state = stateOf({
    ...dealt,
    calls: awardedTo(declarer, 18),
    declared: { contract, discards: dealt.skat },
    plays: [],
  });
  expect(state?.declarer).toBe(declarer);
  expect(state?.auction.bid).toBe(18);
  expect(state && solverPosition(state)?.points).toBeGreaterThanOrEqual(0);
});
