import { defined } from '@lusoria/core';
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

/** A player's view during card play, with the facts derived from it. */
export interface Situation {
  readonly view: ThreeView;
  readonly you: number;
  readonly order: Order;
  readonly hand: readonly Card[];
  /** The cards that may be played now. */
  readonly legal: readonly Card[];
  readonly declarer: number | null;
  /** Whether this player is the declarer. */
  readonly isDeclarer: boolean;
  /** The other defender; null for a declarer and in ramsch. */
  readonly partner: number | null;
  readonly opponents: readonly number[];
  /** The cards that may be in another hand, the declarer's open ones included. */
  readonly unseen: readonly Card[];
  /** The card that takes the trick so far. */
  readonly best: PlayedCard | null;
  /** The seats that play to this trick after this player. */
  readonly behind: readonly number[];
  /** The probability that another seat holds a card. */
  readonly holdsProbability: (seat: number, card: Card) => number;
}

/** The situation of the viewer; null for a non-player, and before a game is declared. */
export function situationIn(view: ThreeView): Situation | null {
  const { you, declarer, players, hand, trick } = view;
  const order = orderIn(view);
  if (you === null || !order || !players.includes(you)) return null;
  const others = players.filter((seat) => seat !== you);
  const isDeclarer = declarer === you;
  const partner =
    declarer === null || isDeclarer ? null : defined(others.find((one) => one !== declarer));
  const unseen = unseenIn(view);
  const at = players.indexOf(you);
  return {
    view,
    you,
    order,
    hand,
    legal: playableIn(view),
    declarer,
    isDeclarer,
    partner,
    opponents: others.filter((seat) => seat !== partner),
    unseen,
    best: bestOf(trick, order),
    behind: [1, 2]
      .slice(0, Math.max(0, 2 - trick.length))
      .map((n) => defined(players[(at + n) % 3])),
    holdsProbability: holdsProbabilityIn(view, order, others, unseen),
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
function bestOf(trick: readonly PlayedCard[], order: Order): PlayedCard | null {
  const [first, ...rest] = trick;
  if (!first) return null;
  return rest.reduce((best, one) => (beats(one.card, best.card, order) ? one : best), first);
}

/*
 * Guessed, not fitted: by how many times more likely a declarer holds a trump, or another card, than a
 * defender with as many cards; and how likely a card is a discard, beside being in a hand of two.
 */
const DECLARERS_TRUMPS = 1.8;
const DECLARERS_OTHERS = 0.8;
const TRUMP_DISCARDED = 0.05;
const OTHER_DISCARDED = 0.7;

function holdsProbabilityIn(
  view: ThreeView,
  order: Order,
  others: readonly number[],
  unseen: readonly Card[],
): Situation['holdsProbability'] {
  const { declarer, open, contract, pickedUp, counts } = view;
  const voids = new Map(others.map((seat) => [seat, voidsOf(seat, view, order)]));
  const shown = open && declarer !== null && declarer !== view.you ? new Set(open) : null;
  const hidden = new Set(unseen);
  const isNull = contract?.game === 'null';
  const weight = (seat: number, card: Card, kind: Kind): number => {
    if (voids.get(seat)?.has(kind) || (shown && seat === declarer)) return 0;
    const count = defined(counts[seat]);
    if (seat !== declarer || isNull) return count;
    return count * (kind === 'trump' ? DECLARERS_TRUMPS : DECLARERS_OTHERS);
  };
  const inSkat = (kind: Kind): number => {
    if (view.skat) return 0;
    if (!pickedUp || isNull) return SKAT;
    return SKAT * (kind === 'trump' ? TRUMP_DISCARDED : OTHER_DISCARDED);
  };
  return (seat, card) => {
    if (!hidden.has(card)) return 0;
    if (shown?.has(card)) return seat === declarer ? 1 : 0;
    const kind = kindOf(card, order);
    const all = others.reduce((sum, one) => sum + weight(one, card, kind), inSkat(kind));
    return all > 0 ? weight(seat, card, kind) / all : 0;
  };
}

/** The probability that a seat holds none of some cards, taken to be independent. */
export function holdsNoneProbability(
  { holdsProbability }: Situation,
  seat: number,
  cards: readonly Card[],
): number {
  return cards.reduce((product, card) => product * (1 - holdsProbability(seat, card)), 1);
}

export function unseenOf({ unseen, order }: Situation, kind: Kind): readonly Card[] {
  return unseen.filter((card) => kindOf(card, order) === kind);
}

/** A hand's cards of a kind. */
export function ofKind(cards: readonly Card[], kind: Kind, order: Order): readonly Card[] {
  return cards.filter((card) => kindOf(card, order) === kind);
}

/** Whether nobody else can hold a higher card of its kind. */
export function isMaster(situation: Situation, card: Card): boolean {
  const { order } = situation;
  const strength = strengthOf(card, order);
  return unseenOf(situation, kindOf(card, order)).every(
    (other) => strengthOf(other, order) < strength,
  );
}

/** The probability that a seat that plays later can beat the leading card. */
export function beatProbability(
  situation: Situation,
  seat: number,
  led: Kind,
  leading: Card,
): number {
  const { order } = situation;
  const kind = kindOf(leading, order);
  const higher = (of: Kind) =>
    unseenOf(situation, of).filter(
      (card) => kind !== of || strengthOf(card, order) > strengthOf(leading, order),
    );
  const follows = kind === led ? 1 - holdsNoneProbability(situation, seat, higher(led)) : 0;
  if (led === 'trump') return follows;
  const ruffs =
    voidProbability(situation, seat, led) *
    (1 - holdsNoneProbability(situation, seat, higher('trump')));
  return Math.min(1, follows + ruffs);
}

export function voidProbability(situation: Situation, seat: number, kind: Kind): number {
  return holdsNoneProbability(situation, seat, unseenOf(situation, kind));
}

/** The probability that one of some seats can ruff a suit. */
export function ruffProbability(
  situation: Situation,
  seats: readonly number[],
  kind: Kind,
): number {
  if (kind === 'trump') return 0;
  const trumps = unseenOf(situation, 'trump');
  const safe = seats.reduce(
    (product, seat) =>
      product *
      (1 -
        voidProbability(situation, seat, kind) *
          (1 - holdsNoneProbability(situation, seat, trumps))),
    1,
  );
  return 1 - safe;
}

/** The card points of a card. */
export function pips(card: Card): number {
  return PIPS[partsOf(card).rank];
}

/** The item with the highest score; the first of equals. */
export function maxBy<T>(items: readonly T[], scoreOf: (item: T) => number): T | null {
  let best: { readonly item: T; readonly score: number } | null = null;
  for (const item of items) {
    const score = scoreOf(item);
    if (!best || score > best.score) best = { item, score };
  }
  return best ? best.item : null;
}
