import { createHmac, randomBytes } from 'node:crypto';
import { defined } from '@lusoria/core';
import type { Store } from '@lusoria/table';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import * as v from 'valibot';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age at which a key gets a successor; a key that has had one as long is dropped. */
const CHANGE_MS = 90 * DAY_MS;
/** Time that a new key is only shown, until platforms have read it. */
const SHOWN_MS = DAY_MS;
const SETTING = 'school keys';
const ALGORITHM = 'RS256';

const keySchema = v.object({
  kid: v.string(),
  since: v.number(),
  jwk: v.object({
    kty: v.literal('RSA'),
    n: v.string(),
    e: v.string(),
    d: v.string(),
    p: v.string(),
    q: v.string(),
    dp: v.string(),
    dq: v.string(),
    qi: v.string(),
  }),
});
type StoredKey = v.InferOutput<typeof keySchema>;

const keysSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ secret: v.string(), keys: v.pipe(v.array(keySchema), v.minLength(1)) }),
);

/** What this server proves itself with to platforms, and recognizes what it has written itself by. */
export interface SchoolKeys {
  /** The public keys, for everybody to read. */
  readonly jwks: { readonly keys: readonly object[] };
  /** Signs claims for a platform. */
  sign(claims: JWTPayload, seconds: number): Promise<string>;
  /** Hash of a text that only this server can compute. */
  hash(purpose: string, text: string): Buffer;
}

/** Opens the keys of a server, which all its nodes share; makes them at the first start, and new ones from time to time. */
export async function openKeys(
  store: Pick<Store, 'keepSetting' | 'saveSetting'>,
  now: number,
): Promise<SchoolKeys> {
  const first = { secret: randomBytes(32).toString('base64url'), keys: [await newKey(now)] };
  const { secret, keys: kept } = v.parse(
    keysSchema,
    await store.keepSetting(SETTING, JSON.stringify(first)),
  );
  const keys = isDue(kept, now) ? keptAt([...kept, await newKey(now)], now) : kept;
  if (keys !== kept) await store.saveSetting(SETTING, JSON.stringify({ secret, keys }));
  const { kid, jwk } = signingKey(keys, now);
  const key = await importJWK(jwk, ALGORITHM);
  return {
    jwks: {
      keys: keys.map((one) => ({
        kty: one.jwk.kty,
        n: one.jwk.n,
        e: one.jwk.e,
        kid: one.kid,
        alg: ALGORITHM,
        use: 'sig',
      })),
    },
    sign: async (claims, seconds) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(`${seconds} seconds`)
        .setJti(randomBytes(16).toString('base64url'))
        .sign(key),
    hash: (purpose, text) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest(),
  };
}

async function newKey(since: number): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return v.parse(keySchema, { kid: await calculateJwkThumbprint(jwk), since, jwk });
}

type Dated = Pick<StoredKey, 'since'>;

/** Whether the newest key is old enough for a successor. */
function isDue(keys: readonly Dated[], now: number): boolean {
  return keys.every(({ since }) => now - since >= CHANGE_MS);
}

/** Keys without those whose successor is old itself. */
function keptAt<Key extends Dated>(keys: readonly Key[], now: number): readonly Key[] {
  return keys.filter((_, i) => {
    const next = keys[i + 1];
    return !next || now - next.since < CHANGE_MS;
  });
}

/** The newest key that platforms have had time to read. */
function signingKey<Key extends Dated>(keys: readonly Key[], now: number): Key {
  const known = keys.findLast(({ since }) => now - since >= SHOWN_MS);
  return known ?? defined(keys[0], 'a key');
}
