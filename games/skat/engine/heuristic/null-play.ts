import { type Card, type Kind, kindOf, strengthOf, SUITS } from '../../rules/cards.ts';
import {
  holdsNoneProbability,
  maxBy,
  ofKind,
  type Situation,
  unseenOf,
  voidProbability,
} from './situation.ts';

/** A card in null. */
export function playNull(situation: Situation): Card | null {
  if (situation.isDeclarer)
    return situation.best ? duck(situation, situation.best.card) : leadLow(situation);
  return situation.best ? press(situation, situation.best.card) : attack(situation);
}

const strength = (card: Card) => strengthOf(card, 'null');
const highest = (cards: readonly Card[]) => maxBy(cards, strength);
const lowest = (cards: readonly Card[]) => maxBy(cards, (card) => -strength(card));

/**
 * The distance of some cards of a suit from never taking a trick: the second lowest is safe with one
 * lower card among the others, the third lowest with two, and so on.
 */
function danger(own: readonly Card[], out: readonly Card[]): number {
  const upwards = own.toSorted((a, b) => strength(a) - strength(b));
  return upwards.reduce((sum, card, i) => {
    const below = out.filter((other) => strength(other) < strength(card)).length;
    return sum + Math.max(0, below - i);
  }, 0);
}

function dangerIn({ order, ...situation }: Situation, hand: readonly Card[], kind: Kind): number {
  return danger(ofKind(hand, kind, order), unseenOf({ order, ...situation }, kind));
}

/** The declarer plays as high as possible below the best card; if void, discards danger. */
function duck(situation: Situation, best: Card): Card | null {
  const { legal, hand, order, behind } = situation;
  const kind = kindOf(best, order);
  const suit = ofKind(legal, kind, order);
  if (suit.length > 0) {
    const below = suit.filter((card) => strength(card) < strength(best));
    // A player who must take the trick in the last place can as well play high.
    return highest(below) ?? (behind.length > 0 ? lowest(suit) : highest(suit));
  }
  return maxBy(legal, (card) => {
    const of = kindOf(card, order);
    const rest = hand.filter((other) => other !== card);
    return dangerIn(situation, hand, of) - dangerIn(situation, rest, of) + strength(card) / 10;
  });
}

function mustBeatProbability(situation: Situation, seat: number, card: Card): number {
  const out = unseenOf(situation, kindOf(card, situation.order));
  const lower = out.filter((other) => strength(other) < strength(card));
  const higher = out.filter((other) => strength(other) > strength(card));
  return (
    holdsNoneProbability(situation, seat, lower) *
    (1 - holdsNoneProbability(situation, seat, higher))
  );
}

function leadLow(situation: Situation): Card | null {
  const { legal, hand, opponents, order } = situation;
  return maxBy(legal, (card) => {
    const stuck = opponents.reduce(
      (all, opponent) => all * (1 - mustBeatProbability(situation, opponent, card)),
      1,
    );
    const rest = hand.filter((other) => other !== card);
    const left = SUITS.reduce((sum, kind) => sum + dangerIn(situation, rest, kind), 0);
    return (
      -20 * stuck -
      left -
      strength(card) / 100 +
      ofKind(hand, kindOf(card, order), order).length / 100
    );
  });
}

/** A defender leads where the declarer may have to take the trick. */
function attack(situation: Situation): Card | null {
  const { legal, hand, order, declarer, partner } = situation;
  if (declarer === null || partner === null) return lowest(legal);
  return maxBy(legal, (card) => {
    const kind = kindOf(card, order);
    const caught =
      mustBeatProbability(situation, declarer, card) *
      (1 - mustBeatProbability(situation, partner, card));
    const useless = voidProbability(situation, declarer, kind);
    const short = ofKind(hand, kind, order).length;
    return 12 * caught - 3 * useless - strength(card) * 0.4 - short * 0.3 + played(situation, kind);
  });
}

/** Suits that a defender has led are continued. */
function played({ view, order, declarer }: Situation, kind: Kind): number {
  const led = view.tricks.some(({ cards }) => {
    const [first] = cards;
    return first && first.seat !== declarer && kindOf(first.card, order) === kind;
  });
  return led ? 0.6 : 0;
}

/** A defender stays below, and gets rid of high cards where that does no harm. */
function press(situation: Situation, best: Card): Card | null {
  const { legal, order, view, declarer, behind } = situation;
  const suit = ofKind(legal, kindOf(best, order), order);
  if (suit.length === 0) return discard(situation);
  const below = suit.filter((card) => strength(card) < strength(best));
  const isCaught = situation.best?.seat === declarer;
  const isToCome = declarer !== null && behind.includes(declarer);
  if (isCaught) return highest(below) ?? (view.trick.length === 2 ? highest(suit) : lowest(suit));
  if (isToCome) return highest(below) ?? lowest(suit);
  // The declarer has ducked, so high cards are played.
  return highest(suit);
}

function discard(situation: Situation): Card | null {
  const { legal, hand, order, declarer } = situation;
  return maxBy(legal, (card) => {
    const kind = kindOf(card, order);
    const length = ofKind(hand, kind, order).length;
    const useless = declarer === null ? 0 : voidProbability(situation, declarer, kind);
    return strength(card) - length + 3 * useless;
  });
}
