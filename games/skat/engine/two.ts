import { pick, type Random } from '@lusoria/core';
import type { Action } from '../rules/actions.ts';
import {
  beats,
  type Card,
  type GameName,
  GAMES,
  kindOf,
  partsOf,
  pipsOf,
  playable,
  type Rank,
  strengthOf,
  TRUMP_SUIT,
} from '../rules/cards.ts';
import { playableBy } from '../rules/two/legal.ts';
import { dealerOf, openOf } from '../rules/two/rows.ts';
import type { TwoView } from '../rules/two/types.ts';

/**
 * By so much the four cards of the dealer must be better than the namer's for kontra. A lost game
 * counts twice, so kontra pays as soon as the namer loses more than one in three.
 */
const KONTRA_FROM = 1;
/** By so much the namer's must be better than the dealer's for re. */
const RE_FROM = 4;

/** An action by rules of thumb; null when the viewer is not to act. */
export function chooseForTwo(view: TwoView, random: Random): Action | null {
  const { you } = view;
  if (you === null || view.current !== you) return null;
  switch (view.phase) {
    case 'deal':
    case 'over':
      return null;
    case 'name':
      return { type: 'name', game: bestGame(openOf(view, you), random) };
    case 'kontra':
      return lead(view, you) >= KONTRA_FROM ? { type: 'double', to: 2 } : { type: 'no-double' };
    case 're':
      return lead(view, you) >= RE_FROM ? { type: 'double', to: 4 } : { type: 'no-double' };
    case 'play':
      return { type: 'play', card: cardToPlay(view, you, random) };
  }
}

/** Grand with a jack and two aces; otherwise the suit in which these cards are worth most. */
function bestGame(cards: readonly Card[], random: Random): GameName {
  const held = (rank: Rank) => cards.filter((card) => partsOf(card).rank === rank).length;
  if (held('J') >= 1 && held('A') >= 2) return 'grand';
  const suits = GAMES.filter((game) => TRUMP_SUIT[game] !== null);
  return best(suits, (game) => handWorth(cards, game), random);
}

/** By how much the open cards of a seat are better than the other's. */
function lead(view: TwoView, seat: number): number {
  const { game } = view;
  if (game === null) return 0;
  return handWorth(openOf(view, seat), game) - handWorth(openOf(view, dealerOf(seat)), game);
}

/** The worth of cards in a game, in tricks or so. */
function handWorth(cards: readonly Card[], game: GameName): number {
  return cards.reduce((sum, card) => sum + cardWorth(card, game), 0);
}

function cardWorth(card: Card, game: GameName): number {
  const { rank } = partsOf(card);
  if (rank === 'J') return game === 'grand' ? 2.4 : 2;
  if (kindOf(card, game) === 'trump') return rank === 'A' || rank === 'T' ? 1.8 : 1.5;
  if (rank === 'A') return 1.2;
  return rank === 'T' ? 0.4 : 0;
}

/**
 * The card that does best in this trick, given the other side's open cards: points won or lost, plus
 * the gain in strength of the remaining cards over the other side's.
 */
function cardToPlay(view: TwoView, you: number, random: Random): Card {
  const { game, trick } = view;
  const cards = playableBy(view, you);
  const [led] = trick;
  if (game === null) return pick(cards, random);
  if (led) return best(cards, (card) => -gainOf(led.card, card, game), random);
  const replies = openOf(view, dealerOf(you));
  // The leader expects the best reply.
  return best(
    cards,
    (card) => Math.min(...playable(replies, card, game).map((reply) => gainOf(card, reply, game))),
    random,
  );
}

/** The worth of a trick to its leader. */
function gainOf(led: Card, reply: Card, game: GameName): number {
  const pips = pipsOf([led, reply]);
  const spent = keepWorth(reply, game) - keepWorth(led, game);
  return (beats(reply, led, game) ? -pips : pips) + spent;
}

/** The worth of keeping a card for later, in points. */
function keepWorth(card: Card, game: GameName): number {
  const { rank } = partsOf(card);
  if (kindOf(card, game) === 'trump') return 5 + strengthOf(card, game) / 4;
  return rank === 'A' ? 4 : strengthOf(card, game) / 4;
}

/** The item that counts most; of equal ones any. */
function best<T>(items: readonly T[], worth: (item: T) => number, random: Random): T {
  const worths = items.map(worth);
  const most = Math.max(...worths);
  return pick(
    items.filter((_, i) => worths[i] === most),
    random,
  );
}
