import { defined } from '@lusoria/core';
import type { Action } from '../rules/actions.ts';
import { type Card, CARDS } from '../rules/cards.ts';
import { playedBy } from '../rules/deal.ts';
import { SKAT } from '../rules/three/deal.ts';
import type { ThreeView } from '../rules/three/types.ts';
import * as two from '../rules/two/index.ts';
import type { TwoState, TwoView } from '../rules/two/types.ts';
import type { View } from '../rules/view.ts';
import { estimateByRollouts } from './rollouts.ts';
import type { ScoreReview } from './types.ts';

/** A card that was played, and its player's view before. */
interface Moment {
  readonly trick: number;
  readonly card: Card;
  readonly view: View;
}

/** The number of cards that a seat chose; each is a unit of work. */
export function scoreWork(view: View, seat: number): number {
  return momentsOf(view, seat).length;
}

/**
 * Reviews the cards of a seat in ramsch or in the game for two, with the estimates that a hint rests on; a
 * card without another is none. Yields 1 after each.
 */
export function* reviewScores(view: View, seat: number): Generator<number, readonly ScoreReview[]> {
  const found: ScoreReview[] = [];
  for (const { trick, card, view: seen } of momentsOf(view, seat)) {
    const estimation = estimateByRollouts(seen);
    let next = estimation.next();
    while (!next.done) {
      yield 1 / next.value.of;
      next = estimation.next();
    }
    if (!next.value) {
      yield 1;
      continue;
    }
    const { layouts, estimates, isWorse } = next.value;
    found.push({ trick, card, layouts, estimates, avoidable: isWorse(card) });
  }
  return found;
}

function momentsOf(view: View, seat: number): readonly Moment[] {
  return view.form === 'two' ? momentsOfTwo(view, seat) : momentsOfRamsch(view, seat);
}

/** In ramsch all cards are played, so everybody's hand is what they have played. */
function momentsOfRamsch(view: ThreeView, seat: number): readonly Moment[] {
  const { tricks, pushed, pickedUp, end } = view;
  const isLast = pickedUp && pushed.at(-1) === seat;
  const skat = isLast && end?.discards.length === SKAT ? end.discards : null;
  return tricks.flatMap(({ cards }, trick) => {
    const at = cards.findIndex((one) => one.seat === seat);
    const card = cards[at]?.card;
    if (card === undefined) return [];
    const before = { tricks: tricks.slice(0, trick), trick: cards.slice(0, at) };
    const left = view.counts.map((_, one) => {
      const gone = playedBy(one, before);
      return playedBy(one, { tricks, trick: [] }).filter((each) => !gone.includes(each));
    });
    const seen: ThreeView = {
      ...view,
      ...before,
      you: seat,
      phase: 'play',
      current: seat,
      hand: defined(left[seat]),
      counts: left.map((hand) => hand.length),
      skat,
      pushedCards: view.you === seat ? view.pushedCards : null,
      proposed: [],
      end: null,
    };
    return [{ trick, card, view: seen }];
  });
}

/** The game for two is replayed, because its rows tell which cards were visible when. */
function momentsOfTwo(view: TwoView, seat: number): readonly Moment[] {
  const { end, first, game, options, place } = view;
  if (!end || game === null) return [];
  const numbers = packOf(end.deal.hands, first).map((card) => CARDS.indexOf(card));
  const start = two.init({ options, seats: 2, first, place });
  let state = two.chance(start, numbers).reduce(two.evolve, start);
  const act = (by: number, action: Action): void => {
    const decided = two.decide(state, by, action);
    if (decided.ok) state = decided.value.reduce(two.evolve, state);
  };
  act(first, { type: 'name', game });
  for (const action of doublesOf(view))
    if (isAsked(state)) act(defined(state.current ?? undefined), action);
  const moments: Moment[] = [];
  for (const [trick, { cards }] of [...view.tricks, { cards: view.trick }].entries()) {
    for (const one of cards) {
      if (one.seat === seat) moments.push({ trick, card: one.card, view: two.viewOf(state, seat) });
      act(one.seat, { type: 'play', card: one.card });
    }
  }
  return moments;
}

function isAsked({ phase }: TwoState): boolean {
  return phase === 'kontra' || phase === 're';
}

/** The answers to kontra and re. */
function doublesOf({ doubled }: TwoView): readonly Action[] {
  if (doubled === 1) return [{ type: 'no-double' }];
  const kontra: Action = { type: 'double', to: 2 };
  return [kontra, doubled === 4 ? { type: 'double', to: 4 } : { type: 'no-double' }];
}

/** The pack from the top: the namer's open cards, the dealer's, then those below. */
function packOf(hands: readonly (readonly Card[])[], first: number): readonly Card[] {
  const order = [first, two.dealerOf(first)];
  return [0, 1].flatMap((depth) =>
    order.flatMap((seat) => {
      const hand = defined(hands[seat]);
      return hand.slice((depth * hand.length) / 2, ((depth + 1) * hand.length) / 2);
    }),
  );
}
