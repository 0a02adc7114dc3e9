import { randomFillSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import {
  memoryStore,
  type Cluster,
  openTableServer,
  type ServerMessage,
  type Ports,
} from '@lusoria/table';
import type { Logger } from 'pino';
import { addresses, localUrl, type ServerAddress } from './addresses.ts';
import { openPool } from './bots/pool.ts';
import { type Config, isPostgres } from './config.ts';
import { openapiDocument } from './docs/openapi.ts';
import { httpApp } from './http/app.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { newKey } from './http/admin-key.ts';
import { readPage } from './http/page.ts';
import { createRateLimiter } from './connections/rate-limiter.ts';
import { openSockets, trustedProxies } from './connections/sockets.ts';
import { logNotice, openLog } from './log.ts';
import { openMetrics } from './metrics/metrics.ts';
import { pollingCluster } from './cluster/polling.ts';
import { type NatsBus, connectNats } from './cluster/nats.ts';
import description from './package.json' with { type: 'json' };
import { withoutLoss, type OpenStore } from './store/open-store.ts';
import { openSqlite } from './store/sqlite/store.ts';
import { startSweeping } from './sweeper.ts';
import { describeError } from './describe-error.ts';

/** A server that runs. */
export interface RunningServer extends ServerAddress {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /** What opens the host's page, at `/host#KEY`. */
  readonly adminKey: string;
  /**
   * Stops: lets nobody in, keeps and answers what was asked, ends the lines (1001), closes the
   * store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** What a server takes from the machine; for tests and measurements. */
export interface Hooks {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Bytes from the operating system's generator. */
  readonly randomBytes?: (count: number) => Uint8Array;
  /** Games of one's own instead of those of the catalogue. */
  readonly games?: NonNullable<Ports['games']>;
  /** A store of one's own instead of the one that the configuration names. */
  readonly store?: () => Promise<OpenStore>;
  /** Called when the store is gone and the server has stopped; otherwise the process ends with 1. */
  readonly lost?: (error: Error) => void;
}

/** A store that has not answered for so long is taken to be away. */
const ANSWER_MS = 2000;
/** How long requests over HTTP may take until they have come in whole. */
const REQUEST_MS = 10_000;

/**
 * Starts a server; it listens when this resolves.
 *
 * Rejects when its port is taken, or when its data cannot be opened.
 */
export async function serve(config: Config, hooks: Hooks = {}): Promise<RunningServer> {
  const opened = await (hooks.store ?? storeOf(config))();
  try {
    return await serveFrom(opened, config, hooks);
  } catch (error) {
    // An open store would keep a process alive that serves nobody.
    await opened.close();
    throw error;
  }
}

async function serveFrom(opened: OpenStore, config: Config, hooks: Hooks): Promise<RunningServer> {
  const { limits, publicUrl } = config;
  const log = openLog(config.log);
  const metrics = openMetrics();
  const pool = openPool({ budgetMs: limits.botMs });
  const bus = config.nats === null ? null : connectNats(config.nats, randomUUID());
  const cluster = clusterOf(config, bus);
  const world = worldOf(opened, log, hooks, {
    cluster,
    async think(game, bot, view, seed) {
      const question = { game, bot, view, seed, thinkMs: limits.botThinkMs };
      return metrics.thinks(async () => {
        // Workers think for all nodes; where there are none, this one does so itself.
        const answer = (await bus?.ask(question, limits.botMs)) ?? 'nobody';
        return answer === 'nobody' ? pool.think(question) : answer.action;
      });
    },
    notice(notice) {
      metrics.notice(notice);
      logNotice(log, notice);
    },
  });
  const hub = openTableServer(world);
  metrics.watch(hub, pool.waiting);

  let ending: Promise<void> | null = null;
  const doors = allowedOrigins(config);
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS });
  const place = { bindAddress: config.bindAddress, port: config.port, publicUrl };
  const adminKey = config.adminKey ?? newKey();
  const startedAt = Date.now();
  const about = {
    version: description.version,
    addresses: () => addresses(place),
    nodes: () => (cluster === null ? 'alone' : bus?.isConnected() ? 'connected' : 'polling'),
  } as const;
  const app = httpApp(readPage(resolve(config.webDir)), doors, {
    ...about,
    publicUrl,
    ready: async () => (await answers(opened)) && ending === null,
    figures: () => metrics.figures(),
    adminKey,
    openapi: openapiDocument,
    adminFigures: () => ({
      ...metrics.counted(),
      version: about.version,
      startedAt,
      now: Date.now(),
      addresses: [...about.addresses()],
      nodes: about.nodes(),
    }),
    failed: (error) => log.error({ why: describeError(error) }, 'failed'),
  });
  const handle = getRequestListener(app.fetch);
  server.on('request', (request, response) => void handle(request, response));
  const sockets = openSockets(
    server,
    { hub, limits, textOf: writer(), ...metrics },
    {
      doors,
      gate: createRateLimiter(limits, () => performance.now(), metrics.limited),
      trusts: trustedProxies(config.proxies, publicUrl),
      refused: metrics.connectionRefused,
    },
  );
  const stopSweeping = startSweeping(world, hub, config.keepDays, log);

  const finish = async (): Promise<void> => {
    log.info('stopping');
    stopSweeping();
    await sockets.close();
    // Until here whoever asks is told that the server is stopping.
    const closed = new Promise((over) => server.close(over));
    server.closeAllConnections();
    await closed;
    hub.stop();
    await pool.close();
    await bus?.close();
    await opened.close();
    metrics.close();
    log.info('stopped');
  };
  const close = async (): Promise<void> => (ending ??= finish());

  void opened.lost.then(async (error) => {
    log.fatal({ why: describeError(error) }, 'the store is gone');
    await close();
    if (hooks.lost) hooks.lost(error);
    else process.exit(1);
  });

  try {
    place.port = await listening(server, config);
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ bindAddress: config.bindAddress, port: place.port }, 'listening');
  return { ...place, url: localUrl(place), adminKey, close };
}

