import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { accepted, refused, reject, type Result } from '@lusoria/core';
import { openEvents } from '@lusoria/tournaments/server';
import { GAME_IDS, loadGame } from '@lusoria/games';
import { openTableServer, type Ports } from '@lusoria/table';
import { addresses, localUrl, type ServerAddress } from './addresses.ts';
import { openPool } from './bots/pool.ts';
import { connectNats, type NatsBus } from './cluster/nats.ts';
import { type Config, isPostgres } from './config.ts';
import { type Client, createRateLimiter } from './connections/rate-limiter.ts';
import { inTurns } from './connections/in-turns.ts';
import { createOutbox } from './connections/outbox.ts';
import { addressOf, openSockets, trustedProxies } from './connections/sockets.ts';
import { openDecisions } from './decisions/decisions.ts';
import { describeError } from './describe-error.ts';
import type { AdminFigures } from './http/admin-figures.ts';
import { documentsOf } from './docs/documents.ts';
import { newKey } from './http/admin-key.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { httpApp, type HttpContext } from './http/app.ts';
import { botApi } from './http/bots/api.ts';
import { openStreams } from './http/bots/streams.ts';
import { basePathOf } from './http/base-path.ts';
import { answerBy, closeHttp, createHttpServer, listen } from './http/listen.ts';
import { readPage } from './http/page.ts';
import { logNotice, openLog } from './log.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import description from './package.json' with { type: 'json' };
import { startChecking } from './integrity.ts';
import type { Logger } from 'pino';
import { clusterOf, type Hooks, openStore, portsOf, writable } from './ports.ts';
import type { OpenStore } from './store/open-store.ts';
import { bannedRejection, isBanned, openOperator } from './operator/operator.ts';
import type { Ban } from './operator/schema.ts';
import { startSweeping } from './sweeper.ts';

export type { Hooks } from './ports.ts';

