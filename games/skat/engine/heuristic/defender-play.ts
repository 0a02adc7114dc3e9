import { type Card, type Kind, kindOf, partsOf, strengthOf } from '../../rules/cards.ts';
import { follow } from './following.ts';
import {
  isMaster,
  maxBy,
  ofKind,
  pips,
  ruffProbability,
  type Situation,
  unseenOf,
  voidProbability,
} from './situation.ts';

/** A defender's card in a suit game or grand. */
export function defend(situation: Situation): Card | null {
  return situation.best
    ? follow(situation)
    : maxBy(situation.legal, (card) => leadValue(situation, card));
}

function leadValue(situation: Situation, card: Card): number {
  const { order, hand, declarer, opponents } = situation;
  const kind = kindOf(card, order);
  const tieBreak = strengthOf(card, order) / 100;
  if (kind === 'trump') return trumpLead(situation, card) - tieBreak;
  const ruffed = ruffProbability(situation, opponents, kind);
  if (isMaster(situation, card))
    return (1 - 2 * ruffed) * (pips(card) + 4) + lengthValue(situation, kind) / 2;
  const own = ofKind(hand, kind, order);
  const { rank } = partsOf(card);
  const risk = declarer === null ? 0 : 1 - voidProbability(situation, declarer, kind);
  // The ten without the ace, and low cards from under it, are what a declarer hopes for.
  if (rank === 'T') return -9 * risk - 3;
  const under = own.some((other) => isMaster(situation, other)) ? -2.5 * risk : 0;
  const bare = own.length === 2 && own.some((other) => partsOf(other).rank === 'T') ? -2 : 0;
  return (
    lengthValue(situation, kind) +
    returnValue(situation, kind) +
    under +
    bare -
    pips(card) * 0.6 -
    tieBreak
  );
}

/** Trumps are left to the declarer to draw. */
function trumpLead(situation: Situation, card: Card): number {
  const { declarer } = situation;
  if (declarer === null) return 0;
  const left = voidProbability(situation, declarer, 'trump');
  if (left > 0.99) return isMaster(situation, card) ? pips(card) + 3 : -2;
  return -5 - pips(card) / 2;
}

/** A long suit if the declarer plays next, otherwise a short one. */
function lengthValue({ view, hand, order, you, declarer }: Situation, kind: Kind): number {
  const { players } = view;
  const next = players[(players.indexOf(you) + 1) % 3];
  const length = ofKind(hand, kind, order).length;
  return next === declarer ? length : 3 - length;
}

/** Suits that the partner has led, or that the declarer had to ruff, are led again. */
function returnValue(situation: Situation, kind: Kind): number {
  const { view, order, partner, declarer } = situation;
  const led = view.tricks.some(({ cards }) => {
    const [first] = cards;
    return first && first.seat === partner && kindOf(first.card, order) === kind;
  });
  const chosen = view.tricks.some(({ cards }) => {
    const [first] = cards;
    return first && first.seat === declarer && kindOf(first.card, order) === kind;
  });
  const forces = declarer !== null && voidProbability(situation, declarer, kind) > 0.99;
  const trumps = unseenOf(situation, 'trump').length > 0;
  return (led ? 1.5 : 0) + (forces && trumps ? 1.5 : 0) + (chosen ? -2 : 0);
}
