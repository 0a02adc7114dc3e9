import type { Kind } from './features.ts';

/** Weights are written down in hundredths. */
const UNIT = 100;

/** What was learned for each kind of game, as numbers to count with. */
export function weightsOf(
  learned: Readonly<Record<Kind, readonly number[]>>,
): Readonly<Record<Kind, Float64Array>> {
  const read = (numbers: readonly number[]) => Float64Array.from(numbers, (one) => one / UNIT);
  return { suit: read(learned.suit), grand: read(learned.grand), null: read(learned.null) };
}
