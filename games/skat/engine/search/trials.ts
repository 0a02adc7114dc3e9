import { layout } from '../solver/index.ts';
import { GAME_ORDER, inGame } from './canon.ts';
import { some } from './deals.ts';
import { opening } from './habits.ts';
import { playoutsFrom } from './playouts.ts';
import { sourceFrom } from './source.ts';

/** A game that may be played: ten cards, and what is laid away (masks of grand; 0 by hand). */
export interface Held {
  readonly ten: number;
  readonly away: number;
  /** A place of `GAME_ORDER`. */
  readonly game: number;
  /** 0 for forehand. */
  readonly place: number;
}

/** How much is played out: so many deals of the other cards, each so many times. */
export interface Trial {
  readonly deals: number;
  readonly times: number;
}

/** In which part of its playouts a game is won: more than 0, less than 1. The same whenever it is asked. */
export function partWon({ ten, away, game, place }: Held, { deals, times }: Trial): number {
  const name = GAME_ORDER[game] ?? 'grand';
  const order = layout(name);
  const moment = opening(order, (3 - place) % 3);
  const reaches = playoutsFrom({ layout: order, game: name, me: 0, points: 0, lost: 0, moment });
  const source = sourceFrom({ int: (bound) => ((ten ^ away) >>> 0) % bound });
  const hidden = ~(ten | away);
  const own = inGame(ten, game);
  let won = 0;
  for (let i = 0; i < deals; i += 1) {
    const skat = away === 0 ? some(hidden, 2, source) : away;
    const one = some(hidden & ~skat, 10, source);
    const other = hidden & ~skat & ~one;
    const hands = Int32Array.of(own, inGame(one, game), inGame(other, game));
    const world = { hands, skat: inGame(skat, game) };
    for (let k = 0; k < times; k += 1) {
      if (reaches(world, null, 61, source) !== (name === 'null')) won += 1;
    }
  }
  return (won + 0.5) / (deals * times + 1);
}
