import { COUNTS, inGame } from './canon.ts';
import hands from './data/hands.json' with { type: 'json' };
import { find, found, type Kind } from './features.ts';
import { weightsOf } from './weights.ts';

const WEIGHTS = weightsOf({
  suit: hands.suit.weights,
  grand: hands.grand.weights,
  null: hands.null.weights,
});

/** How good ten cards, as a mask of their game's layout, are for it when so much is laid away. */
export function strengthOf(kind: Kind, hand: number, points: number, place: number): number {
  const weights = WEIGHTS[kind];
  const many = find(kind, hand, points, place);
  let sum = 0;
  for (let i = 0; i < many; i += 1) sum += weights[found[i] ?? 0] ?? 0;
  return sum;
}

/** The best two of twelve cards to lay away in a game. */
export interface Kept {
  readonly strength: number;
  /** As a mask of grand. */
  readonly away: number;
}

const cards = new Int32Array(12);

/** All pairs that can be laid away in a game, the best first. */
export function pairsOfTwelve(twelve: number, game: number, place: number): readonly Kept[] {
  const kind = game === 4 ? 'grand' : game === 5 ? 'null' : 'suit';
  const size = listed(freeOf(twelve, game));
  const pairs: Kept[] = [];
  for (let i = 1; i < size; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const away = (1 << (cards[i] ?? 0)) | (1 << (cards[j] ?? 0));
      const points = (COUNTS[cards[i] ?? 0] ?? 0) + (COUNTS[cards[j] ?? 0] ?? 0);
      pairs.push({ strength: strengthOf(kind, inGame(twelve & ~away, game), points, place), away });
    }
  }
  return pairs.toSorted((a, b) => b.strength - a.strength);
}

/** The cards of twelve that one may think of laying away: no trumps, unless there is no other way. */
function freeOf(twelve: number, game: number): number {
  const trumps = game === 5 ? 0 : (-1 << 28) | (game === 4 ? 0 : 127 << (7 * game));
  const free = twelve & ~trumps;
  return (free & (free - 1)) === 0 ? twelve : free;
}

/** What a kind of game looks like at its best with twelve cards, a mask of grand. */
export function bestOfTwelve(twelve: number, game: number, place: number): Kept {
  const kind = game === 4 ? 'grand' : game === 5 ? 'null' : 'suit';
  const size = listed(freeOf(twelve, game));
  let strength = -Infinity;
  let away = 0;
  for (let i = 1; i < size; i += 1) {
    const one = cards[i] ?? 0;
    for (let j = 0; j < i; j += 1) {
      const other = cards[j] ?? 0;
      const two = (1 << one) | (1 << other);
      const points = (COUNTS[one] ?? 0) + (COUNTS[other] ?? 0);
      const value = strengthOf(kind, inGame(twelve & ~two, game), points, place);
      if (value <= strength) continue;
      strength = value;
      away = two;
    }
  }
  return { strength, away };
}

function listed(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    cards[size] = 31 - Math.clz32(rest & -rest);
    size += 1;
  }
  return size;
}
