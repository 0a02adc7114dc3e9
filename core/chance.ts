import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { defined } from './defined.ts';
import { type Random, randomFrom, shuffled } from './random.ts';

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

/** A client's addition to the chance of a round, made after the server has committed to its secret. */
export interface Contribution {
  readonly seat: number;
  /** 32 bytes as 64 lower-case hexadecimal digits. */
  readonly bytes: string;
}

/** Commitment published before anybody contributes: SHA-256 of the secret's bytes, in hexadecimal. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * Derives the key of all chance in a round: HMAC-SHA-256 under the secret over the text `lusoria chance 1`, a line
 * feed, and for every contribution in the order of the seats `SEAT:BYTES` and a line feed. Draw number n of the round
 * reads the stream `randomFrom(key, n)`. Contributions are ordered by seat because a server could otherwise try one
 * order of arrival after another.
 *
 * @param secret 32 bytes in hexadecimal.
 */
export function chanceKey(secret: string, contributions: readonly Contribution[]): Uint8Array {
  const lines = contributions
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, bytes }) => `${seat}:${bytes}\n`);
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`lusoria chance 1\n${lines.join('')}`));
}

/** Draw number `index` (from 0) of a round with this key. */
export function drawAt(key: Uint8Array, index: number, request: ChanceRequest): Draw {
  return draw(request, randomFrom(key, index));
}
