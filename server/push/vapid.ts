import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import * as v from 'valibot';

const keySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});
type StoredKey = v.InferOutput<typeof keySchema>;

/** The server's key pair, by which push services know it (RFC 8292). */
export interface Vapid {
  /** The public key, in base64url: browsers subscribe to it. */
  readonly publicKey: string;
  /** The header `Authorization` of a message to an endpoint; good for half a day. */
  authorization(endpoint: URL, now: number): string;
}

/** A new key pair, as text to be stored. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

const HALF_DAY_SECONDS = 12 * 60 * 60;

/**
 * @param stored as made by `newVapidKey`
 * @param subject where the operator is reached: `https:` or `mailto:`
 * @throws when it is no such key
 */
export function vapidFrom(stored: string, subject: string): Vapid {
  const jwk: StoredKey = v.parse(keySchema, JSON.parse(stored));
  const key = createPrivateKey({ key: jwk satisfies JsonWebKey, format: 'jwk' });
  const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part, 'base64url'));
  if (!x || !y) throw new Error('a key without a point');
  const publicKey = Buffer.concat([Buffer.from([4]), x, y]).toString('base64url');
  return {
    publicKey,
    authorization({ origin }, now) {
      const exp = Math.floor(now / 1000) + HALF_DAY_SECONDS;
      const unsigned = [
        { typ: 'JWT', alg: 'ES256' },
        { aud: origin, exp, sub: subject },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
