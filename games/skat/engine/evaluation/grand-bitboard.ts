import { defined } from '@lusoria/core';
import type { Card, GameName } from '../../rules/cards.ts';
import { cardsOf, layout, maskOf } from '../solver/index.ts';

/*
 * Hands before a game is declared are bitboards in the layout of grand: four suits of seven, diamonds
 * first, and the jacks of the same suits from bit 28. Here they are converted to a game's own layout.
 */

const GRAND_LAYOUT = layout('grand');

/** Card points by bit. */
export const GRAND_POINTS: Int32Array = GRAND_LAYOUT.points;

/** Some cards as a grand bitboard. */
export function grandMask(cards: readonly Card[]): number {
  return maskOf(cards, GRAND_LAYOUT);
}

/** The cards of a grand bitboard. */
export function grandCards(mask: number): readonly Card[] {
  return cardsOf(mask, GRAND_LAYOUT);
}

/** The games by index: suits in the order of the grand bitboard, then the others. */
export const GAMES_BY_INDEX = ['diamonds', 'hearts', 'spades', 'clubs', 'grand', 'null'] as const;
export const GRAND = 4;
export const NULL = 5;

export function gameAt(index: number): GameName {
  return defined(GAMES_BY_INDEX[index], `game ${index}`);
}

export function indexOf(game: GameName): number {
  return GAMES_BY_INDEX.indexOf(game);
}

const SEVEN = 127;
const JACKS = -1 << 28;

/** Seven cards of a suit in the order of null, which has a bit for the jack. */
const IN_NULL = Uint8Array.from({ length: 128 }, (_, suit) => {
  const [low, queen, king, ten, ace] = [suit & 7, suit & 8, suit & 16, suit & 32, suit & 64];
  return low | (ten >>> 2) | (queen << 2) | (king << 2) | (ace << 1);
});

/** A grand bitboard in the layout of the game with an index. */
export function toLayout(mask: number, game: number): number {
  if (game === GRAND) return mask;
  if (game === NULL) {
    let all = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const jack = (mask >>> (28 + suit)) & 1;
      all |= (IN_NULL[(mask >>> (7 * suit)) & SEVEN]! | (jack << 4)) << (8 * suit);
    }
    return all;
  }
  const from = 7 * game;
  const low = mask & ((1 << from) - 1);
  const trumps = (mask >>> from) & SEVEN;
  const high = (mask >>> (from + 7)) & ((1 << (21 - from)) - 1);
  return low | (high << from) | (trumps << 21) | (mask & JACKS);
}

/** A mask of a game's layout as a grand bitboard: the inverse of `toLayout`. */
export function fromLayout(mask: number, game: number): number {
  if (game === GRAND) return mask;
  if (game === NULL) {
    let all = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const eight = (mask >>> (8 * suit)) & 255;
      const seven = (eight & 7) | ((eight & 96) >>> 2) | ((eight & 8) << 2) | ((eight & 128) >>> 1);
      all |= (seven << (7 * suit)) | (((eight >>> 4) & 1) << (28 + suit));
    }
    return all;
  }
  const from = 7 * game;
  const low = mask & ((1 << from) - 1);
  const trumps = (mask >>> 21) & SEVEN;
  const high = (mask & 0x1fffff) >>> from;
  return low | (trumps << from) | (high << (from + 7)) | (mask & JACKS);
}

/** The number of matadors, with or without, that a grand bitboard has in a game; 0 in null. */
export function matadorCount(mask: number, game: number, most: number): number {
  if (game === NULL) return 0;
  const own = toLayout(mask, game);
  const has = own >>> 31;
  const lowest = game === GRAND ? 28 : 21;
  let row = 0;
  for (let bit = 31; bit >= lowest && ((own >>> bit) & 1) === has; bit -= 1) row += 1;
  return Math.min(row, most);
}
