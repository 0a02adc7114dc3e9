import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Secret of a deal that several tables share: HMAC-SHA-256 under the seed (32 bytes in hexadecimal)
 * over `lusoria deal 1`, a line feed and the number of the deal, from 0. Each table reveals the
 * secrets of the deals that it has played, which tell nothing of the others.
 */
export function dealSecret(seed: string, deal: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`lusoria deal 1\n${deal}`)));
}

/**
 * Seed of a bot's choice where all meet the same bots: HMAC-SHA-256 under the secret of the deal
 * over `lusoria bot 1`, a line feed, the seat, a line feed and the bot's view as JSON.
 */
export function botSeed(secret: string, seat: number, view: unknown): Uint8Array {
  const text = `lusoria bot 1\n${seat}\n${JSON.stringify(view)}`;
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(text));
}
