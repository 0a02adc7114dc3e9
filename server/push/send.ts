import type { StoredSubscription } from '@lusoria/table';
import { encryptPush } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** All that a device is told: neither who, nor where, nor what. */
const YOUR_TURN = 'your-turn';

/** Fate of a message: the service has it; the subscription is gone; or it may be accepted later. */
export type Sent = 'done' | 'gone' | 'refused' | 'later';

/** Time within which a service must answer. */
const ANSWER_MS = 10_000;
/** Seconds for which a service keeps it for a device that is off: a day's table waits as long. */
const KEEP_SECONDS = 24 * 60 * 60;
const GONE: readonly number[] = [404, 410];
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Tells a device that it is its person's turn (RFC 8030). Never rejects. */
export async function sendPush(
  { endpoint, p256dh, auth }: StoredSubscription,
  vapid: Vapid,
  now: number,
): Promise<Sent> {
  let body: Buffer;
  try {
    body = encryptPush(YOUR_TURN, {
      p256dh: Buffer.from(p256dh, 'base64url'),
      auth: Buffer.from(auth, 'base64url'),
    });
  } catch {
    // The key is no point of the curve: no browser has made it.
    return 'gone';
  }
  try {
    const { status, body: answer } = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        authorization: vapid.authorization(new URL(endpoint), now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEEP_SECONDS),
        // A later one replaces it.
        topic: YOUR_TURN,
      },
      body: new Uint8Array(body),
    });
    await answer?.cancel();
    return fateOf(status);
  } catch {
    return 'later';
  }
}

function fateOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'done';
  if (GONE.includes(status)) return 'gone';
  return status === TOO_MANY || status >= SERVER_ERROR ? 'later' : 'refused';
}
