import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Guesses } from '../connections/rate-limiter.ts';

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

/** Lets requests with the key through, answers all others alike, and refuses addresses that go on guessing. */
export function requireKey(
  key: string,
  guessesOf: (request: IncomingMessage) => Guesses,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const refusal = {
    wwwAuthenticateHeader: 'Bearer',
    message: (c: Context) => c.json({ code: 'wrong-key' }, 401, { 'WWW-Authenticate': 'Bearer' }),
  };
  const auth = bearerAuth<{ Bindings: HttpBindings }>({
    async verifyToken(token, c) {
      const isRight = await timingSafeEqual(token, key);
      if (!isRight) guessesOf(c.env.incoming).wrong();
      return isRight;
    },
    noAuthenticationHeader: refusal,
    invalidAuthenticationHeader: refusal,
    invalidToken: refusal,
  });
  return async (c, next) => {
    if (guessesOf(c.env.incoming).may()) return auth(c, next);
    return c.json({ code: 'too-fast' }, 429, { 'Retry-After': '60' });
  };
}
