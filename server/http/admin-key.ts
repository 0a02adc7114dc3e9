import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';

/** Small letters and digits that are not mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Characters of a key: 99 bits. */
const LENGTH = 20;

/** A new key for the operator's page, from the operating system's generator. */
export function newKey(): string {
  let key = '';
  while (key.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // The remainder of a byte's values beyond whole alphabets would make some letters likelier.
      if (byte < 256 - (256 % ALPHABET.length)) key += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return key.slice(0, LENGTH);
}

/** Lets requests with the key through, and answers all others alike. */
export function requireKey(key: string): MiddlewareHandler {
  const refusal = {
    wwwAuthenticateHeader: 'Bearer',
    message: (c: Context) => c.json({ code: 'wrong-key' }, 401, { 'WWW-Authenticate': 'Bearer' }),
  };
  return bearerAuth({
    token: key,
    noAuthenticationHeader: refusal,
    invalidAuthenticationHeader: refusal,
    invalidToken: refusal,
  });
}
