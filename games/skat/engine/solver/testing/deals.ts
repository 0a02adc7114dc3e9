import { pick, type Random, shuffled } from '@lusoria/core';
import { CARDS, type GameName, pipsOf, playable, winnerOf } from '../../../rules/cards.ts';
import type { Position } from '../board.ts';
import { played } from './oracle.ts';

/** A full deal; the remaining cards are the declarer's discards. */
export function dealt(game: GameName, random: Random): Position {
  const cards = shuffled(CARDS, random);
  return {
    game,
    hands: [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30)],
    declarer: random.int(3),
    leader: 0,
    trick: [],
    points: game === 'null' ? 0 : pipsOf(cards.slice(30)),
  };
}

/** A position after so many cards of a deal, played at random; in null the declarer has no trick. */
export function later(position: Position, cards: number, random: Random): Position {
  let now = position;
  for (let i = 0; i < cards; i += 1) {
    const { game, hands, leader, trick } = now;
    const hand = hands[(leader + trick.length) % 3] ?? [];
    now = settled(played(now, pick(playable(hand, trick[0] ?? null, game), random)));
  }
  return now;
}

/** The position with a full trick taken from the table. */
export function settled(position: Position): Position {
  const { game, leader, trick, declarer, points } = position;
  if (trick.length < 3) return position;
  const taker = (leader + winnerOf(trick, game)) % 3;
  const taken = game !== 'null' && taker === declarer ? pipsOf(trick) : 0;
  return { ...position, leader: taker, trick: [], points: points + taken };
}
