import { defined } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '../rules/actions.ts';
import { type Card, type GameName, isCard } from '../rules/cards.ts';
import { nextBid, plainContract } from '../rules/contract.ts';
import { skat } from '../rules/game.ts';
import { optionsSchema } from '../rules/options.ts';
import type { ThreeState } from '../rules/three/types.ts';
import type { State } from '../rules/view.ts';

/** The seats: the learner, who plays next, and who plays before the learner. */
export const YOU = 0;
export const LEFT = 1;
export const RIGHT = 2;

/** A deal that was prepared by hand. */
export interface PreparedDeal {
  /** By seat, as `CJ SJ HA …`. */
  readonly hands: readonly [string, string, string];
  readonly skat: string;
  /** Forehand. */
  readonly first: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Cards as they are written one after the other. */
export function cardsOf(text: string): readonly Card[] {
  return text.split(' ').map((name) => {
    if (!isCard(name)) throw new RangeError(`no card: ${name}`);
    return name;
  });
}

/** The deal at the beginning of the auction. */
export function dealt({ hands, skat: two, first, options = {} }: PreparedDeal): State {
  const state = skat.init({ options: v.parse(optionsSchema, options), seats: hands.length, first });
  return skat.evolve(state, {
    type: 'dealt',
    hands: hands.map((hand) => [...cardsOf(hand)]),
    skat: [...cardsOf(two)],
  });
}

/** The state after an action; it throws where the rules refuse it. */
export function done(state: State, seat: number, action: Action): State {
  const made = skat.decide(state, seat, action);
  if (!made.ok) throw new RangeError(`${made.rejection.code}: ${JSON.stringify(action)}`);
  return made.value.reduce(skat.evolve, state);
}

/** A deal at a table of three. */
export function threeOf(state: State): ThreeState {
  if (state.form !== 'three') throw new RangeError('the lessons are played by three');
  return state;
}

/** Everybody passes but this seat, which gets the game as cheaply as can be. */
export function awardedTo(seat: number, begun: State): State {
  let state = begun;
  for (let now = threeOf(state); now.phase === 'auction'; now = threeOf(state)) {
    const caller = defined(now.current, 'who calls');
    state = done(state, caller, caller === seat ? raised(now) : { type: 'pass' });
  }
  return state;
}

function raised({ auction, options }: ThreeState): Action {
  if (auction.asked === 'answer') return { type: 'hold' };
  return { type: 'bid', value: defined(nextBid(auction.bid, options), 'a higher bid') };
}

/** This seat picks up the skat, lays these two away and declares. */
export function declaredBy(seat: number, game: GameName, away: string, begun: State): State {
  const awarded = awardedTo(seat, begun);
  return done(done(awarded, seat, { type: 'pick-up' }), seat, declaration(game, away));
}

/** To declare a plain game. */
export function declaration(game: GameName, away: string): Action {
  return {
    type: 'declare',
    contract: plainContract(game),
    discards: [...cardsOf(away)],
    instead: null,
  };
}

/** Cards are played one after the other, each by whoever's turn it is. */
export function afterCards(text: string, begun: State): State {
  return cardsOf(text).reduce(
    (state, card) =>
      done(state, defined(threeOf(state).current, 'who plays'), { type: 'play', card }),
    begun,
  );
}
