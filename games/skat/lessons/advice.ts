import { defined } from '@lusoria/core';
import type { Message } from '@lusoria/core/lesson';
import { beats, type Card, kindOf, pipsOf, playable, winnerOf } from '../rules/cards.ts';
import { TARGETS } from '../rules/contract.ts';
import { trickPoints } from '../rules/deal.ts';
import type { ThreeState } from '../rules/three/types.ts';
import type { State } from '../rules/view.ts';
import { threeOf, YOU } from './deal.ts';
import { advise } from './judge.ts';
import { type Key, say } from './saying.ts';

/*
 * Hints in free play: what to count, and at last a card with the reason for it.
 */

/** What is to be counted before a card is chosen. */
export function counted(deal: ThreeState) {
  const { hands, tricks, trick, skat: two, declarer } = deal;
  const home = pipsOf(two) + trickPoints(tricks, (seat) => seat === declarer);
  const out = hands.flatMap((hand, seat) => (seat === YOU ? [] : hand));
  return {
    /** Trumps in the hands of the others. */
    trumps: out.filter((card) => kindOf(card, gameOf(deal)) === 'trump').length,
    /** Points that the declarer still needs. */
    missing: Math.max(0, TARGETS.game - home),
    /** Points of the cards on the table. */
    lying: pipsOf(trick.map(({ card }) => card)),
  };
}

/** The card to be played, and why; none if it is not the learner's turn to play. */
export function advised(state: State): readonly Message<Key>[] {
  const deal = threeOf(state);
  const card = advise(state);
  if (card === null) return [];
  const legal = choices(deal);
  if (legal.length < 2) {
    return [say(deal.hands[YOU]?.length === 1 ? 'advise-last' : 'advise-only', { card })];
  }
  const isCheapest = legal.every((one) => pipsOf([one]) >= pipsOf([card]));
  if (deal.trick.length === 0) return [leading(deal, card, isCheapest)];
  return [gameOf(deal) === 'null' ? staysBelow(deal, card) : following(deal, card, isCheapest)];
}

/** Cards that a seat may play. */
export function choices(deal: ThreeState, seat: number = YOU): readonly Card[] {
  return playable(defined(deal.hands[seat]), deal.trick[0]?.card ?? null, gameOf(deal));
}

const gameOf = ({ contract }: ThreeState) => defined(contract, 'the contract').game;

const isOpponent = ({ declarer }: ThreeState, seat: number): boolean =>
  (seat === declarer) !== (YOU === declarer);

function leading(deal: ThreeState, card: Card, isCheapest: boolean): Message<Key> {
  const game = gameOf(deal);
  const theirs = deal.hands.flatMap((hand, seat) => (isOpponent(deal, seat) ? hand : []));
  const isTrump = (one: Card): boolean => kindOf(one, game) === 'trump';
  if (isTrump(card) && theirs.some(isTrump)) {
    return say(deal.declarer === YOU ? 'advise-draw' : 'advise-draw-theirs', { card });
  }
  if (!theirs.some((other) => beats(other, card, game))) return say('advise-unbeaten', { card });
  return say(isCheapest ? 'advise-cheap' : 'advise-best', { card });
}

function following(deal: ThreeState, card: Card, isCheapest: boolean): Message<Key> {
  const { trick, players } = deal;
  const cards = [...trick.map((played) => played.card), card];
  const best = winnerOf(cards, gameOf(deal));
  const winner = trick[best]?.seat ?? YOU;
  if (isOpponent(deal, winner)) return say(isCheapest ? 'advise-few' : 'advise-best', { card });
  const later = players.filter((seat) => seat !== YOU && trick.every((one) => one.seat !== seat));
  const isSure = later
    .flatMap((seat) => (isOpponent(deal, seat) ? choices(deal, seat) : []))
    .every((other) => !beats(other, defined(cards[best]), gameOf(deal)));
  const n = pipsOf(winner === YOU ? cards : [card]);
  if (winner === YOU) {
    const key = later.length === 0 ? 'advise-takes' : isSure ? 'advise-sure' : 'advise-ahead';
    return say(key, { card, n });
  }
  return say(isSure && n > 0 ? 'advise-smear' : 'advise-best', { card, n });
}

/** In null, where the declarer must not take the trick. */
function staysBelow({ trick }: ThreeState, card: Card): Message<Key> {
  const cards = trick.map((played) => played.card);
  const other = defined(cards[winnerOf(cards, 'null')], 'the card that takes');
  if (kindOf(card, 'null') !== kindOf(other, 'null')) return say('advise-discard', { card });
  return beats(other, card, 'null')
    ? say('advise-under', { card, other })
    : say('advise-safe', { card });
}
