import { expect, test } from 'vitest';
import { isPushService } from './services.ts';

const OWN = ['http://127.0.0.1:9'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is of a browser’s push service', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://evilfcm.googleapis.com.evil/abc',
  'https://notfcm.googleapis.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'http://127.0.0.1:9/abc',
  'file:///etc/passwd',
  'https://',
  '',
])('no other address is sent anything: %s', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(false);
});

test('the operator may trust a further one, by its whole origin', () => {
  expect(isPushService('http://127.0.0.1:9/abc', OWN)).toBe(true);
  expect(isPushService('http://127.0.0.1:90/abc', OWN)).toBe(false);
  expect(isPushService('https://127.0.0.1:9/abc', OWN)).toBe(false);
});
