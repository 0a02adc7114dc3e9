import type { Card, GameName } from '../../rules/cards.ts';
import { type Board, choose } from './board.ts';
import { countOf, type Layout, layout, maskOf } from './layout.ts';

/** A deal with open cards, between two cards. */
export interface Position {
  readonly game: GameName;
  /** What each of three seats still holds. They play in the order 0, 1, 2. */
  readonly hands: readonly (readonly Card[])[];
  readonly declarer: number;
  /** Who leads, or has led the trick on the table. */
  readonly leader: number;
  /** The cards on the table in the order they were played, at most two. */
  readonly trick: readonly Card[];
  /** The declarer's card points so far, those of the skat included. Null does not read it. */
  readonly points: number;
}

/** A position as bits, the declarer in seat 0. The hands are on the board. */
export interface Root {
  readonly layout: Layout;
  readonly declarer: number;
  /** Who is to play, counted from the declarer. */
  readonly seat: number;
  readonly trick: readonly number[];
  /** The tricks to come, the one on the table included. */
  readonly tricks: number;
  /** What the cards of these tricks count; in null 1, for the one trick that decides. */
  readonly rest: number;
  readonly points: number;
}

/**
 * Puts a position on the board.
 *
 * @throws RangeError when a seat does not exist, a card is there twice, or the hands do not fit the
 *   cards on the table.
 */
export function load(board: Board, position: Position): Root {
  const { game, hands, declarer, leader, trick, points } = position;
  const order = layout(game);
  if (hands.length !== 3 || trick.length > 2) throw new RangeError('three hands, two cards');
  for (const seat of [declarer, leader]) {
    if (![0, 1, 2].includes(seat)) throw new RangeError(`no seat ${seat}`);
  }
  const tricks = (hands[leader]?.length ?? 0) + (trick.length > 0 ? 1 : 0);
  const all = [...hands.flat(), ...trick];
  if (tricks > 10 || countOf(maskOf(all, order)) !== all.length) {
    throw new RangeError('a card is there twice');
  }
  choose(board, order);
  for (const [seat, hand] of hands.entries()) {
    const played = (seat - leader + 3) % 3 < trick.length ? 1 : 0;
    if (hand.length + played !== tricks) throw new RangeError(`seat ${seat} has too many cards`);
    board.hands[(seat - declarer + 3) % 3] = maskOf(hand, order);
  }
  const counts = (card: Card) => order.points[order.cards.indexOf(card)] ?? 0;
  return {
    layout: order,
    declarer,
    seat: (leader + trick.length - declarer + 3) % 3,
    trick: trick.map((card) => order.cards.indexOf(card)),
    tricks,
    rest: game === 'null' ? Math.min(tricks, 1) : all.reduce((sum, card) => sum + counts(card), 0),
    points: game === 'null' ? 0 : points,
  };
}
