import { type Card, type Kind, kindOf, partsOf, strengthOf } from '../../rules/cards.ts';
import { bestBy, isMaster, isRuffed, isVoid, ofKind, outOf, pips, type Sight } from './sight.ts';
import { follow } from './trick.ts';

/** A defender's card in a suit game or grand. */
export function defend(sight: Sight): Card | null {
  return sight.best ? follow(sight) : bestBy(sight.legal, (card) => leadWorth(sight, card));
}

function leadWorth(sight: Sight, card: Card): number {
  const { order, hand, declarer, foes } = sight;
  const kind = kindOf(card, order);
  const hair = strengthOf(card, order) / 100;
  if (kind === 'trump') return trumpLead(sight, card) - hair;
  const ruffed = isRuffed(sight, foes, kind);
  if (isMaster(sight, card)) return (1 - 2 * ruffed) * (pips(card) + 4) + route(sight, kind) / 2;
  const own = ofKind(hand, kind, order);
  const { rank } = partsOf(card);
  const fear = declarer === null ? 0 : 1 - isVoid(sight, declarer, kind);
  // The ten without the ace, and low cards from under it, are what a declarer hopes for.
  if (rank === 'T') return -9 * fear - 3;
  const under = own.some((other) => isMaster(sight, other)) ? -2.5 * fear : 0;
  const bare = own.length === 2 && own.some((other) => partsOf(other).rank === 'T') ? -2 : 0;
  return route(sight, kind) + returns(sight, kind) + under + bare - pips(card) * 0.6 - hair;
}

/** Leading trumps does the declarer's work. */
function trumpLead(sight: Sight, card: Card): number {
  const { declarer } = sight;
  if (declarer === null) return 0;
  const left = isVoid(sight, declarer, 'trump');
  if (left > 0.99) return isMaster(sight, card) ? pips(card) + 3 : -2;
  return -5 - pips(card) / 2;
}

/** Short way to the declarer, long suit; long way, short suit. */
function route({ view, hand, order, you, declarer }: Sight, kind: Kind): number {
  const { players } = view;
  const next = players[(players.indexOf(you) + 1) % 3];
  const length = ofKind(hand, kind, order).length;
  return next === declarer ? length : 3 - length;
}

/** The suit that the partner has led, and one that the declarer had to ruff, is led again. */
function returns(sight: Sight, kind: Kind): number {
  const { view, order, partner, declarer } = sight;
  const led = view.tricks.some(({ cards }) => {
    const [first] = cards;
    return first && first.seat === partner && kindOf(first.card, order) === kind;
  });
  const chosen = view.tricks.some(({ cards }) => {
    const [first] = cards;
    return first && first.seat === declarer && kindOf(first.card, order) === kind;
  });
  const forces = declarer !== null && isVoid(sight, declarer, kind) > 0.99;
  const trumps = outOf(sight, 'trump').length > 0;
  return (led ? 1.5 : 0) + (forces && trumps ? 1.5 : 0) + (chosen ? -2 : 0);
}
