import { loadGame } from '@lusoria/games';
import * as v from 'valibot';
import WebSocket from 'ws';
import { addresses, isLoopback, localUrl } from '../addresses.ts';
import type { Config } from '../config.ts';
import { type RunningServer, serve } from '../serve.ts';
import type { Finding } from './finding.ts';
import { reasonOf } from './reason.ts';
import { clocks, TIMEOUT_MS } from './services.ts';

const infoSchema = v.object({
  name: v.literal('lusoria'),
  version: v.string(),
  publicUrl: v.nullable(v.string()),
});

/** A server's own description. */
type Info = v.InferOutput<typeof infoSchema>;

/**
 * Checks whether the port is free, and whether the addresses given to others lead there. Where no
 * server listens, one without data is started for the check.
 */
export async function network(config: Config, now: () => number): Promise<readonly Finding[]> {
  const { port, bindAddress } = config;
  let trial: RunningServer | null = null;
  let found: Finding;
  try {
    trial = await serve(
      { ...config, database: 'memory', nats: null, adminKey: null, log: 'silent' },
      { games: loadGame },
    );
    found = { subject: 'port', state: 'good', code: 'port-free', params: { port } };
  } catch (error) {
    found = await taken(error, config);
  }
  try {
    if (found.state === 'bad') return [found];
    const address = { bindAddress, port: trial?.port ?? port, publicUrl: config.publicUrl };
    const here = await infoAt(localUrl(address));
    const reached = addresses(address).map(async (url) => reach(url, trial, here.info, now));
    const onlyHere: readonly Finding[] =
      config.publicUrl === null && isLoopback(bindAddress)
        ? [{ subject: 'address', state: 'good', code: 'address-only-here' }]
        : [];
    return [found, ...onlyHere, ...(await Promise.all(reached)).flat()];
  } finally {
    await trial?.close();
  }
}

async function taken(error: unknown, config: Config): Promise<Finding> {
  const { port, bindAddress } = config;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EACCES')
    return { subject: 'port', state: 'bad', code: 'port-forbidden', params: { port } };
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return { subject: 'port', state: 'bad', code: 'port-no-host', params: { host: bindAddress } };
  }
  if (code !== 'EADDRINUSE') throw error;
  const isOurs = await infoAt(localUrl(config)).then(
    () => true,
    () => false,
  );
  return isOurs
    ? { subject: 'port', state: 'good', code: 'port-ours', params: { port } }
    : { subject: 'port', state: 'bad', code: 'port-taken', params: { port } };
}

/** Checks that an address leads to the expected server, and lets WebSockets through. */
async function reach(
  url: string,
  trial: RunningServer | null,
  here: Info,
  now: () => number,
): Promise<readonly Finding[]> {
  try {
    const { info, at } = await infoAt(url);
    const differs = at === null ? [] : clocks(url, at, now());
    const isHere = trial ? await opens(url, trial.adminKey) : same(info, here);
    if (!isHere)
      return [{ subject: 'address', state: 'bad', code: 'address-elsewhere', params: { url } }];
    if (!(await upgrades(url))) {
      return [{ subject: 'address', state: 'bad', code: 'address-no-websocket', params: { url } }];
    }
    return [
      { subject: 'address', state: 'good', code: 'address-here', params: { url } },
      ...differs,
    ];
  } catch (error) {
    const params = { url, reason: reasonOf(error) };
    return [{ subject: 'address', state: 'bad', code: 'address-away', params }];
  }
}

async function infoAt(url: string): Promise<{ readonly info: Info; readonly at: number | null }> {
  const answer = await fetch(`${url}/api/info`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const at = Date.parse(answer.headers.get('date') ?? '');
  const info = v.safeParse(infoSchema, await answer.json().catch(() => null));
  if (!info.success) throw new Error('this is no server of Lusoria');
  return { info: info.output, at: Number.isNaN(at) ? null : at };
}

function same(one: Info, other: Info): boolean {
  return one.version === other.version && one.publicUrl === other.publicUrl;
}

/** Only the trial server has this key. */
async function opens(url: string, key: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/admin`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answer.ok;
}

async function upgrades(url: string): Promise<boolean> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, {
    handshakeTimeout: TIMEOUT_MS,
  });
  return new Promise((resolve) => {
    socket.once('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