/** A running server. */
export interface RunningServer extends ServerAddress {
  /** URL under which this machine reaches it. */
  readonly url: string;
  /** Key of the operator's page, at `/admin#KEY`. */
  readonly adminKey: string;
  /**
   * Stops: lets nobody in, stores and answers pending requests, ends the connections (1001), closes
   * the store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/**
 * Starts a server; it listens when this resolves.
 *
 * Rejects when its port is taken, or when its data cannot be opened.
 */
export async function serve(config: Config, hooks: Hooks = {}): Promise<RunningServer> {
  const opened = await (hooks.store ?? (async () => openStore(config)))();
  // Loading games on demand would hold up everybody else.
  if (!hooks.games) await Promise.all(GAME_IDS.map(loadGame));
  try {
    return await serveFrom(opened, config, hooks);
  } catch (error) {
    // An open store would keep the process alive.
    await opened.close();
    throw error;
  }
}

async function serveFrom(opened: OpenStore, config: Config, hooks: Hooks): Promise<RunningServer> {
  const { limits, publicUrl } = config;
  const log = openLog(config.log);
  const metrics = openMetrics();
  const pool = openPool({ budgetMs: limits.botMs });
  // The thread does not know games that are not in the registry.
  const decisions = hooks.games ? null : openDecisions();
  const bus = config.nats === null ? null : connectNats(config.nats, randomUUID());
  const cluster = clusterOf(config, bus);
  const ports = portsOf(opened, log, hooks, {
    cluster,
    lobby: config.lobby,
    think: thinking(config, { pool, bus, metrics }),
    ...(decisions && { decide: decisions.decide }),
    notice: noticing(log, metrics),
  });
  const server = openTableServer(ports, openEvents);
  metrics.watch(server, pool.waiting);

  let ending: Promise<void> | null = null;
  const origins = allowedOrigins(config);
  const base = basePathOf(publicUrl);
  const turns = inTurns();
  const http = createHttpServer(turns);
  const address = { bindAddress: config.bindAddress, port: config.port, publicUrl };
  const adminKey = config.adminKey ?? newKey();
  const startedAt = Date.now();
  const about = {
    version: description.version,
    addresses: () => addresses(address),
    nodes: () => (cluster === null ? 'alone' : bus?.isConnected() ? 'connected' : 'polling'),
  } as const;
  const isWritable = writable(opened);
  const rateLimiter = createRateLimiter(limits, () => performance.now(), metrics.limited);
  const trusts = trustedProxies(config.proxies, publicUrl);
  const streams = openStreams(limits.bufferedBytes, metrics.ended);
  const operator = await openOperator({
    store: opened.store,
    server,
    log,
    limits,
    counted: metrics.counted,
    figures: isPostgres(config.database) ? `figures ${hostname()}` : 'figures',
    now: ports.now,
    visitors: () => sockets.visitors(),
    expel: (ban) => sockets.expel((visitor) => isBanned(ban, visitor), bannedRejection(ban)),
    limit: rateLimiter.change,
  });
  const banOf = (of: Ban['of']) => (who: string) => {
    const ban = operator.banOf(of, who);
    return ban && bannedRejection(ban);
  };
  const admit = (request: IncomingMessage): Result<Client> => {
    const address = addressOf(request, trusts);
    const banned = banOf('address')(address);
    if (banned) return refused(banned);
    const client = rateLimiter.admit(address);
    return client ? accepted(client) : refused(reject('too-many'));
  };
  const app = httpApp(readPage(resolve(config.webDir), base), origins, {
    ...about,
    publicUrl,
    keepDays: config.keepDays,
    ready: async () => ending === null && (await isWritable()),
    figures: () => metrics.figures(),
    adminKey,
    guesses: (request) => rateLimiter.guesses(addressOf(request, trusts)),
    operator,
    openMetrics: config.openMetrics,
    documents: documentsOf(publicUrl),
    adminFigures: () => figuresOf(metrics, about, startedAt),
    bots: botApi({ server, streams, admit, banOf: banOf('person') }),
    failed: (error) => log.error({ why: describeError(error) }, 'failed'),
  });
  answerBy(http, app.fetch, base);
  const sockets = openSockets(
    http,
    { server, limits, turns, outbox: createOutbox(), banOf: banOf('person'), ...metrics },
    {
      origins,
      base,
      rateLimiter,
      banOf: banOf('address'),
      trusts,
      others: streams.all,
      refused: metrics.connectionRefused,
    },
  );
  const stopChecking = startChecking(opened, log, metrics.damaged);
  const stopSweeping = startSweeping(ports, server, config.keepDays, log);

  const finish = async (): Promise<void> => {
    log.info('stopping');
    stopSweeping();
    await operator.stop();
    stopChecking();
    streams.close();
    await sockets.close();
    // Until here HTTP requests are answered that the server is stopping.
    await closeHttp(http);
    server.stop();
    await pool.close();
    await decisions?.close();
    await bus?.close();
    await opened.close();
    metrics.close();
    log.info('stopped');
  };
  const close = async (): Promise<void> => (ending ??= finish());

  void opened.lost.then(async (error) => ended(error, log, close, hooks));
  try {
    address.port = await listen(http, config);
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ bindAddress: config.bindAddress, port: address.port }, 'listening');
  return { ...address, url: localUrl(address), adminKey, close };
}

/** Counts and logs every notice. */
function noticing(
  log: ReturnType<typeof openLog>,
  metrics: ReturnType<typeof openMetrics>,
): Parameters<typeof portsOf>[3]['notice'] {
  return (notice) => {
    metrics.notice(notice);
    logNotice(log, notice);
  };
}

function figuresOf(
  metrics: Metrics,
  { version, addresses: known, nodes }: Pick<HttpContext, 'version' | 'addresses' | 'nodes'>,
  startedAt: number,
): AdminFigures {
  return {
    ...metrics.counted(),
    version,
    startedAt,
    now: Date.now(),
    addresses: [...known()],
    nodes: nodes(),
  };
}

/** Ends a server whose store is gone. */
async function ended(
  error: Error,
  log: Logger,
  close: () => Promise<void>,
  { lost }: Hooks,
): Promise<void> {
  log.fatal({ why: describeError(error) }, 'the store is gone');
  await close();
  if (lost) lost(error);
  else process.exit(1);
}

/** Runs bots: on workers for all nodes; where there are none, on this node. */
function thinking(
  { limits }: Config,
  {
    pool,
    bus,
    metrics,
  }: {
    readonly pool: ReturnType<typeof openPool>;
    readonly bus: NatsBus | null;
    readonly metrics: Metrics;
  },
): Ports['think'] {
  return async (game, bot, view, seed) => {
    const request = { game, bot, view, seed, thinkMs: limits.botThinkMs };
    return metrics.thinks(async () => {
      const response = (await bus?.ask(request, limits.botMs)) ?? 'nobody';
      return response === 'nobody' ? pool.think(request) : response.action;
    });
  };
}
