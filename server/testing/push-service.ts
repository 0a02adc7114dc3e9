import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { defined } from '@lusoria/core';
import { onTestFinished } from 'vitest';

/** A message as it came in. */
interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A push service (RFC 8030) on loopback, as far as a server of messages sees it. */
export interface PushService {
  readonly origin: string;
  readonly pushed: readonly Pushed[];
  /** Status of the answers from now on. */
  status: number;
}

export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const service = { status: 201 };
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      pushed.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : null;
  return Object.assign(service, { origin: `http://127.0.0.1:${port}`, pushed });
}

/** A browser that has subscribed: it alone can read what is sent to it. */
export function openBrowser(endpoint: string, zone: string) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    subscription: {
      endpoint,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      zone,
    },
    /** The text of a message (RFC 8291, section 4). Throws when it is not for this browser. */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + defined(body[20]);
      const sender = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}

/** Claims of the token in an `Authorization` of RFC 8292, once it is shown to be signed by a key. */
export function claimsOf(authorization: unknown, publicKey: string): unknown {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/u.exec(String(authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: defined(x), y: defined(y) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || key !== publicKey) throw new Error('not signed by this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
