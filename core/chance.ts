import { defined } from './defined.ts';
import { shuffled } from './pick.ts';
import type { Random } from './random.ts';

/**
 * A game's request for chance: a permutation of `size` things, or a pick from `from`. The answer (a {@link Draw}) is
 * recorded, so replay needs no generator.
 */
export type ChanceRequest =
  | { readonly kind: 'shuffle'; readonly size: number }
  | { readonly kind: 'pick'; readonly from: number };

/** A permutation of 0 … size-1 for a shuffle; a single number below `from` for a pick. */
export type Draw = readonly number[];

/** Answers a request from a source of random numbers. */
export function draw(request: ChanceRequest, random: Random): Draw {
  switch (request.kind) {
    case 'shuffle':
      return shuffled(
        Array.from({ length: request.size }, (_, i) => i),
        random,
      );
    case 'pick':
      return [random.int(request.from)];
  }
}

/**
 * The number that a pick drew.
 *
 * @throws RangeError if the draw is empty
 */
export function picked([number]: Draw): number {
  return defined(number, 'the drawn number');
}

/**
 * Things in the order of a shuffle.
 *
 * @throws RangeError if the draw is of more things
 */
export function permuted<T>(things: readonly T[], numbers: Draw): readonly T[] {
  return numbers.map((n) => defined(things[n], `thing ${n} of ${things.length}`));
}

/** Whether a draw answers a request: right length, every number in range, no duplicates. */
export function answers(request: ChanceRequest, numbers: Draw): boolean {
  const [length, bound] =
    request.kind === 'shuffle' ? [request.size, request.size] : [1, request.from];
  return (
    numbers.length === length &&
    new Set(numbers).size === length &&
    numbers.every((n) => Number.isInteger(n) && n >= 0 && n < bound)
  );
}
