import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { WrittenConfig } from '@lusoria/server';
import { LOOPBACK } from '@lusoria/testing/server/ports.ts';
import { OUR_SERVER } from '../driver/server/process.ts';
import type { Program } from './supervisor.ts';
import type { Database } from './postgres.ts';

const LUSORIA = fileURLToPath(new URL('../../cli/bin/lusoria.mjs', import.meta.url));

/** Time within which a server must answer that it is ready (milliseconds). */
const READY_MS = 5000;

/** Where a node is, and what it shares with the others. */
export interface Place {
  readonly name: string;
  readonly port: number;
  readonly database: Database;
  readonly nats: string;
  /** Public address of the cluster. */
  readonly publicUrl: string;
}

/** `lusoria serve`, as users start it. */
export function serveProgram(
  { name, port, database: { url, env }, nats, publicUrl }: Place,
  adminKey: string,
): Program {
  const where = ['--port', `${port}`, '--host', LOOPBACK, '--public-url', publicUrl];
  const what = ['--database', url, '--nats', nats, '--log', 'info'];
  return {
    name,
    command: process.execPath,
    args: [LUSORIA, 'serve', ...where, ...what],
    env: { ...env, LUSORIA_ADMIN_KEY: adminKey },
    politely: 'SIGTERM',
    ready: async () => isReady(port, READY_MS),
  };
}

/** A server with a configuration that the command line cannot express, such as no limits. */
export function serverProgram(
  name: string,
  config: WrittenConfig & { readonly port: number },
  env: NodeJS.ProcessEnv,
): Program {
  return {
    name,
    command: process.execPath,
    args: [OUR_SERVER, JSON.stringify(config)],
    env: { ...env, NODE_ENV: 'production' },
    tied: true,
    politely: 'SIGTERM',
    ready: async () => isReady(config.port, READY_MS),
  };
}

/** `lusoria work`. */
export function workProgram(nats: string, jobs: number): Program {
  return {
    name: 'worker',
    command: process.execPath,
    args: [LUSORIA, 'work', '--nats', nats, '--jobs', `${jobs}`],
    politely: 'SIGTERM',
    // It serves only NATS, and nobody has to wait for it.
    ready: async () => true,
  };
}

/**
 * Runs `lusoria migrate`.
 *
 * @throws if the migration fails
 */
export async function migrate({ url, env }: Database): Promise<void> {
  await promisify(execFile)(process.execPath, [LUSORIA, 'migrate', '--database', url], {
    env: { ...process.env, ...env },
  });
}

/** Whether a server on a port reports within milliseconds that it is ready. */
export async function isReady(port: number, ms: number): Promise<boolean> {
  try {
    const url = `http://${LOOPBACK}:${port}/readyz`;
    const response = await fetch(url, { signal: AbortSignal.timeout(ms) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
