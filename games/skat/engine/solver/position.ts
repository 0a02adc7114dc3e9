import type { Card, GameName } from '../../rules/cards.ts';
import { type Board, setLayout } from './board.ts';
import { countOf, type Layout, layout, maskOf, pointsIn } from './layout.ts';

/** A deal with open cards, between two cards. */
export interface Position {
  readonly game: GameName;
  /** The remaining hands of the three seats, which play in the order 0, 1, 2. */
  readonly hands: readonly (readonly Card[])[];
  readonly declarer: number;
  /** The leader of the trick on the table, or of the next one. */
  readonly leader: number;
  /** The cards on the table in the order they were played, at most two. */
  readonly trick: readonly Card[];
  /** The declarer's card points so far, those of the skat included. Null does not read it. */
  readonly points: number;
}

/** A node of the search tree, besides the hands on the board. */
export interface Node {
  /** The player to move, counted from the declarer. */
  readonly seat: number;
  readonly trick: readonly number[];
  /** The tricks to come, the one on the table included. */
  readonly tricks: number;
  /** The card points of these tricks; in null 1, for the one trick that decides. */
  readonly rest: number;
}

/** The root of a search. */
export interface Root extends Node {
  readonly layout: Layout;
  readonly points: number;
}

/**
 * Puts a position on the board.
 *
 * @throws RangeError when a seat does not exist, a card is there twice, or the hands do not fit the
 *   cards on the table
 */
export function load(board: Board, position: Position): Root {
  const { game, hands, declarer, leader, trick, points } = position;
  const order = layout(game);
  if (hands.length !== 3 || trick.length > 2) throw new RangeError('three hands, two cards');
  for (const seat of [declarer, leader]) {
    if (![0, 1, 2].includes(seat)) throw new RangeError(`no seat ${seat}`);
  }
  const tricks = hands[leader]!.length + (trick.length > 0 ? 1 : 0);
  const cards = [...hands.flat(), ...trick];
  const all = maskOf(cards, order);
  if (tricks > 10 || countOf(all) !== cards.length) throw new RangeError('a card is there twice');
  setLayout(board, order);
  for (const [seat, hand] of hands.entries()) {
    const played = (seat - leader + 3) % 3 < trick.length ? 1 : 0;
    if (hand.length + played !== tricks) throw new RangeError(`seat ${seat} has too many cards`);
    board.hands[(seat - declarer + 3) % 3] = maskOf(hand, order);
  }
  return {
    layout: order,
    seat: (leader + trick.length - declarer + 3) % 3,
    trick: trick.map((card) => order.cards.indexOf(card)),
    tricks,
    rest: game === 'null' ? Math.min(tricks, 1) : pointsIn(all, order),
    points: game === 'null' ? 0 : points,
  };
}
