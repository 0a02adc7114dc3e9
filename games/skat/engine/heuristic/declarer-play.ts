import { type Card, kindOf, partsOf, strengthOf } from '../../rules/cards.ts';
import { follow } from './following.ts';
import {
  isMaster,
  maxBy,
  ofKind,
  pips,
  ruffProbability,
  type Situation,
  unseenOf,
} from './situation.ts';

/** The declarer's card in a suit game or grand. */
export function playAlone(situation: Situation): Card | null {
  return situation.best ? follow(situation) : (drawTrumps(situation) ?? leadSide(situation));
}

/** A trump to lead while the others may still have some; null when it is better not to. */
function drawTrumps(situation: Situation): Card | null {
  const { order, legal } = situation;
  const own = ofKind(legal, 'trump', order).toSorted(
    (a, b) => strengthOf(b, order) - strengthOf(a, order),
  );
  const out = unseenOf(situation, 'trump');
  const [highest] = own;
  if (highest === undefined || out.length === 0) return null;
  if (isMaster(situation, highest)) {
    // The last one is kept, unless it takes the last trump of the others or nothing else can lose.
    const rest = legal.filter((card) => kindOf(card, order) !== 'trump');
    const holds =
      own.length > 1 || out.length === 1 || rest.every((card) => isMaster(situation, card));
    return holds ? highest : null;
  }
  const higher = out.filter((card) => strengthOf(card, order) > strengthOf(highest, order));
  // The others' trumps that take a trick in any case are not worth drawing.
  if (higher.length === out.length) return null;
  return own.length >= 2 && 2 * own.length > out.length ? cheapTrump(own, order) : null;
}

/** A trump that drives out higher ones at little cost. */
function cheapTrump(own: readonly Card[], order: Situation['order']): Card | null {
  const cost = (card: Card) => (partsOf(card).rank === 'J' ? 3 : pips(card));
  return maxBy(own, (card) => -cost(card) - strengthOf(card, order) / 100);
}

/** The card of a side suit to lead, or a trump where that is better. */
function leadSide(situation: Situation): Card | null {
  return maxBy(situation.legal, (card) => leadValue(situation, card));
}

function leadValue(situation: Situation, card: Card): number {
  const { order, hand, opponents } = situation;
  const kind = kindOf(card, order);
  const own = ofKind(hand, kind, order);
  if (kind === 'trump') {
    const safe = unseenOf(situation, 'trump').length === 0 || isMaster(situation, card);
    return (safe ? -3 : -8 - pips(card)) - strengthOf(card, order) / 100;
  }
  if (isMaster(situation, card)) {
    const ruffed = ruffProbability(situation, opponents, kind);
    return (1 - ruffed) * (pips(card) + 5) - ruffed * (pips(card) + 3) + own.length / 10;
  }
  const hasTen = own.some((other) => partsOf(other).rank === 'T');
  const hasAce = own.some((other) => partsOf(other).rank === 'A');
  const sets = hasTen && own.length > 1 ? 1.5 : 0;
  // Leading low from the ace gives a trick away.
  const under = hasAce ? -3 : 0;
  const short = own.length === 1 ? 1 : 0;
  return -2 - pips(card) * (partsOf(card).rank === 'T' ? 1.4 : 1) + sets + under + short;
}
