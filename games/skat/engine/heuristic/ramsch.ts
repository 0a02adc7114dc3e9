import { beats, type Card, kindOf, partsOf, pipsOf, strengthOf } from '../../rules/cards.ts';
import { SKAT } from '../../rules/three/deal.ts';
import { bestBy, holdsNone, ofKind, outOf, pips, type Sight } from './sight.ts';

/** A card in ramsch: points go to the others. */
export function playRamsch(sight: Sight): Card | null {
  return bestBy(sight.legal, (card) => -risk(sight, card) + relief(sight, card));
}

/** The points that are likely to come with a card. */
function risk(sight: Sight, card: Card): number {
  const { view, order, best, behind } = sight;
  if (best && !beats(card, best.card, order)) return 0;
  const points = pipsOf(view.trick.map((one) => one.card)) + pips(card);
  const kind = best ? kindOf(best.card, order) : kindOf(card, order);
  const stays = behind.reduce((all, seat) => all * (1 - mustBeat(sight, seat, card, kind)), 1);
  return stays * (points + 5 * behind.length + 3);
}

/** How likely somebody must go above a card. */
function mustBeat(sight: Sight, seat: number, card: Card, led: ReturnType<typeof kindOf>): number {
  const out = outOf(sight, led);
  const higher = out.filter((other) => beats(other, card, sight.order));
  const lower = out.filter((other) => !beats(other, card, sight.order));
  return holdsNone(sight, seat, lower) * (1 - holdsNone(sight, seat, higher));
}

/** How good it is to be rid of a card. */
function relief({ hand, order }: Sight, card: Card): number {
  const kind = kindOf(card, order);
  const short = kind === 'trump' ? 0 : 3 - ofKind(hand, kind, order).length;
  return strengthOf(card, order) * (kind === 'trump' ? 0.25 : 0.5) + pips(card) * 0.3 + short * 0.5;
}

/** What is pushed on: high cards of suits that have few low ones. No jacks. */
export function pushed(hand: readonly Card[]): readonly Card[] {
  const suited = hand.filter((card) => partsOf(card).rank !== 'J');
  const worth = (card: Card) => {
    const { suit } = partsOf(card);
    const own = suited.filter((other) => partsOf(other).suit === suit);
    const low = own.filter((other) => pips(other) === 0).length;
    return strengthOf(card, 'ramsch') + pips(card) / 2 - 3 * low - own.length;
  };
  return suited.toSorted((a, b) => worth(b) - worth(a)).slice(0, SKAT);
}
