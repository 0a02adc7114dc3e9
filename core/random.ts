import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of uniformly distributed whole numbers. */
export interface Random {
  /**
   * A whole number from 0 to `bound - 1`, each equally likely.
   *
   * @throws RangeError unless `bound` is a whole number from 1 to 2^32.
   */
  int(bound: number): number;
}

const BUFFER_BYTES = 256;
const BLOCK_BYTES = 64;
const ZEROS = new Uint8Array(BUFFER_BYTES);

/**
 * The ChaCha20 key stream (RFC 8439) of a 32-byte key, read as little-endian 32-bit words. `index`
 * numbers independent streams of one key: it is the nonce, little-endian in 12 bytes. Numbers below
 * a bound come from rejection sampling, so they have no bias.
 *
 * @throws RangeError if the key does not have 32 bytes.
 */
export function randomFrom(key: Uint8Array, index = 0): Random {
  if (key.length !== 32) throw new RangeError('a key has 32 bytes');
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, index, true);
  let words = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let block = 0;
  const next = (): number => {
    if (offset === words.byteLength) {
      const bytes = chacha20(key, nonce, ZEROS, undefined, block);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += BUFFER_BYTES / BLOCK_BYTES;
      offset = 0;
    }
    const word = words.getUint32(offset, true);
    offset += 4;
    return word;
  };
  return {
    int(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
        throw new RangeError(`no number below ${bound}`);
      }
      const limit = 2 ** 32 - (2 ** 32 % bound);
      for (;;) {
        const word = next();
        if (word < limit) return word % bound;
      }
    },
  };
}

/** A deterministic source from a seed: for simulations, tests and seeded bots. */
export function seeded(seed: string, index = 0): Random {
  return randomFrom(sha256(utf8ToBytes(seed)), index);
}

/** Steps between 0 and 1. */
const STEPS = 1_000_000;

/** A number that is approximately standard normal (mean 0, variance 1): the sum of twelve uniform ones. */
export function normal(random: Random): number {
  return Array.from({ length: 12 }, () => random.int(STEPS) / STEPS).reduce((a, b) => a + b, -6);
}
