import cluster, { type Worker } from 'node:cluster';
import { createServer, Socket } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { localUrl } from '../addresses.ts';
import type { Config } from '../config.ts';
import { newKey } from '../http/admin-key.ts';
import { openLog } from '../log.ts';
import type { RunningServer } from '../running-server.ts';
import { type HeldData, holdData } from './held-data.ts';
import type { FromChild, ToChild } from './messages.ts';
import { type Outgoing, together } from './together.ts';

/** A process that ends sooner than this is not started again at once. */
const STABLE_MS = 5000;
const PAUSE_MS = 1000;
/** Time in which a process must have stopped; then it is killed. */
const STOP_MS = 30_000;

/** A process, and its number. */
interface Child {
  readonly slot: number;
  readonly worker: Worker;
  readonly outgoing: Outgoing<ToChild>;
  isListening: boolean;
}

/**
 * Starts a server as several processes that share a port: each is a node of its own, this one holds the data
 * (with SQLite), carries what they tell each other, and starts those anew that end.
 *
 * Rejects when one of them cannot start; then none of them runs.
 */
export async function serveProcesses(written: Config): Promise<RunningServer> {
  const log = openLog(written.log);
  const adminKey = written.adminKey ?? newKey();
  const config = { ...written, adminKey, port: written.port || (await freePort(written)) };
  const data = config.database === 'sqlite' ? holdData(resolve(config.dataDir)) : null;
  const family = openFamily(config, data, log);
  let ending: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    log.info('stopping');
    await family.stop();
    data?.close();
    log.info('stopped');
  };
  const close = async (): Promise<void> => (ending ??= stop());
  try {
    await family.started;
  } catch (error) {
    await close();
    throw error;
  }
  const { bindAddress, port, publicUrl } = config;
  log.info({ bindAddress, port, processes: config.processes }, 'listening');
  return { bindAddress, port, publicUrl, url: localUrl(config), adminKey, close };
}

/** All processes get the same port, also one that is started later. */
async function freePort({ bindAddress }: Config): Promise<number> {
  const server = createServer();
  return new Promise((resolvePort, reject) => {
    server.once('error', reject);
    server.listen(0, bindAddress, () => {
      const bound = server.address();
      server.close(() => resolvePort(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

function openFamily(config: Config, data: HeldData | null, log: Logger) {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./child.ts', import.meta.url)),
    args: [],
    serialization: 'advanced',
  });
  const children = new Map<number, Child>();
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let isStopping = false;

  const send = (worker: Worker, messages: readonly ToChild[], socket?: Socket): void => {
    // It may be about to end: then nobody waits for this any more.
    if (worker.isConnected()) worker.send([...messages], socket, undefined, () => undefined);
  };
  const post = ({ outgoing }: Child, message: ToChild): void => outgoing.post(message);
  const listening = (): readonly Child[] =>
    [...children.values()].filter(({ isListening }) => isListening);
  const introduce = (): void => {
    const slots = listening().map(({ slot }) => slot);
    for (const child of listening()) {
      post(child, { kind: 'others', slots: slots.filter((slot) => slot !== child.slot) });
    }
  };

  const take = (child: Child, message: FromChild, socket: unknown): void => {
    const { slot } = child;
    switch (message.kind) {
      case 'loaded':
        return post(child, { kind: 'begin', config, slot, holdsData: data !== null });
      case 'listening':
        child.isListening = true;
        introduce();
        if (listening().length === config.processes) started.resolve();
        return;
      case 'failed':
        log.error({ process: slot, why: message.why }, 'a process could not start');
        // Another one is tried in its place.
        child.worker.process.kill('SIGKILL');
        return started.reject(
          Object.assign(new Error(message.why), message.code !== null && { code: message.code }),
        );
      case 'store':
        return data?.take(message.message, (answer) =>
          post(child, { kind: 'store', message: answer }),
        );
      case 'tell':
        for (const other of listening()) {
          if (other === child || (message.to !== null && message.to !== other.slot)) continue;
          const isHint = message.news.kind === 'hint';
          other.outgoing.post({ kind: 'told', from: slot, news: message.news }, isHint);
        }
        return;
      case 'pass': {
        if (!(socket instanceof Socket)) return;
        const to = children.get(message.to);
        if (!to?.isListening) return void socket.destroy();
        to.outgoing.flush();
        send(to.worker, [{ kind: 'passed', request: message.request }], socket);
      }
    }
  };

  const start = (slot: number): void => {
    const since = performance.now();
    const worker = cluster.fork();
    const outgoing = together<ToChild>((messages) => send(worker, messages));
    const child: Child = { slot, worker, outgoing, isListening: false };
    children.set(slot, child);
    worker.on('message', (messages: readonly FromChild[], socket: unknown) => {
      for (const message of messages) take(child, message, socket);
    });
    // What is sent to a process that has just ended.
    worker.on('error', () => undefined);
    worker.once('exit', (code, signal) => {
      children.delete(slot);
      introduce();
      if (isStopping) return children.size === 0 ? ended.resolve() : undefined;
      log.error({ process: slot, code, signal }, 'a process has ended');
      started.reject(new Error(`a process has ended (${signal || code})`));
      const pause = performance.now() - since < STABLE_MS ? PAUSE_MS : 0;
      setTimeout(() => {
        if (!isStopping) start(slot);
      }, pause);
    });
  };
  for (let slot = 0; slot < config.processes; slot += 1) start(slot);

  return {
    started: started.promise,
    async stop(): Promise<void> {
      isStopping = true;
      if (children.size === 0) return;
      const late = setTimeout(() => {
        for (const { worker } of children.values()) worker.process.kill('SIGKILL');
      }, STOP_MS);
      for (const child of children.values()) post(child, { kind: 'stop' });
      await ended.promise;
      clearTimeout(late);
    },
  };
}
