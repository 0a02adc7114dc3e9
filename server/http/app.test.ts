import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PROTOCOL } from '@lusoria/table';
import { expect, test } from 'vitest';
import { addressKey, addresses, isLoopback, localUrl } from '../addresses.ts';
import { join as joinAs } from '@lusoria/testing/people/client.ts';
import { testServer, temporaryFolder } from '../testing/test-server.ts';
import { encodingFor } from './page.ts';

const INDEX = `<!doctype html><title>Lusoria</title>${'<p>salvē</p>'.repeat(100)}`;
const SCRIPT = `console.log(${JSON.stringify('avē '.repeat(400))})`;
const MESSAGES = 'hello = Salvē\n'.repeat(100);

function page(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'la-abc123.ftl'), MESSAGES);
  writeFileSync(join(folder, 'assets', 'font.woff2'), Buffer.alloc(2000, 1));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, '..', 'lusoria-outside.txt'), 'outside');
  return folder;
}

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request sent exactly as written: `fetch` would normalize its path. */
async function get(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  return new Promise<Got>((resolve, reject) => {
    const sent = request(url, { path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('the page is served for every path of its own', async () => {
  const { url } = await testServer({ webDir: page() });
  for (const path of ['/', '/index.html', '/t/ABCDEF', '/offline', '/rules/anything?x=1']) {
    const { status, headers, body } = await get(url, path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(INDEX);
  }
});

test('files with a hash in their names are kept, others asked for again', async () => {
  const { url } = await testServer({ webDir: page() });
  const script = await get(url, '/assets/index-abc123.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.headers['etag']).toBeUndefined();
  const worker = await get(url, '/sw.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  const again = await get(url, '/sw.js', { 'If-None-Match': String(worker.headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('what can be packed is packed as the client likes it', async () => {
  const { url } = await testServer({ webDir: page() });
  const path = '/assets/index-abc123.js';
  const br = await get(url, path, { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers['vary']).toBe('Accept-Encoding');
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  const zipped = await get(url, path, { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
  const messages = await get(url, '/assets/la-abc123.ftl', { 'Accept-Encoding': 'gzip' });
  expect(messages.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(gunzipSync(messages.body).toString()).toBe(MESSAGES);
  const font = await get(url, '/assets/font.woff2', { 'Accept-Encoding': 'br' });
  expect(font.headers['content-encoding']).toBeUndefined();
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(encodingFor('identity')).toBeNull();
  expect(encodingFor(undefined)).toBeNull();
});

test('nothing else is served', async () => {
  const { url } = await testServer({ webDir: page() });
  for (const path of [
    '/assets/missing.js',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/../lusoria-outside.txt',
    '/%2e%2e/lusoria-outside.txt',
    '/..%2flusoria-outside.txt',
    '/assets/..%5c..%5clusoria-outside.txt',
    '//etc/passwd.txt',
    '/index.html%00.js',
    '/api/nothing',
  ]) {
    const { status, body } = await get(url, path);
    const said: unknown = JSON.parse(body.toString());
    expect({ path, status, said }).toEqual({ path, status: 404, said: { code: 'not-found' } });
  }
  expect((await get(url, '/', {}, 'POST')).status).toBe(404);
  expect((await get(url, '/', {}, 'HEAD')).body).toHaveLength(0);
});

test('what the build has compressed is sent as it is, and is no file of its own', async () => {
  const webDir = page();
  const made = brotliCompressSync(SCRIPT);
  writeFileSync(join(webDir, 'assets', 'index-abc123.js.br'), made);
  const { url } = await testServer({ webDir });
  const sent = await get(url, '/assets/index-abc123.js', { 'accept-encoding': 'br' });
  expect(sent.body).toEqual(made);
  expect((await get(url, '/assets/index-abc123.js')).body.toString()).toBe(SCRIPT);
  expect((await get(url, '/assets/index-abc123.js.br')).status).toBe(404);
});

test('a part of a page, which a policy would not change, says only that it is what it says', async () => {
  const { url } = await testServer({ webDir: page() });
  const { headers } = await get(url, '/assets/index-abc123.js');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('every answer forbids what the page does not need', async () => {
  const { url, port } = await testServer({ webDir: page() });
  for (const path of [
    '/',
    '/assets/worker-abc123.js',
    '/missing.js',
    '/api/info',
    '/api/admin',
    '/metrics',
  ]) {
    const { headers } = await get(url, path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${port} wss://127.0.0.1:${port};`);
    expect(policy).not.toContain('unsafe');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('over https a page is never again reached without, and shares its window with no other origin', async () => {
  const own = ['strict-transport-security', 'cross-origin-opener-policy'] as const;
  for (const [publicUrl, said] of [
    ['https://ludus.example', ['max-age=31536000', 'same-origin']],
    ['http://ludus.example', [undefined, undefined]],
    [null, [undefined, undefined]],
  ] as const) {
    const { url } = await testServer({ webDir: page(), publicUrl });
    for (const path of ['/', '/missing.js', '/api/info', '/metrics']) {
      const { headers } = await get(url, path);
      expect({ publicUrl, path, said: own.map((name) => headers[name]) }).toEqual({
        publicUrl,
        path,
        said,
      });
    }
  }
});

test('a server for one machine does not answer to other names', async () => {
  const { url } = await testServer({ webDir: page() });
  for (const path of ['/', '/api/info', '/api/admin', '/metrics', '/healthz']) {
    const { status, body } = await get(url, path, { Host: 'evil.example' });
    const said: unknown = JSON.parse(body.toString());
    expect({ path, status, said }).toEqual({ path, status: 421, said: { code: 'wrong-host' } });
  }
});

test('without a page there is still a server', async () => {
  const { url } = await testServer({ webDir: join(temporaryFolder(), 'not-built') });
  const { status, body } = await get(url, '/');
  expect(status).toBe(503);
  expect(JSON.parse(body.toString())).toEqual({ code: 'no-page' });
  expect((await get(url, '/healthz')).status).toBe(200);
});

test('the server tells how it is and where it can be reached', async () => {
  const { url } = await testServer({ publicUrl: 'https://ludus.example/deeper' });
  const json = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json();
  expect(await json('/healthz')).toEqual({ status: 'ok', nodes: 'alone' });
  expect(await json('/readyz')).toEqual({ status: 'ready' });
  expect(await json('/api/info')).toEqual({
    name: 'lusoria',
    version: '0.1.0',
    protocol: PROTOCOL,
    publicUrl: 'https://ludus.example/deeper',
    keepDays: 30,
    operator: { name: null, address: null, contact: null },
    lobby: false,
    daily: true,
    ratings: true,
    sharing: true,
    push: true,
    mail: false,
    storage: 'memory',
    school: 'none',
    message: '',
    addresses: ['https://ludus.example/deeper'],
  });
  expect((await get(url, '/ws')).status).toBe(426);
});

test('the figures count what happens', async () => {
  const { url } = await testServer();
  const client = await joinAs(url);
  await client.ask({ t: 'open', table: 'NOWHERE', seen: null });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('lusoria_connections 1');
  expect(text).toContain('lusoria_tables 0');
  expect(text).toContain('lusoria_messages_total{direction="in"} 2');
  expect(text).toContain('lusoria_refused_total{code="no-such-table"} 1');
  expect(text).toContain('lusoria_move_seconds_bucket{le="0.001"} 0');
});

test('addresses are those that others can reach', () => {
  const place = { bindAddress: '127.0.0.1', port: 8080, publicUrl: null };
  expect(addresses(place)).toEqual(['http://127.0.0.1:8080']);
  expect(addresses({ ...place, bindAddress: '::1' })).toEqual(['http://[::1]:8080']);
  expect(addresses({ ...place, publicUrl: 'https://a.example' })).toEqual(['https://a.example']);
  for (const url of addresses({ ...place, bindAddress: '0.0.0.0' })) {
    expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:8080$/);
    expect(isLoopback(new URL(url).hostname)).toBe(false);
  }
  expect(localUrl({ ...place, bindAddress: '0.0.0.0' })).toBe('http://127.0.0.1:8080');
  expect(localUrl({ ...place, bindAddress: '::' })).toBe('http://[::1]:8080');
});

test.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['::ffff:10.0.0.7', undefined, '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::5', undefined, '2001:db8:0:0::/64'],
  ['::1', undefined, '0:0:0:0::/64'],
  ['127.0.0.1', '10.0.0.9', '10.0.0.9'],
  ['127.0.0.1', '6.6.6.6, 10.0.0.9', '10.0.0.9'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
])('%s, forwarded for %s, counts as %s', (remote, forwarded, key) => {
  expect(addressKey(remote, forwarded)).toBe(key);
});
