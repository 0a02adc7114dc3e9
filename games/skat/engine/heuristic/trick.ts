import { beats, type Card, kindOf, partsOf, pipsOf, strengthOf } from '../../rules/cards.ts';
import { trickPoints } from '../../rules/deal.ts';
import { bestBy, canBeat, isMaster, isRuffed, ofKind, outOf, pips, type Sight } from './sight.ts';

/** What somebody who plays last adds on average: to a friend's trick, to a foe's, and taking it. */
const GIVES = 6;
const SPARES = 1.5;
const TAKES = 4;
/** What it is worth to reach the points that decide the game. */
const DECIDES = 30;

/** The card to add to a trick that somebody else has led, in a game with trumps. */
export function follow(sight: Sight): Card | null {
  return bestBy(cheapestFirst(sight), (card) => trickWorth(sight, card) - keepWorth(sight, card));
}

function cheapestFirst({ legal, order }: Sight): readonly Card[] {
  return legal.toSorted((a, b) => strengthOf(a, order) - strengthOf(b, order));
}

/** What the trick brings this side when this card is played to it: its points, or less when lost. */
function trickWorth(sight: Sight, card: Card): number {
  const { order, view, best, you, behind, partner } = sight;
  const led = view.trick[0];
  if (!led || !best) return 0;
  const kind = kindOf(led.card, order);
  const takes = beats(card, best.card, order);
  const leading = takes ? card : best.card;
  const isOurs = takes || best.seat === partner;
  const points = pipsOf(view.trick.map((one) => one.card)) + pips(card);
  const last = behind[0];
  if (last === undefined) return isOurs ? points + decides(sight, points) : -points;
  const beaten = canBeat(sight, last, kind, leading);
  if (last === partner) {
    // The partner takes the trick where that helps, and otherwise gives or spares points.
    const ours = isOurs ? 1 : beaten;
    return ours * (points + GIVES) - (1 - ours) * (points + SPARES);
  }
  const lost = isOurs ? beaten : 1;
  const theirs = !isOurs && you === sight.declarer ? GIVES : TAKES;
  return (1 - lost) * (points + SPARES) - lost * (points + theirs);
}

function decides({ view, alone, declarer }: Sight, points: number): number {
  const own = trickPoints(view.tricks, (seat) => (seat === declarer) === alone);
  const needed = alone ? 61 - pipsOf(view.skat ?? []) : 60;
  return own < needed && own + points >= needed ? DECIDES : 0;
}

/** What a card is worth in the hand later on. */
export function keepWorth(sight: Sight, card: Card): number {
  return kindOf(card, sight.order) === 'trump' ? trumpWorth(sight, card) : sideWorth(sight, card);
}

function trumpWorth(sight: Sight, card: Card): number {
  const isJack = partsOf(card).rank === 'J';
  // Among the lower trumps the higher is kept, if only by a hair.
  const hair = strengthOf(card, sight.order) / 20;
  if (sight.alone) {
    if (outOf(sight, 'trump').length === 0) return 8 + hair;
    if (isMaster(sight, card)) return 9 + hair;
    return (isJack ? 6 : 4) + hair;
  }
  if (isMaster(sight, card)) return 9 + hair;
  return (isJack ? 4 : 2) + hair;
}

function sideWorth(sight: Sight, card: Card): number {
  const { order, hand, foes } = sight;
  const kind = kindOf(card, order);
  const own = ofKind(hand, kind, order);
  const { rank } = partsOf(card);
  const trumps = ofKind(hand, 'trump', order).length;
  const hair = strengthOf(card, order) / 20;
  if (isMaster(sight, card)) {
    const waits = sight.alone ? 8 : 3;
    return (pips(card) + waits) * (1 - isRuffed(sight, foes, kind)) + hair;
  }
  if (rank === 'T') return (own.length > 1 ? 4 : 0) + hair;
  const guards =
    own.length === 2 && own.some((other) => partsOf(other).rank === 'T' && !isMaster(sight, other));
  if (guards) return 3 + hair;
  // To be rid of the last card of a suit lets one ruff.
  const last = own.length === 1 && trumps > 0 ? (sight.alone ? -3 : -1.5) : 0;
  return (rank === 'K' ? 1.5 : rank === 'Q' ? 0.5 : 0) + last + hair;
}
