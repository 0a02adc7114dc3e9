import { chmodSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { openSqlite, readConfig, type RunningServer, serve } from '@lusoria/server';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const files = folder();
afterAll(() => files.remove());
files.file('index.html', '<!doctype html><title>Lusoria</title>');
const WEB = ['--web', files.path];

const saidSchema = v.object({
  ok: v.boolean(),
  findings: v.array(v.object({ subject: v.string(), state: v.string(), code: v.string() })),
});

/** The exit code, and the codes of the findings, by severity. */
async function examined(...args: readonly string[]) {
  const { code, stdout, stderr } = await inside(['doctor', '--json', ...WEB, ...args]);
  const { ok, findings } = v.parse(saidSchema, JSON.parse(stdout));
  expect({ ok, stderr }).toEqual({ ok: code === 0, stderr: '' });
  const found = (wanted: string) =>
    findings.filter(({ state }) => state === wanted).map((finding) => finding.code);
  return { code, good: found('good'), warning: found('warning'), bad: found('bad') };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}

async function running(publicUrl: string | null = null): Promise<RunningServer> {
  const config = readConfig({ port: 0, database: 'memory', log: 'silent', publicUrl });
  if (!config.ok) throw new Error(config.rejection.code);
  const server = await serve(config.value);
  onTestFinished(() => server.close());
  return server;
}

describe('lusoria doctor', () => {
  it('says of a machine where all is well that it is, and makes nothing', async () => {
    const data = join(files.path, 'none');
    const { code, good, warning, bad } = await examined('--port', '0', '--data', data);
    expect({ code, warning, bad }).toEqual({ code: 0, warning: [], bad: [] });
    for (const one of ['folder-new', 'database-new', 'port-free', 'address-here', 'page-there']) {
      expect(good).toContain(one);
    }
    const { stdout } = await inside(['doctor', '--port', '0', '--data', data, ...WEB]);
    expect(stdout).toMatch(/^good +folder +.* will be made at the first start$/m);
    expect(stdout.trimEnd()).toMatch(/All is well\.$/);
  });

  it('names all that hinders a server, and ends with 1', async () => {
    const port = await portOf(createServer((socket) => socket.end('no HTTP\r\n')));
    const { code, bad } = await examined(
      `--port=${port}`,
      `--data=${join(files.file('file', ''), 'in')}`,
      '--nats=nats://127.0.0.1:9',
      `--web=${join(files.path, 'nowhere')}`,
    );
    expect(code).toBe(1);
    expect(bad.toSorted()).toEqual(['folder-closed', 'nats-away', 'page-missing', 'port-taken']);
    const away = await examined('--database', 'postgres://me:mine@127.0.0.1:9/x', '--port', '0');
    expect(away).toMatchObject({ code: 1, bad: ['database-away'], warning: ['nats-missing'] });
  });

  it('tells a server that runs from another one, and whether the public address leads to it', async () => {
    const { port, url } = await running();
    const memory = ['--database', 'memory'];
    const ours = await examined('--port', String(port), ...memory);
    expect(ours).toMatchObject({ code: 0, bad: [], warning: ['database-memory'] });
    expect(ours.good).toContain('port-ours');
    const elsewhere = await examined('--port', '0', '--public-url', url, ...memory);
    expect(elsewhere).toMatchObject({ code: 1, bad: ['address-elsewhere'] });
    const nobody = await examined('--port', '0', '--public-url', 'http://127.0.0.1:9', ...memory);
    expect(nobody).toMatchObject({ code: 1, bad: ['address-away'] });
  });

  it('looks into the data, also while a server has them open', async () => {
    const data = join(files.path, 'data');
    const store = await openSqlite(data);
    const { good } = await examined('--port', '0', '--data', data, '--ratings');
    expect(good).toEqual(expect.arrayContaining(['database-sound', 'ratings-right']));
    await store.close();
    chmodSync(data, 0o755);
    files.file('data/lusoria.db', 'this is no database at all, and never was one');
    const { code, warning, bad } = await examined('--port', '0', '--data', data);
    expect({ code, warning, bad }).toEqual({
      code: 1,
      warning: ['folder-open'],
      bad: ['database-damaged'],
    });
  });

  it('speaks the language that is asked for, and never says a password', async () => {
    const { stdout } = await inside([
      'doctor',
      '--port',
      '0',
      '--database',
      'postgres://u:geheim@127.0.0.1:9/x',
      '--lang',
      'de',
    ]);
    expect(stdout).toMatch(/^FEHLER +Datenbank +127\.0\.0\.1:9\/x: /m);
    expect(stdout).not.toContain('geheim');
  });
});
