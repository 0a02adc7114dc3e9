import * as v from 'valibot';
import { expect, test } from 'vitest';
import { claimsOf } from '../testing/push-service.ts';
import { newVapidKey, vapidFrom } from './vapid.ts';

const NOW = Date.UTC(2026, 0, 1);

test('the server identifies itself to a push service by a signed token for its origin, as in RFC 8292', () => {
  const vapid = vapidFrom(newVapidKey(), 'https://cards.example.org');
  const endpoint = new URL('https://push.example.net/send/secret-of-the-subscription');
  const header = vapid.authorization(endpoint, NOW);
  expect(claimsOf(header, vapid.publicKey)).toEqual({
    aud: 'https://push.example.net',
    exp: NOW / 1000 + 12 * 60 * 60,
    sub: 'https://cards.example.org',
  });
  const point = Buffer.from(vapid.publicKey, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
});

test('the key is the same for as long as it is stored', () => {
  const stored = newVapidKey();
  const keys = [1, 2].map(() => vapidFrom(stored, 'https://a.example').publicKey);
  expect(keys[0]).toBe(keys[1]);
  expect(() => vapidFrom('{}', 'https://a.example')).toThrow(v.ValiError);
});
