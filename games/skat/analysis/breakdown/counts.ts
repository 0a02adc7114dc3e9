import { addCounts, type Counts, defined } from '@lusoria/core';
import type { Belief, JudgedGame } from './judge.ts';

/** Bounds of the believed win probability at the declaration; a class reaches from its bound to the next. */
export const BELIEVED = [0, 0.6, 0.75, 0.9] as const;
/** Bounds, in points, of what playing was believed to be worth before the skat; null: there is none. */
export const WORTH = [null, 10, 30, 60] as const;
/** Auction contexts, by the others' highest bid: none, up to 20, higher. */
export const AUCTIONS = ['none', 'low', 'high'] as const;
/** Tricks of a deal. */
export const TRICKS = 10;

/**
 * The counts of a game for a seat.
 *
 * @param game null: nobody declared one
 */
export function countsOf(game: JudgedGame | null, seat: number): Counts {
  if (!game || !game.players.includes(seat)) return { games: 1 };
  const role = game.declarer === seat ? 'alone' : 'defence';
  const isWon = game.won === (role === 'alone');
  const { standing } = game;
  const counts: Record<string, number> = {
    games: 1,
    ...sumsOf(role, isWon, defined(game.points[seat])),
    ...(standing ? { [`${role}.open-${standing}.${isWon ? 'won' : 'lost'}`]: 1 } : {}),
  };
  for (const { trick, seat: by, isFirst } of game.errors) {
    if (by !== seat) continue;
    for (const key of isFirst ? ['all', 'first'] : ['all']) {
      const name = `${role}.${key}.${trick}`;
      addCounts(counts, { [name]: 1 });
    }
  }
  return role === 'alone' ? { ...counts, ...declared(game, seat) } : counts;
}

function sumsOf(name: string, isWon: boolean, points: number): Counts {
  return { [`${name}.games`]: 1, [`${name}.won`]: isWon ? 1 : 0, [`${name}.points`]: points };
}

function declared(game: JudgedGame, seat: number): Counts {
  const { contract, won, belief } = game;
  return {
    ...sumsOf(`contract.${contract}`, won, defined(game.points[seat])),
    ...(belief ? calibration(game, belief) : {}),
  };
}

function calibration({ contract, won, worth }: JudgedGame, belief: Belief): Counts {
  const { probability, before, after, context } = belief;
  const classes = [
    `believed.${classAt(BELIEVED, probability)}`,
    `contracts.${contract}`,
    `auctions.${context}`,
    `worth.${classAt(WORTH, before)}`,
  ];
  const sums = { games: 1, believed: probability, won: won ? 1 : 0, before, after, came: worth };
  return Object.fromEntries(
    classes.flatMap((name) =>
      Object.entries(sums).map(([key, value]) => [`calibration.${name}.${key}`, value]),
    ),
  );
}

/** The last class whose bound is not above a value. */
function classAt(bounds: readonly (number | null)[], value: number): number {
  return bounds.findLastIndex((bound) => bound === null || value >= bound);
}
