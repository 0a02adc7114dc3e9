import type { Card, GameName } from '../../rules/cards.ts';
import { SKAT } from '../../rules/three/deal.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { type Layout, layout, maskOf } from '../solver/index.ts';

/** A card that was played: by whom, what was led and what held the trick before; -1 when it led. */
export interface Played {
  readonly place: number;
  readonly card: number;
  readonly led: number;
  readonly best: number;
  /** Who had played the card that held the trick. */
  readonly holder: number;
  /** How many cards lay on the table, and which. */
  readonly on: number;
  readonly trick: number;
}

/**
 * What a player knows of the cards of a game with a declarer, as bits of its layout. Players go by
 * place: the declarer is 0, and they play in the order 0, 1, 2.
 */
export interface Known {
  readonly view: ThreeView;
  readonly game: GameName;
  readonly layout: Layout;
  readonly me: number;
  /** The seats by place. */
  readonly seats: readonly number[];
  /** The cards on the table; the last of three is never there. */
  readonly trick: readonly number[];
  /** Hands that are known, the viewer's own among them; null is hidden. */
  readonly held: readonly (number | null)[];
  /** How many cards each has. */
  readonly sizes: readonly number[];
  /** The skat, or what was laid away; null when the viewer does not know it. */
  readonly skat: number | null;
  /** The cards that are in hidden hands or in the hidden skat. */
  readonly hidden: number;
  /** By place: the cards it cannot have, for it did not follow. */
  readonly lacks: readonly number[];
  /** What each has played. */
  readonly played: readonly number[];
  readonly plays: readonly Played[];
  /** Card points in tricks: the declarer's (without the skat) and the others'. */
  readonly points: number;
  readonly lost: number;
  /** Tricks of the declarer and of the others. */
  readonly taken: number;
  readonly given: number;
}

/** What a view tells once a game is declared; null before, and in ramsch. */
export function knownIn(view: ThreeView): Known | null {
  const { you, declarer, contract, players } = view;
  if (you === null || declarer === null || !contract || !players.includes(you)) return null;
  const order = layout(contract.game);
  const from = players.indexOf(declarer);
  const seats = [0, 1, 2].map((i) => players[(from + i) % 3] ?? 0);
  const history = read(view, seats, order);
  const held = seats.map((seat) => {
    if (seat === you) return maskOf(view.hand, order);
    return seat === declarer && view.open ? maskOf(view.open, order) : null;
  });
  const skat = view.skat && view.skat.length === SKAT ? maskOf(view.skat, order) : null;
  const seen = [...held, skat, ...history.played].reduce<number>((all, one) => all | (one ?? 0), 0);
  return {
    view,
    game: contract.game,
    layout: order,
    me: seats.indexOf(you),
    seats,
    trick: view.trick.map(({ card }) => bitOf(card, order)),
    held,
    sizes: seats.map((seat) => view.counts[seat] ?? 0),
    skat,
    hidden: ~seen,
    ...history,
  };
}

/** A card's bit. */
export function bitOf(card: Card, { cards }: Layout): number {
  return cards.indexOf(card);
}

/** What some cards count. */
export function pointsIn(mask: number, { points }: Layout): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    sum += points[31 - Math.clz32(rest & -rest)] ?? 0;
  }
  return sum;
}

type History = Pick<Known, 'lacks' | 'played' | 'plays' | 'points' | 'lost' | 'taken' | 'given'>;

function read({ tricks, trick }: ThreeView, seats: readonly number[], order: Layout): History {
  const lacks = [0, 0, 0];
  const played = [0, 0, 0];
  const plays: Played[] = [];
  const counts = { points: 0, lost: 0, taken: 0, given: 0 };
  for (const [at, { cards, winner }] of [...tricks, { cards: trick, winner: -1 }].entries()) {
    let led = -1;
    let best = -1;
    let holder = -1;
    let sum = 0;
    for (const [on, one] of cards.entries()) {
      const place = seats.indexOf(one.seat);
      const card = bitOf(one.card, order);
      plays.push({ place, card, led, best, holder, on, trick: at });
      played[place] = (played[place] ?? 0) | (1 << card);
      sum += order.points[card] ?? 0;
      if (led >= 0 && (((order.follow[led] ?? 0) >>> card) & 1) === 0) {
        lacks[place] = (lacks[place] ?? 0) | (order.follow[led] ?? 0);
      }
      if (led < 0) led = card;
      if (best < 0 || (((order.beats[best] ?? 0) >>> card) & 1) === 1) {
        best = card;
        holder = place;
      }
    }
    if (winner < 0) continue;
    if (winner === seats[0]) {
      counts.points += sum;
      counts.taken += 1;
    } else {
      counts.lost += sum;
      counts.given += 1;
    }
  }
  return { lacks, played, plays, ...counts };
}
