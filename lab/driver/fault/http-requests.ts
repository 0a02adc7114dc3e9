import { pick, type Random } from '@lusoria/core';
import { type Exchange, exchange } from '../client/exchange.ts';
import { upgrade } from '../client/frame.ts';
import type { Findings } from '../oracle/findings.ts';
import { CANARY } from './messages/odd-values.ts';

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'HEAD',
  'OPTIONS',
  'DELETE',
  'TRACE',
  'PATCH',
  'CONNECT',
  'PRI',
  'get',
  'G\u00cbT',
  '',
];
const PATHS = [
  '/',
  '/ws',
  '/api/info',
  '/api/admin',
  '/api/../metrics',
  '/api/%2e%2e/healthz',
  '/healthz',
  '/readyz',
  '/metrics',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cpackage.json',
  '//example.org/',
  '/%00',
  '/%',
  '/%zz%ff',
  '/index.html%00.js',
  '/.git/config',
  '/assets/../index.html',
  '/__proto__',
  '/constructor',
  '/\u202e',
  '*',
  '?',
  'http://example.org/',
  'example.org:443',
  `/${'a'.repeat(4000)}`,
  `/${'a/'.repeat(9000)}`,
  '/ws?x=%0d%0aSet-Cookie:%20a=b',
];
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9',
  'http/1.1',
  '',
];
const HOSTS = [
  '',
  'example.org',
  'localhost.',
  '[::1',
  '127.0.0.1:99999',
  'a b',
  '\u00e4',
  'x.localhost',
  '__proto__',
  '127.0.0.1@example.org',
];
const HEADERS = [
  'Origin: null',
  'Origin: https://example.org',
  'Origin: file://',
  'Origin: http://127.0.0.1@example.org',
  'X-Forwarded-For: not an address',
  `X-Forwarded-For: ${'1.2.3.4, '.repeat(500)}5`,
  'X-Forwarded-For: ::ffff:1.2.3.4%eth0',
  'X-Forwarded-For: ',
  'X-Forwarded-Host: example.org',
  'Content-Length: 99',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip, chunked',
  'Expect: 100-continue',
  'Expect: nothing',
  'Accept-Encoding: br;q=abc, gzip;q=1e9, *',
  'If-None-Match: *',
  'Range: bytes=0-99999999999',
  'Connection: close, Upgrade\r\nUpgrade: h2c',
  'Connection: Upgrade\r\nUpgrade: websocket',
  `Cookie: ${'a=b; '.repeat(1500)}`,
  `X-Much: ${'x'.repeat(20_000)}`,
  ' folded: line',
  'No colon',
  'Nul: a\u0000b',
  `${CANARY}: ${CANARY}`,
  ...Array.from({ length: 3 }, () =>
    Array.from({ length: 300 }, (_, i) => `H${i}: 1`).join('\r\n'),
  ),
];
const BODIES = [
  '',
  '',
  '',
  '{"a":1}',
  '5\r\nabcde\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  'zz\r\n',
  '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  '\u0000\u0001',
];

/** Time to wait for the response to a malformed request, which may have none. */
const REQUEST_MS = 300;

/** Defects of an upgrade request; each is rejected, even in combination. */
const UPGRADES: readonly (readonly [
  Readonly<Record<string, string | null>>,
  string,
  readonly number[],
])[] = [
  [{ 'Sec-WebSocket-Key': null }, 'GET /ws HTTP/1.1', [400]],
  [{ 'Sec-WebSocket-Key': 'short' }, 'GET /ws HTTP/1.1', [400]],
  [{ 'Sec-WebSocket-Version': '12' }, 'GET /ws HTTP/1.1', [400, 426]],
  [{ 'Sec-WebSocket-Version': null }, 'GET /ws HTTP/1.1', [400, 426]],
  [{ Upgrade: 'h2c' }, 'GET /ws HTTP/1.1', [400]],
  [{}, 'POST /ws HTTP/1.1', [405]],
  [{}, 'GET /ws/ HTTP/1.1', [404]],
  [{}, 'GET / HTTP/1.1', [404]],
  [{}, 'GET //ws HTTP/1.1', [404]],
  [{}, 'GET /%77s HTTP/1.1', [404]],
  [{ Host: 'example.org' }, 'GET /ws HTTP/1.1', [421]],
  [{ Host: '' }, 'GET /ws HTTP/1.1', [400, 421]],
  [{ Host: null }, 'GET /ws HTTP/1.1', [400, 421]],
  [{ Origin: 'https://example.org' }, 'GET /ws HTTP/1.1', [403]],
  [{ Origin: 'null' }, 'GET /ws HTTP/1.1', [403]],
  [{ Origin: '' }, 'GET /ws HTTP/1.1', [403]],
  [
    { 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits=99' },
    'GET /ws HTTP/1.1',
    [101],
  ],
  [{ 'Sec-WebSocket-Protocol': 'a, b, a' }, 'GET /ws HTTP/1.1', [101, 400]],
];

/** Acceptable status codes for malformed requests; no response is acceptable, too. */
const STATUSES = [
  0, 100, 101, 200, 204, 304, 400, 401, 403, 404, 405, 408, 413, 414, 417, 421, 426, 429, 431, 501,
  503, 505,
];

/** Sends requests that no browser would. Returns their number. */
export async function tryRequests(
  url: string,
  headers: Readonly<Record<string, string>>,
  findings: Findings,
  random: Random,
  times: number,
): Promise<number> {
  const ask = async (
    text: string,
    statuses: readonly number[],
    how: Pick<Exchange, 'ms'> = {},
  ): Promise<void> => {
    const enough = (bytes: Buffer): boolean => bytes.includes('\r\n\r\n');
    const { bytes } = await exchange(url, [text], { ...how, half: random.int(4) === 0, enough });
    const received = bytes.toString('latin1');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/u.exec(received)?.[1] ?? 0);
    findings.got(status === 0 ? 'HTTP nothing' : `HTTP ${status}`);
    if (!statuses.includes(status)) findings.report(`HTTP ${status}`, text, received.slice(0, 200));
    if (/Set-Cookie|root:/iu.test(received) || received.includes(CANARY)) {
      findings.report('HTTP: something comes back that was put in', text, received);
    }
  };
  const { host } = new URL(url);
  for (const [other, line, statuses] of UPGRADES) {
    findings.sent('HTTP upgrade');
    await ask(upgrade(host, { ...headers, ...other }, line), statuses);
  }
  const one = async (): Promise<void> => {
    const lines = Array.from({ length: random.int(4) }, () => pick(HEADERS, random));
    const name = random.int(5) === 0 ? pick(HOSTS, random) : host;
    const first = `${pick(METHODS.concat('GET', 'GET', 'GET', 'GET'), random)} ${pick(PATHS, random)} ${pick(VERSIONS, random)}`;
    const closing = random.int(3) === 0 ? [] : ['Connection: close'];
    const text = [first, `Host: ${name}`, ...lines, ...closing, '', pick(BODIES, random)].join(
      '\r\n',
    );
    findings.sent('HTTP request');
    await ask(text, STATUSES, { ms: REQUEST_MS });
  };
  for (let n = 0; n < times; n += 8) {
    await Promise.all(Array.from({ length: Math.min(8, times - n) }, one));
  }
  return UPGRADES.length + times;
}
