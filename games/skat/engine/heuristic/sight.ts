import {
  beats,
  type Card,
  CARDS,
  type Kind,
  kindOf,
  type Order,
  partsOf,
  PIPS,
  strengthOf,
} from '../../rules/cards.ts';
import { playedBy, type PlayedCard, voidsOf } from '../../rules/deal.ts';
import { SKAT } from '../../rules/three/deal.ts';
import { orderIn, playableIn } from '../../rules/three/index.ts';
import type { ThreeView } from '../../rules/three/types.ts';

/** What a player can tell from the table while the cards are played. */
export interface Sight {
  readonly view: ThreeView;
  readonly you: number;
  readonly order: Order;
  readonly hand: readonly Card[];
  /** The cards that may be played now. */
  readonly legal: readonly Card[];
  readonly declarer: number | null;
  /** Whether this player is the declarer. */
  readonly alone: boolean;
  /** The other defender; null for a declarer and in ramsch. */
  readonly partner: number | null;
  readonly foes: readonly number[];
  /** The cards that may be in the hand of somebody else, the declarer's open ones included. */
  readonly unseen: readonly Card[];
  /** The card that takes the trick so far. */
  readonly best: PlayedCard | null;
  /** Who plays to this trick after this player. */
  readonly behind: readonly number[];
  /** How likely it is that somebody else holds a card, from 0 to 1. */
  readonly chance: (seat: number, card: Card) => number;
}

/** Looks at the table; null for whoever does not play, and before a game is named. */
export function look(view: ThreeView): Sight | null {
  const { you, declarer, players, hand, trick } = view;
  const order = orderIn(view);
  if (you === null || !order || !players.includes(you)) return null;
  const others = players.filter((seat) => seat !== you);
  const alone = declarer === you;
  const partner =
    declarer === null || alone ? null : (others.find((one) => one !== declarer) ?? null);
  const unseen = unseenIn(view);
  const at = players.indexOf(you);
  return {
    view,
    you,
    order,
    hand,
    legal: playableIn(view),
    declarer,
    alone,
    partner,
    foes: others.filter((seat) => seat !== partner),
    unseen,
    best: bestOf(trick, order),
    behind: [1, 2]
      .slice(0, Math.max(0, 2 - trick.length))
      .flatMap((n) => players[(at + n) % 3] ?? []),
    chance: chances(view, order, others, unseen),
  };
}

function unseenIn(view: ThreeView): readonly Card[] {
  const own = view.skat ?? [];
  const played = new Set(view.players.flatMap((seat) => playedBy(seat, view)));
  return CARDS.filter(
    (card) => !played.has(card) && !view.hand.includes(card) && !own.includes(card),
  );
}

/** Which of the cards on the table takes the trick so far. */
export function bestOf(trick: readonly PlayedCard[], order: Order): PlayedCard | null {
  const [first, ...rest] = trick;
  if (!first) return null;
  return rest.reduce((best, one) => (beats(one.card, best.card, order) ? one : best), first);
}

/** How much more trumps a declarer holds than another with as many cards, and how much less else. */
const DECLARERS_TRUMPS = 1.8;
const DECLARERS_OTHERS = 0.8;
/** How likely a card lies in the skat, beside being in a hand of as many cards. */
const TRUMP_LAID_AWAY = 0.05;
const OTHER_LAID_AWAY = 0.7;

function chances(
  view: ThreeView,
  order: Order,
  others: readonly number[],
  unseen: readonly Card[],
): Sight['chance'] {
  const { declarer, open, contract, pickedUp, counts } = view;
  const voids = new Map(others.map((seat) => [seat, voidsOf(seat, view, order)]));
  const shown = open && declarer !== null && declarer !== view.you ? new Set(open) : null;
  const hidden = new Set(unseen);
  const isNull = contract?.game === 'null';
  const weight = (seat: number, card: Card, kind: Kind): number => {
    if (voids.get(seat)?.has(kind) || (shown && seat === declarer)) return 0;
    const count = counts[seat] ?? 0;
    if (seat !== declarer || isNull) return count;
    return count * (kind === 'trump' ? DECLARERS_TRUMPS : DECLARERS_OTHERS);
  };
  const away = (kind: Kind): number => {
    if (view.skat) return 0;
    if (!pickedUp || isNull) return SKAT;
    return SKAT * (kind === 'trump' ? TRUMP_LAID_AWAY : OTHER_LAID_AWAY);
  };
  return (seat, card) => {
    if (!hidden.has(card)) return 0;
    if (shown?.has(card)) return seat === declarer ? 1 : 0;
    const kind = kindOf(card, order);
    const all = others.reduce((sum, one) => sum + weight(one, card, kind), away(kind));
    return all > 0 ? weight(seat, card, kind) / all : 0;
  };
}

/** How likely a seat holds none of some cards. */
export function holdsNone({ chance }: Sight, seat: number, cards: readonly Card[]): number {
  return cards.reduce((product, card) => product * (1 - chance(seat, card)), 1);
}

/** The unseen cards of a kind. */
export function outOf({ unseen, order }: Sight, kind: Kind): readonly Card[] {
  return unseen.filter((card) => kindOf(card, order) === kind);
}

/** A hand's cards of a kind. */
export function ofKind(cards: readonly Card[], kind: Kind, order: Order): readonly Card[] {
  return cards.filter((card) => kindOf(card, order) === kind);
}

/** Whether nobody else can hold a higher card of its kind. */
export function isMaster(sight: Sight, card: Card): boolean {
  const { order } = sight;
  const strength = strengthOf(card, order);
  return outOf(sight, kindOf(card, order)).every((other) => strengthOf(other, order) < strength);
}

/** How likely a seat that plays later beats the card that leads, if it wants to. */
export function canBeat(sight: Sight, seat: number, led: Kind, leading: Card): number {
  const { order } = sight;
  const kind = kindOf(leading, order);
  const higher = (of: Kind) =>
    outOf(sight, of).filter(
      (card) => kind !== of || strengthOf(card, order) > strengthOf(leading, order),
    );
  const follows = kind === led ? 1 - holdsNone(sight, seat, higher(led)) : 0;
  if (led === 'trump') return follows;
  const ruffs = isVoid(sight, seat, led) * (1 - holdsNone(sight, seat, higher('trump')));
  return Math.min(1, follows + ruffs);
}

/** How likely a seat has none of a kind. */
export function isVoid(sight: Sight, seat: number, kind: Kind): number {
  return holdsNone(sight, seat, outOf(sight, kind));
}

/** How likely one of some seats ruffs a suit. */
export function isRuffed(sight: Sight, seats: readonly number[], kind: Kind): number {
  if (kind === 'trump') return 0;
  const trumps = outOf(sight, 'trump');
  const safe = seats.reduce(
    (product, seat) =>
      product * (1 - isVoid(sight, seat, kind) * (1 - holdsNone(sight, seat, trumps))),
    1,
  );
  return 1 - safe;
}

/** What a card counts. */
export function pips(card: Card): number {
  return PIPS[partsOf(card).rank];
}

/** The one of some things that is worth most; the first of equals. */
export function bestBy<T>(items: readonly T[], worth: (item: T) => number): T | null {
  let best: { readonly item: T; readonly worth: number } | null = null;
  for (const item of items) {
    const value = worth(item);
    if (!best || value > best.worth) best = { item, worth: value };
  }
  return best ? best.item : null;
}
