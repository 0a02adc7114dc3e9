import type { Card, GameName } from '../../rules/cards.ts';
import { layout, maskOf } from '../solver/index.ts';
import type { Kind } from './features.ts';

/*
 * Hands before a game is named are masks in the layout of grand: four suits of seven, diamonds first,
 * and the jacks of the same suits from bit 28. Here they become masks of a game's own layout.
 */

const ORDER = layout('grand');

/** What the cards count, by bit. */
export const COUNTS: Int32Array = ORDER.points;

/** Some cards as a mask of grand. */
export function canonical(cards: readonly Card[]): number {
  return maskOf(cards, ORDER);
}

/** The cards of a mask of grand. */
export function cardsOf(mask: number): readonly Card[] {
  return ORDER.cards.filter((_, i) => ((mask >>> i) & 1) === 1);
}

/** The games in the order of their trumps' suits in a mask, then the others. */
export const GAME_ORDER = ['diamonds', 'hearts', 'spades', 'clubs', 'grand', 'null'] as const;

export const KIND: Readonly<Record<GameName, Kind>> = {
  diamonds: 'suit',
  hearts: 'suit',
  spades: 'suit',
  clubs: 'suit',
  grand: 'grand',
  null: 'null',
};

const SEVEN = 127;
const JACKS = -1 << 28;

/** Seven cards of a suit in the order of null, which has a place for the jack. */
const IN_NULL = Uint8Array.from({ length: 128 }, (_, suit) => {
  const [low, queen, king, ten, ace] = [suit & 7, suit & 8, suit & 16, suit & 32, suit & 64];
  return low | (ten >>> 2) | (queen << 2) | (king << 2) | (ace << 1);
});

/** A mask of grand in the layout of the game at a place of `GAME_ORDER`. */
export function inGame(mask: number, game: number): number {
  if (game === 4) return mask;
  if (game === 5) {
    let all = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const jack = (mask >>> (28 + suit)) & 1;
      all |= ((IN_NULL[(mask >>> (7 * suit)) & SEVEN] ?? 0) | (jack << 4)) << (8 * suit);
    }
    return all;
  }
  const from = 7 * game;
  const low = mask & ((1 << from) - 1);
  const trumps = (mask >>> from) & SEVEN;
  const high = (mask >>> (from + 7)) & ((1 << (21 - from)) - 1);
  return low | (high << from) | (trumps << 21) | (mask & JACKS);
}

/** A mask of a game's layout in that of grand: the other way round. */
export function fromGame(mask: number, game: number): number {
  if (game === 4) return mask;
  if (game === 5) {
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

/** The length of the row of matadors, with or without, that some cards have in a game; 0 in null. */
export function matadors(mask: number, game: number, most: number): number {
  if (game === 5) return 0;
  const own = inGame(mask, game);
  const has = own >>> 31;
  const lowest = game === 4 ? 28 : 21;
  let row = 0;
  for (let bit = 31; bit >= lowest && ((own >>> bit) & 1) === has; bit -= 1) row += 1;
  return Math.min(row, most);
}
