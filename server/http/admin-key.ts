import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Small letters and digits that are not mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** As hard to guess as 99 coins. */
const LENGTH = 20;

/** A new key for the host's page, from the operating system's generator. */
export function newKey(): string {
  let key = '';
  while (key.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // What is left of a byte's values beyond whole alphabets would make some letters likelier.
      if (byte < 256 - (256 % ALPHABET.length)) key += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return key.slice(0, LENGTH);
}

/** Whether a header `Authorization` carries the key. How long it takes tells nothing of the key. */
export function carries(header: string | undefined, key: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(key));
}

/** Of one length for all, as the comparison wants it. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
