import { beats, type Card, kindOf, partsOf, pipsOf, strengthOf } from '../../rules/cards.ts';
import { SKAT } from '../../rules/three/deal.ts';
import {
  holdsNoneProbability,
  maxBy,
  ofKind,
  pips,
  type Situation,
  unseenOf,
} from './situation.ts';

/** A card in ramsch, where points should go to others. */
export function playRamsch(situation: Situation): Card | null {
  return maxBy(situation.legal, (card) => -risk(situation, card) + relief(situation, card));
}

/** The card points that a card is expected to take, and what taking the lead costs. */
function risk(situation: Situation, card: Card): number {
  const { view, order, best, behind } = situation;
  if (best && !beats(card, best.card, order)) return 0;
  const points = pipsOf(view.trick.map((one) => one.card)) + pips(card);
  const kind = best ? kindOf(best.card, order) : kindOf(card, order);
  const stays = behind.reduce(
    (all, seat) => all * (1 - mustBeatProbability(situation, seat, card, kind)),
    1,
  );
  return stays * (points + 5 * behind.length + 3);
}

/** The probability that a seat must beat a card. */
function mustBeatProbability(
  situation: Situation,
  seat: number,
  card: Card,
  led: ReturnType<typeof kindOf>,
): number {
  const out = unseenOf(situation, led);
  const higher = out.filter((other) => beats(other, card, situation.order));
  const lower = out.filter((other) => !beats(other, card, situation.order));
  return (
    holdsNoneProbability(situation, seat, lower) *
    (1 - holdsNoneProbability(situation, seat, higher))
  );
}

/** The value of getting rid of a card. */
function relief({ hand, order }: Situation, card: Card): number {
  const kind = kindOf(card, order);
  const short = kind === 'trump' ? 0 : 3 - ofKind(hand, kind, order).length;
  return strengthOf(card, order) * (kind === 'trump' ? 0.25 : 0.5) + pips(card) * 0.3 + short * 0.5;
}

/** The cards to push: high cards of suits with few low ones, no jacks. */
export function cardsToPush(hand: readonly Card[]): readonly Card[] {
  const suited = hand.filter((card) => partsOf(card).rank !== 'J');
  const expectedValue = (card: Card) => {
    const { suit } = partsOf(card);
    const own = suited.filter((other) => partsOf(other).suit === suit);
    const low = own.filter((other) => pips(other) === 0).length;
    return strengthOf(card, 'ramsch') + pips(card) / 2 - 3 * low - own.length;
  };
  return suited.toSorted((a, b) => expectedValue(b) - expectedValue(a)).slice(0, SKAT);
}
