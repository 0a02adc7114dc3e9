import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { openEvents } from '@lusoria/events/server';
import { GAME_IDS, loadGame } from '@lusoria/games';
import { openTableServer } from '@lusoria/table';
import { addresses, localUrl, type ServerAddress } from './addresses.ts';
import { openPool } from './bots/pool.ts';
import { connectNats } from './cluster/nats.ts';
import type { Config } from './config.ts';
import { createRateLimiter } from './connections/rate-limiter.ts';
import { createOutbox } from './connections/outbox.ts';
import { addressOf, openSockets, trustedProxies } from './connections/sockets.ts';
import { openDecisions } from './decisions/decisions.ts';
import { describeError } from './describe-error.ts';
import { documentsOf } from './docs/documents.ts';
import { newKey } from './http/admin-key.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { httpApp } from './http/app.ts';
import { botApi } from './http/bots/api.ts';
import { openStreams } from './http/bots/streams.ts';
import { basePathOf } from './http/base-path.ts';
import { answerBy, closeHttp, createHttpServer, listen } from './http/listen.ts';
import { readPage } from './http/page.ts';
import { logNotice, openLog } from './log.ts';
import { openMetrics } from './metrics/metrics.ts';
import description from './package.json' with { type: 'json' };
import { startChecking } from './integrity.ts';
import { clusterOf, type Hooks, openStore, portsOf, writable } from './ports.ts';
import type { OpenStore } from './store/open-store.ts';
import { startSweeping } from './sweeper.ts';

export type { Hooks } from './ports.ts';

/** A server that runs. */
export interface RunningServer extends ServerAddress {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /** What opens the operator's page, at `/admin#KEY`. */
  readonly adminKey: string;
  /**
   * Stops: lets nobody in, stores and answers what was requested, ends the connections (1001), closes the store.
   * Calling it again waits for the same end.
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
  // To load a game when somebody asks for it would hold up everybody else.
  if (!hooks.games) await Promise.all(GAME_IDS.map(loadGame));
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
  // Games of one's own are not known to the thread.
  const decisions = hooks.games ? null : openDecisions();
  const bus = config.nats === null ? null : connectNats(config.nats, randomUUID());
  const cluster = clusterOf(config, bus);
  const ports = portsOf(opened, log, hooks, {
    cluster,
    lobby: config.lobby,
    async think(game, bot, view, seed) {
      const request = { game, bot, view, seed, thinkMs: limits.botThinkMs };
      return metrics.thinks(async () => {
        // Workers think for all nodes; where there are none, this one does so itself.
        const response = (await bus?.ask(request, limits.botMs)) ?? 'nobody';
        return response === 'nobody' ? pool.think(request) : response.action;
      });
    },
    ...(decisions && { decide: decisions.decide }),
    notice(notice) {
      metrics.notice(notice);
      logNotice(log, notice);
    },
  });
  const server = openTableServer(ports, openEvents);
  metrics.watch(server, pool.waiting);

  let ending: Promise<void> | null = null;
  const origins = allowedOrigins(config);
  const base = basePathOf(publicUrl);
  const http = createHttpServer();
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
  const admit = (request: IncomingMessage) => rateLimiter.admit(addressOf(request, trusts));
  const app = httpApp(readPage(resolve(config.webDir), base), origins, {
    ...about,
    publicUrl,
    keepDays: config.keepDays,
    ready: async () => ending === null && (await isWritable()),
    figures: () => metrics.figures(),
    adminKey,
    openMetrics: config.openMetrics,
    documents: documentsOf(publicUrl),
    adminFigures: () => ({
      ...metrics.counted(),
      version: about.version,
      startedAt,
      now: Date.now(),
      addresses: [...about.addresses()],
      nodes: about.nodes(),
    }),
    bots: botApi({ server, streams, admit }),
    failed: (error) => log.error({ why: describeError(error) }, 'failed'),
  });
  answerBy(http, app.fetch, base);
  const sockets = openSockets(
    http,
    { server, limits, outbox: createOutbox(), ...metrics },
    {
      origins,
      base,
      rateLimiter,
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
    stopChecking();
    streams.close();
    await sockets.close();
    // Until here requests over HTTP are told that the server is stopping.
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

  void opened.lost.then(async (error) => {
    log.fatal({ why: describeError(error) }, 'the store is gone');
    await close();
    if (hooks.lost) hooks.lost(error);
    else process.exit(1);
  });

  try {
    address.port = await listen(http, config);
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ bindAddress: config.bindAddress, port: address.port }, 'listening');
  return { ...address, url: localUrl(address), adminKey, close };
}
