import { defined } from '@lusoria/core';
import { each, HYPOTHESES } from './hypotheses.ts';

export const ONES = each(() => 1);

/**
 * Arrays with a value for each hypothesis, for what is forgotten once the evidence of a moment is told: thousands of
 * new ones take half of the time. No belief may have one of them.
 */
const SCRATCH: Float64Array[] = [];
let lent = 0;

/** Whatever was lent may be lent again. */
export function takeBack(): void {
  lent = 0;
}

export function lend(): Float64Array {
  const array = SCRATCH[lent] ?? new Float64Array(HYPOTHESES.length);
  SCRATCH[lent] = array;
  lent += 1;
  return array;
}

/** The product of two, as an array that is lent. */
export function timesEach(a: Float64Array, b: Float64Array): Float64Array {
  if (a === ONES) return b;
  const product = lend();
  for (let h = 0; h < product.length; h += 1) product[h] = defined(a[h]) * defined(b[h]);
  return product;
}

/** Of each hypothesis the likelihood if the cell comes to mind, and if not, by how probable that is; lent. */
export function mixed(
  comes: Float64Array,
  ifComes: Float64Array,
  ifNot: Float64Array,
): Float64Array {
  const all = lend();
  for (let h = 0; h < all.length; h += 1) {
    const one = defined(comes[h]);
    all[h] = one * defined(ifComes[h]) + (1 - one) * defined(ifNot[h]);
  }
  return all;
}
