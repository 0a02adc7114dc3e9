import { pipsOf, playable, winnerOf } from '../../../rules/cards.ts';
import type { Position } from '../board.ts';

/**
 * The reference value for a solver: plain minimax over every line of play with the rules' own functions,
 * without bounds. It caches positions between tricks. Slow: for up to six tricks.
 */
export function trueValue(position: Position, known = new Map<string, number>()): number {
  const { game, hands, declarer, leader, trick, points } = position;
  if (trick.length === 3) {
    const taker = (leader + winnerOf(trick, game)) % 3;
    if (game === 'null' && taker === declarer) return 1;
    const taken = game !== 'null' && taker === declarer ? pipsOf(trick) : 0;
    const rest = { ...position, leader: taker, trick: [], points: 0 };
    return (game === 'null' ? 0 : points) + taken + trueValue(rest, known);
  }
  const seat = (leader + trick.length) % 3;
  const hand = hands[seat] ?? [];
  if (hand.length === 0) return game === 'null' ? 0 : points;
  const key = trick.length === 0 ? `${leader} ${hands.join(' ')}` : '';
  const found = key === '' ? undefined : known.get(key);
  if (found !== undefined) return found + points;
  const values = playable(hand, trick[0] ?? null, game).map((card) =>
    trueValue(played(position, card), known),
  );
  const value =
    seat === declarer
      ? bestFor(game, values)
      : -bestFor(
          game,
          values.map((v) => -v),
        );
  if (key !== '') known.set(key, value - points);
  return value;
}

/** The value that the declarer chooses. */
function bestFor(game: Position['game'], values: readonly number[]): number {
  return game === 'null' ? Math.min(...values) : Math.max(...values);
}

/** The position after a card; a trick that is full stays on the table. */
export function played(position: Position, card: Position['trick'][number]): Position {
  const { hands, leader, trick } = position;
  const seat = (leader + trick.length) % 3;
  return {
    ...position,
    hands: hands.map((hand, i) => (i === seat ? hand.filter((each) => each !== card) : hand)),
    trick: [...trick, card],
  };
}