/** Whoever shares a database may not be alone. */
function clusterOf({ database }: Config, bus: NatsBus | null): Cluster | null {
  return bus?.cluster ?? (isPostgres(database) ? pollingCluster : null);
}

function storeOf({ database, dataDir }: Config): () => Promise<OpenStore> {
  return async () => {
    if (database === 'memory') return withoutLoss(memoryStore());
    if (database === 'sqlite') return openSqlite(resolve(dataDir));
    // Loaded only where it is needed.
    const { openPostgresStore } = await import('./store/postgres/store.ts');
    return openPostgresStore(database);
  };
}

function worldOf(
  { store }: OpenStore,
  log: Logger,
  {
    now = () => Date.now(),
    randomBytes = (count) => randomFillSync(new Uint8Array(count)),
    games,
  }: Hooks,
  rest: Pick<Ports, 'cluster' | 'think' | 'notice'>,
): Ports {
  return {
    store,
    now,
    ticks: () => performance.now(),
    randomBytes,
    after(ms, call) {
      const timer = setTimeout(() => {
        try {
          call();
        } catch (error) {
          // One table's trouble must not end all the others.
          log.error({ why: describeError(error) }, 'failed');
        }
      }, ms);
      return () => clearTimeout(timer);
    },
    ...(games && { games }),
    ...rest,
  };
}

/** Writes messages; one that is sent to many, one after another, is written once. */
function writer(): (message: ServerMessage) => string {
  let last: ServerMessage | null = null;
  let text = '';
  return (message) => {
    if (message !== last) text = JSON.stringify(message);
    last = message;
    return text;
  };
}

async function answers({ store }: OpenStore): Promise<boolean> {
  const found = store.find('').then(
    () => true,
    () => false,
  );
  return Promise.race([found, sleep(ANSWER_MS, false, { ref: false })]);
}

/** Resolves with the port. */
async function listening(
  server: ReturnType<typeof createServer>,
  { port, bindAddress }: Config,
): Promise<number> {
  return new Promise((resolvePort, fail) => {
    server.once('error', fail);
    server.listen(port, bindAddress, () => {
      server.off('error', fail);
      const bound = server.address();
      resolvePort(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}
