import { defined } from '@lusoria/core';
import * as v from 'valibot';
import type { Position } from '../engine/solver/index.ts';
import { type Card, kindOf, pipsOf, playable, strengthOf, winnerOf } from '../rules/cards.ts';
import type { PlayedCard, Trick } from '../rules/deal.ts';
import { optionsSchema } from '../rules/options.ts';
import { init, viewOf } from '../rules/three/index.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { isLaying, type Puzzle } from './puzzle.ts';

/** Any deal of three at the usual rules, before its cards are dealt. */
const ROUND = {
  options: v.parse(optionsSchema, {}),
  seats: 3,
  first: 0,
  place: { number: 0, of: 36, kind: 'plain' },
} as const;

/** A deal after some cards. */
export interface Moment {
  /** Cards that each seat still holds. */
  readonly hands: readonly (readonly Card[])[];
  readonly tricks: readonly Trick[];
  /** The cards on the table. */
  readonly trick: readonly PlayedCard[];
  /** Leader of the trick. */
  readonly leader: number;
  /** Seat to play, or to lay a card away. */
  readonly seat: number;
}

/** A deal and the cards played in it so far. */
type Deal = Pick<Puzzle, 'contract' | 'hands' | 'plays'> & DeclarersCards;

/**
 * The moment at which a puzzle is.
 *
 * @throws RangeError when a card was played that its player did not have, or that does not follow
 */
export function momentOf(deal: Deal): Moment {
  const { contract, hands, plays } = deal;
  const seat = isLaying(deal) ? deal.declarer : 0;
  let now: Moment = { hands, tricks: [], trick: [], leader: 0, seat };
  for (const card of plays) now = afterCard(now, card, contract.game);
  return now;
}

/** The moment after another card. @throws RangeError when it may not be played */
export function afterCard(now: Moment, card: Card, game: Puzzle['contract']['game']): Moment {
  const { seat, leader, trick, tricks } = now;
  if (!legalAt(now, game).includes(card)) throw new RangeError(`${card} may not be played`);
  const hands = now.hands.map((hand, i) =>
    i === seat ? hand.filter((one) => one !== card) : hand,
  );
  const cards = [...trick, { seat, card }];
  if (cards.length < 3) return { hands, tricks, trick: cards, leader, seat: (seat + 1) % 3 };
  const at = winnerOf(
    cards.map((one) => one.card),
    game,
  );
  const winner = (leader + at) % 3;
  return { hands, tricks: [...tricks, { cards, winner }], trick: [], leader: winner, seat: winner };
}

/**
 * A puzzle and its moment after the card that is chosen: played, or laid away.
 *
 * @throws RangeError when it may not be
 */
export function afterChoice<D extends Deal>(
  deal: D,
  card: Card,
): { readonly deal: D; readonly now: Moment } {
  const now = momentOf(deal);
  if (!isLaying(deal)) return { deal, now: afterCard(now, card, deal.contract.game) };
  if (!defined(now.hands[now.seat]).includes(card)) {
    throw new RangeError(`${card} cannot be laid away`);
  }
  const hands = deal.hands.map((hand) => hand.filter((one) => one !== card));
  const laid = { ...deal, hands, discards: [...deal.discards, card] };
  return { deal: laid, now: momentOf(laid) };
}

/** The cards that may be played, or laid away. */
export function legalAt(
  { hands, trick, seat }: Moment,
  game: Puzzle['contract']['game'],
): readonly Card[] {
  return playable(defined(hands[seat]), trick[0]?.card ?? null, game);
}

/** The declarer's card points so far, with the skat. */
export function pointsAt({ tricks }: Moment, { declarer, discards }: DeclarersCards): number {
  const taken = tricks.filter(({ winner }) => winner === declarer);
  return pipsOf([...discards, ...taken.flatMap(({ cards }) => cards.map(({ card }) => card))]);
}

type DeclarersCards = Pick<Puzzle, 'declarer' | 'discards'>;

/** A moment for the solver. */
export function positionAt(
  now: Moment,
  puzzle: DeclarersCards & Pick<Puzzle, 'contract'>,
): Position {
  return {
    game: puzzle.contract.game,
    declarer: puzzle.declarer,
    hands: now.hands,
    leader: now.leader,
    trick: now.trick.map(({ card }) => card),
    points: pointsAt(now, puzzle),
  };
}

/** View of the seat to act. The auction is not known, but for the highest bid. */
export function viewAt(
  now: Moment,
  { contract, declarer, bid, discards }: DeclarersCards & Pick<Puzzle, 'contract' | 'bid'>,
): ThreeView {
  const { seat, hands, trick, tricks } = now;
  const before = viewOf(init(ROUND), seat);
  const isAlone = seat === declarer;
  return {
    ...before,
    phase: 'play',
    current: seat,
    hand: [...defined(hands[seat])],
    counts: hands.map((hand) => hand.length),
    bid,
    declarer,
    contract,
    pickedUp: !contract.hand,
    skat: isAlone && !contract.hand ? [...discards] : null,
    trick: [...trick],
    tricks: [...tricks],
    open: contract.ouvert ? [...defined(hands[declarer])] : null,
  };
}

/**
 * Whether two cards of the hand that is to play come to the same: no card of others lies between them, and they count
 * the same.
 *
 * @param others the cards that somebody else may hold, those on the table included
 */
export function isEquivalent(
  one: Card,
  other: Card,
  others: readonly Card[],
  game: Puzzle['contract']['game'],
): boolean {
  const kind = kindOf(one, game);
  if (kindOf(other, game) !== kind) return false;
  if (game !== 'null' && pipsOf([one]) !== pipsOf([other])) return false;
  const strengths = [strengthOf(one, game), strengthOf(other, game)];
  return others.every((card) => {
    if (kindOf(card, game) !== kind) return true;
    const strength = strengthOf(card, game);
    return strength < Math.min(...strengths) || strength > Math.max(...strengths);
  });
}
