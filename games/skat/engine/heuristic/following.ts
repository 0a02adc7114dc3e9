import { beats, type Card, kindOf, partsOf, pipsOf, strengthOf } from '../../rules/cards.ts';
import { ALL_POINTS, TARGETS } from '../../rules/contract.ts';
import { trickPoints } from '../../rules/deal.ts';
import {
  beatProbability,
  isMaster,
  maxBy,
  ofKind,
  pips,
  ruffProbability,
  type Situation,
  unseenOf,
} from './situation.ts';

/*
 * Guessed, in card points.
 *
 * Points that the last player adds on average: to a partner's trick, to an opponent's, and taking it.
 */
const GIVES = 6;
const SPARES = 1.5;
const TAKES = 4;
/** The value of reaching the points that decide the game. */
const DECIDES = 30;

/** The card to play to a trick led by another player, in a game with trumps. */
export function follow(situation: Situation): Card | null {
  return maxBy(
    cheapestFirst(situation),
    (card) => trickValue(situation, card) - keepValue(situation, card),
  );
}

function cheapestFirst({ legal, order }: Situation): readonly Card[] {
  return legal.toSorted((a, b) => strengthOf(a, order) - strengthOf(b, order));
}

/** The card points that the trick brings this side with a card; negative when it is lost. */
function trickValue(situation: Situation, card: Card): number {
  const { order, view, best, you, behind, partner } = situation;
  const led = view.trick[0];
  if (!led || !best) return 0;
  const kind = kindOf(led.card, order);
  const takes = beats(card, best.card, order);
  const leading = takes ? card : best.card;
  const isOurs = takes || best.seat === partner;
  const points = pipsOf(view.trick.map((one) => one.card)) + pips(card);
  const last = behind[0];
  if (last === undefined) return isOurs ? points + decisive(situation, points) : -points;
  const beaten = beatProbability(situation, last, kind, leading);
  if (last === partner) {
    // The partner takes the trick where that helps, and otherwise gives or spares points.
    const ours = isOurs ? 1 : beaten;
    return ours * (points + GIVES) - (1 - ours) * (points + SPARES);
  }
  const lost = isOurs ? beaten : 1;
  const theirs = !isOurs && you === situation.declarer ? GIVES : TAKES;
  return (1 - lost) * (points + SPARES) - lost * (points + theirs);
}

function decisive({ view, isDeclarer, declarer }: Situation, points: number): number {
  const own = trickPoints(view.tricks, (seat) => (seat === declarer) === isDeclarer);
  const needed = isDeclarer
    ? TARGETS.game - pipsOf(view.skat ?? [])
    : ALL_POINTS - TARGETS.game + 1;
  return own < needed && own + points >= needed ? DECIDES : 0;
}

/** The value of a card in the hand, later on, in card points. */
function keepValue(situation: Situation, card: Card): number {
  return kindOf(card, situation.order) === 'trump'
    ? trumpValue(situation, card)
    : sideValue(situation, card);
}

function trumpValue(situation: Situation, card: Card): number {
  const isJack = partsOf(card).rank === 'J';
  // Of equal cards the higher is kept.
  const tieBreak = strengthOf(card, situation.order) / 20;
  if (situation.isDeclarer) {
    if (unseenOf(situation, 'trump').length === 0) return 8 + tieBreak;
    if (isMaster(situation, card)) return 9 + tieBreak;
    return (isJack ? 6 : 4) + tieBreak;
  }
  if (isMaster(situation, card)) return 9 + tieBreak;
  return (isJack ? 4 : 2) + tieBreak;
}

function sideValue(situation: Situation, card: Card): number {
  const { order, hand, opponents } = situation;
  const kind = kindOf(card, order);
  const own = ofKind(hand, kind, order);
  const { rank } = partsOf(card);
  const trumps = ofKind(hand, 'trump', order).length;
  const tieBreak = strengthOf(card, order) / 20;
  if (isMaster(situation, card)) {
    const later = situation.isDeclarer ? 8 : 3;
    return (pips(card) + later) * (1 - ruffProbability(situation, opponents, kind)) + tieBreak;
  }
  if (rank === 'T') return (own.length > 1 ? 4 : 0) + tieBreak;
  const guards =
    own.length === 2 &&
    own.some((other) => partsOf(other).rank === 'T' && !isMaster(situation, other));
  if (guards) return 3 + tieBreak;
  // Without the last card of a suit one can ruff.
  const last = own.length === 1 && trumps > 0 ? (situation.isDeclarer ? -3 : -1.5) : 0;
  return (rank === 'K' ? 1.5 : rank === 'Q' ? 0.5 : 0) + last + tieBreak;
}
