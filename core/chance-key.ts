import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type ChanceRequest, type Draw, draw } from './chance.ts';
import { randomFrom } from './random.ts';

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

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits; on plain HTTP pages, too. */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
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
