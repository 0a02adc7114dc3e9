import type { Connect } from '@lusoria/client';
import * as v from 'valibot';
import { hasServer } from '../has-server.ts';
import { noLock, webLock } from './lock.ts';
import type { LocalServer } from './relay.ts';
import { type ServerEvents, SharedServer } from './shared-server.ts';
import { type Begin, workerReportSchema } from './worker-report.ts';

/** Name of the tabs' channel, and of the leading tab's lock. */
const NAME = 'lusoria-device';

let shared: SharedServer | null = null;
/** A worker that has not been told to begin. */
let waiting: Worker | null = null;

/** Loads what the server and a game need, so that it begins at once when it is used; it opens nothing before. */
export function prepareDeviceServer(game: string): void {
  if (!shared) waiting ??= newWorker(game);
}

/**
 * Connections to the server of this device, which one of the open tabs runs.
 *
 * @param game the game to play first, if known: the worker then loads it while it starts
 */
export function deviceServer(game: string | null): Connect {
  shared ??= openShared(game);
  return shared.connect;
}

function openShared(game: string | null): SharedServer {
  const server = new SharedServer({
    id: tabId(),
    openChannel: () => new BroadcastChannel(NAME),
    // Web Locks exist only in secure contexts.
    openLock: (events) =>
      'locks' in navigator
        ? { lock: webLock(navigator.locks, NAME, events), isReliable: true }
        : { lock: noLock(events), isReliable: false },
    start: (events) => startWorker(game, events),
    isVisible: () => document.visibilityState === 'visible',
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  });
  // A page that is frozen, or kept for "back", runs nothing: another tab must not wait for it.
  addEventListener('pagehide', () => server.sleep());
  addEventListener('pageshow', () => server.wake());
  document.addEventListener('freeze', () => server.sleep());
  document.addEventListener('resume', () => server.wake());
  server.wake();
  return server;
}

function newWorker(game: string | null): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: game ?? '',
  });
  // Whoever needs it tries again.
  worker.addEventListener('error', () => {
    if (waiting === worker) waiting = null;
  });
  return worker;
}

function startWorker(game: string | null, events: ServerEvents): LocalServer {
  const worker = waiting ?? newWorker(game);
  waiting = null;
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const report = v.parse(workerReportSchema, data);
    if (report.kind === 'ready') events.ready(report.epoch);
    else events.ended();
  });
  // Its program could not be loaded.
  worker.addEventListener('error', () => events.ended());
  worker.postMessage({ days: !hasServer } satisfies Begin);
  return {
    serve: (port) => worker.postMessage(null, [port]),
    stop: () => worker.terminate(),
  };
}

function tabId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
