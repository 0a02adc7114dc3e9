import * as v from 'valibot';

/** Maximum characters of the address that a push service has for one browser. */
const ENDPOINT_LENGTH = 700;

export const endpointSchema = v.pipe(
  v.string(),
  v.maxLength(ENDPOINT_LENGTH),
  v.regex(/^https?:\/\/[!-~]+$/),
);

/** A browser's subscription (RFC 8030): its endpoint and keys, and the time zone whose nights are quiet. */
export const subscriptionSchema = v.strictObject({
  endpoint: endpointSchema,
  p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  zone: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+/-]{1,64}$/)),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
