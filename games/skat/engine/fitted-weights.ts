import type { GameKind } from './game-kind.ts';

/** Data files have weights in hundredths. */
const UNIT = 100;

/** The weights of a data file by kind of game. */
export function fittedWeights(
  data: Readonly<Record<GameKind, readonly number[]>>,
): Readonly<Record<GameKind, Float64Array>> {
  const read = (weights: readonly number[]) => Float64Array.from(weights, (one) => one / UNIT);
  return { suit: read(data.suit), grand: read(data.grand), null: read(data.null) };
}
