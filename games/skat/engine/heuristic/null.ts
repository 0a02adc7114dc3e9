import { type Card, type Kind, kindOf, strengthOf, SUITS } from '../../rules/cards.ts';
import { bestBy, holdsNone, isVoid, ofKind, outOf, type Sight } from './sight.ts';

/** A card in null. */
export function playNull(sight: Sight): Card | null {
  if (sight.alone) return sight.best ? duck(sight, sight.best.card) : leadLow(sight);
  return sight.best ? press(sight, sight.best.card) : attack(sight);
}

const strength = (card: Card) => strengthOf(card, 'null');
const highest = (cards: readonly Card[]) => bestBy(cards, strength);
const lowest = (cards: readonly Card[]) => bestBy(cards, (card) => -strength(card));

/**
 * How far some cards of a suit are from never taking a trick: the second lowest can stand one lower
 * card with the others, the third lowest two, and so on.
 */
export function danger(own: readonly Card[], out: readonly Card[]): number {
  const upwards = own.toSorted((a, b) => strength(a) - strength(b));
  return upwards.reduce((sum, card, i) => {
    const below = out.filter((other) => strength(other) < strength(card)).length;
    return sum + Math.max(0, below - i);
  }, 0);
}

function dangerIn({ order, ...sight }: Sight, hand: readonly Card[], kind: Kind): number {
  return danger(ofKind(hand, kind, order), outOf({ order, ...sight }, kind));
}

/** The declarer stays below, as high as that goes; whoever cannot follow throws what is dangerous. */
function duck(sight: Sight, best: Card): Card | null {
  const { legal, hand, order, behind } = sight;
  const kind = kindOf(best, order);
  const suit = ofKind(legal, kind, order);
  if (suit.length > 0) {
    const below = suit.filter((card) => strength(card) < strength(best));
    // The last one above all can as well be high.
    return highest(below) ?? (behind.length > 0 ? lowest(suit) : highest(suit));
  }
  return bestBy(legal, (card) => {
    const of = kindOf(card, order);
    const rest = hand.filter((other) => other !== card);
    return dangerIn(sight, hand, of) - dangerIn(sight, rest, of) + strength(card) / 10;
  });
}

/** How likely it is that a seat must go above a card. */
function mustBeat(sight: Sight, seat: number, card: Card): number {
  const out = outOf(sight, kindOf(card, sight.order));
  const lower = out.filter((other) => strength(other) < strength(card));
  const higher = out.filter((other) => strength(other) > strength(card));
  return holdsNone(sight, seat, lower) * (1 - holdsNone(sight, seat, higher));
}

function leadLow(sight: Sight): Card | null {
  const { legal, hand, foes, order } = sight;
  return bestBy(legal, (card) => {
    const stuck = foes.reduce((all, foe) => all * (1 - mustBeat(sight, foe, card)), 1);
    const rest = hand.filter((other) => other !== card);
    const left = SUITS.reduce((sum, kind) => sum + dangerIn(sight, rest, kind), 0);
    return (
      -20 * stuck -
      left -
      strength(card) / 100 +
      ofKind(hand, kindOf(card, order), order).length / 100
    );
  });
}

/** A defender leads where the declarer may have to take. */
function attack(sight: Sight): Card | null {
  const { legal, hand, order, declarer, partner } = sight;
  if (declarer === null || partner === null) return lowest(legal);
  return bestBy(legal, (card) => {
    const kind = kindOf(card, order);
    const caught = mustBeat(sight, declarer, card) * (1 - mustBeat(sight, partner, card));
    const useless = isVoid(sight, declarer, kind);
    const short = ofKind(hand, kind, order).length;
    return 12 * caught - 3 * useless - strength(card) * 0.4 - short * 0.3 + played(sight, kind);
  });
}

/** The suit that a defender has led already is gone on with. */
function played({ view, order, declarer }: Sight, kind: Kind): number {
  const led = view.tricks.some(({ cards }) => {
    const [first] = cards;
    return first && first.seat !== declarer && kindOf(first.card, order) === kind;
  });
  return led ? 0.6 : 0;
}

/** A defender keeps the trick low, and gets rid of high cards where that does no harm. */
function press(sight: Sight, best: Card): Card | null {
  const { legal, order, view, declarer, behind } = sight;
  const suit = ofKind(legal, kindOf(best, order), order);
  if (suit.length === 0) return discard(sight);
  const below = suit.filter((card) => strength(card) < strength(best));
  const isCaught = sight.best?.seat === declarer;
  const isToCome = declarer !== null && behind.includes(declarer);
  if (isCaught) return highest(below) ?? (view.trick.length === 2 ? highest(suit) : lowest(suit));
  if (isToCome) return highest(below) ?? lowest(suit);
  // The declarer has ducked: the trick is lost to us, so high cards go.
  return highest(suit);
}

function discard(sight: Sight): Card | null {
  const { legal, hand, order, declarer } = sight;
  return bestBy(legal, (card) => {
    const kind = kindOf(card, order);
    const length = ofKind(hand, kind, order).length;
    const useless = declarer === null ? 0 : isVoid(sight, declarer, kind);
    return strength(card) - length + 3 * useless;
  });
}
