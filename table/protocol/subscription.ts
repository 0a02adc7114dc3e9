import * as v from 'valibot';

/** Maximum characters of the address that a push service has for one browser. */
const ENDPOINT_LENGTH = 700;

export const endpointSchema = v.pipe(
  v.string(),
  v.maxLength(ENDPOINT_LENGTH),
  v.regex(/^https?:\/\/[!-~]+$/),
);

export const pushKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/));
export const pushSecretSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
export const zoneSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+/-]{1,64}$/));

/** A browser's subscription (RFC 8030): its endpoint and keys, and the time zone whose nights are quiet. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly zone: string;
}
