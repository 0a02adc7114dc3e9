import type { Card, GameName } from '../../rules/cards.ts';
import { SKAT } from '../../rules/three/deal.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { nextContext, openingContext, type PlayContext } from '../policies/play-context.ts';
import { type Layout, layout, maskOf } from '../solver/index.ts';

/** A card that was played, and the context it was played in. */
interface Play {
  readonly player: number;
  readonly card: number;
  readonly context: PlayContext;
}

/**
 * A player's knowledge of the cards of a declared game, as masks of its layout. Players are numbered from
 * the declarer, 0, in the order of play; lists are by player.
 */
export interface Knowledge {
  readonly view: ThreeView;
  readonly game: GameName;
  readonly layout: Layout;
  readonly me: number;
  /** The seats of the players. */
  readonly seats: readonly number[];
  /** The cards on the table, at most two. */
  readonly trick: readonly number[];
  /** Known hands, the own among them; null is hidden. */
  readonly knownHands: readonly (number | null)[];
  readonly handSizes: readonly number[];
  /** The skat, or the discards; null when it is hidden. */
  readonly skat: number | null;
  /** The cards in hidden hands or in the hidden skat. */
  readonly hidden: number;
  /** The cards that each has played. */
  readonly played: readonly number[];
  readonly plays: readonly Play[];
  /** The context now; its `voids` are the cards that a player cannot have. */
  readonly context: PlayContext;
  /** Card points in tricks: the declarer's (without the skat) and the defenders'. */
  readonly points: number;
  readonly defenderPoints: number;
}

/** The knowledge of a viewer in a declared game; null before, and in ramsch. */
export function knowledgeIn(view: ThreeView): Knowledge | null {
  const { you, declarer, contract, players } = view;
  if (you === null || declarer === null || !contract || !players.includes(you)) return null;
  const order = layout(contract.game);
  const from = players.indexOf(declarer);
  const seats = [0, 1, 2].map((i) => players[(from + i) % 3]!);
  const history = historyIn(view, seats, order, you);
  const knownHands = seats.map((seat) => {
    if (seat === you) return maskOf(view.hand, order);
    return seat === declarer && view.open ? maskOf(view.open, order) : null;
  });
  const skat = view.skat && view.skat.length === SKAT ? maskOf(view.skat, order) : null;
  const seen = [...knownHands, skat, ...history.played].reduce<number>(
    (all, one) => all | (one ?? 0),
    0,
  );
  return {
    view,
    game: contract.game,
    layout: order,
    me: seats.indexOf(you),
    seats,
    trick: view.trick.map(({ card }) => bitOf(card, order)),
    knownHands,
    handSizes: seats.map((seat) => view.counts[seat]!),
    skat,
    hidden: ~seen,
    ...history,
  };
}

export function bitOf(card: Card, { cards }: Layout): number {
  return cards.indexOf(card);
}

type History = Pick<Knowledge, 'played' | 'plays' | 'context' | 'points' | 'defenderPoints'>;

function historyIn(
  { tricks, trick }: ThreeView,
  seats: readonly number[],
  order: Layout,
  you: number,
): History {
  const played = [0, 0, 0];
  const plays: Play[] = [];
  let points = 0;
  let defenderPoints = 0;
  const opener = (tricks[0]?.cards ?? trick)[0]?.seat ?? you;
  let context = openingContext(order, seats.indexOf(opener));
  for (const { cards, winner } of [...tricks, { cards: trick, winner: -1 }]) {
    for (const { seat, card: name } of cards) {
      const player = seats.indexOf(seat);
      const card = bitOf(name, order);
      plays.push({ player, card, context });
      played[player] = played[player]! | (1 << card);
      const taken = winner < 0 ? 0 : order.points[card]!;
      if (winner === seats[0]) points += taken;
      else defenderPoints += taken;
      context = nextContext(context, card);
    }
  }
  return { played, plays, context, points, defenderPoints };
}
