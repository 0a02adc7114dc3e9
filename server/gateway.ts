import type { IncomingMessage, Server } from 'node:http';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { accepted, refused, reject, type Rejection, type Result } from '@lusoria/core';
import type { Logger } from 'pino';
import { addresses, type ServerAddress } from './addresses.ts';
import type { Backend } from './backend.ts';
import { type Config, installationOf, isPostgres } from './config.ts';
import { inTurns } from './connections/in-turns.ts';
import { createOpenConnections } from './connections/open-connections.ts';
import { createOutbox } from './connections/outbox.ts';
import { type Client, createRateLimiter, type RateLimiter } from './connections/rate-limiter.ts';
import { startRelief } from './connections/relief.ts';
import { addressOf, openSockets, trustedProxies } from './connections/sockets.ts';
import { describeError } from './describe-error.ts';
import { documentsOf } from './docs/documents.ts';
import type { AdminFigures } from './http/admin-figures.ts';
import { allowedOrigins } from './http/allowed-origins.ts';
import { httpApp, type HttpContext } from './http/app.ts';
import { basePathOf } from './http/base-path.ts';
import { botApi } from './http/bots/api.ts';
import { openStreams, type Streams } from './http/bots/streams.ts';
import { answerBy, closeHttp, createHttpServer } from './http/listen.ts';
import { readPage } from './http/page.ts';
import type { Lifecycle } from './lifecycle.ts';
import { bannedRejection, isBanned, openOperator, type Operator } from './operator/operator.ts';
import type { Ban } from './operator/schema.ts';
import description from './package.json' with { type: 'json' };
import { writable } from './ports.ts';

/** What is said of a running server. */
interface Identity {
  readonly adminKey: string;
  /** Its port is known once it listens. */
  readonly address: ServerAddress;
}

/** Who is let in: limits and bans. */
interface Admission {
  readonly rateLimiter: RateLimiter;
  readonly operator: Operator;
  addressOf(request: IncomingMessage): string;
  trusts(address: string): boolean;
}

/**
 * Starts what speaks to clients: the operator's part, HTTP, WebSockets, streams.
 *
 * @returns the HTTP server; it does not listen yet.
 */
export async function startGateway(
  config: Config,
  backend: Backend,
  log: Logger,
  lifecycle: Lifecycle,
  identity: Identity,
): Promise<Server> {
  const { limits } = config;
  const { metrics, server } = backend;
  const { start } = lifecycle;
  const rateLimiter = createRateLimiter(limits, () => performance.now(), metrics.limited);
  const connections = createOpenConnections();
  const operator = await start(
    'operator',
    async () =>
      openOperator({
        store: backend.store.store,
        server,
        log,
        limits,
        counted: metrics.counted,
        figures: isPostgres(config.database) ? `figures ${hostname()}` : 'figures',
        now: backend.ports.now,
        visitors: connections.visitors,
        expel: (ban) =>
          connections.expel((visitor) => isBanned(ban, visitor), bannedRejection(ban)),
        limit: rateLimiter.change,
      }),
    async (opened) => opened.stop(),
  );
  const turns = inTurns();
  const http = await start('http', () => createHttpServer(turns), closeHttp);
  const trusts = trustedProxies(config.proxies, config.publicUrl);
  const origins = allowedOrigins(config);
  const base = basePathOf(config.publicUrl);
  await start(
    'sockets',
    () =>
      openSockets(
        http,
        connections,
        {
          server,
          limits,
          turns,
          outbox: createOutbox(),
          banOf: (person) => banOf(operator, 'person', person),
          ...metrics,
        },
        {
          origins,
          base,
          rateLimiter,
          banOf: (address) => banOf(operator, 'address', address),
          trusts,
          refused: metrics.connectionRefused,
        },
      ),
    async (opened) => opened.close(),
  );
  const streams = await start(
    'streams',
    () => openStreams(limits.bufferedBytes, metrics.ended),
    (opened) => opened.close(),
  );
  await start(
    'relief',
    () =>
      startRelief(
        () => [...connections.all(), ...streams.all],
        limits.allBufferedBytes,
        rateLimiter,
      ),
    (stop) => stop(),
  );
  const admission = {
    rateLimiter,
    operator,
    trusts,
    addressOf: (request: IncomingMessage) => addressOf(request, trusts),
  };
  const context = contextOf(config, backend, log, lifecycle, identity, admission, streams);
  const app = httpApp(readPage(resolve(config.webDir), base), origins, context);
  answerBy(http, app.fetch, base);
  return http;
}

function contextOf(
  config: Config,
  { store, metrics, bus, cluster, ports, server, proofOf }: Backend,
  log: Logger,
  lifecycle: Lifecycle,
  { adminKey, address }: Identity,
  admission: Admission,
  streams: Streams,
): HttpContext {
  const startedAt = Date.now();
  const { publicUrl } = config;
  const { operator, rateLimiter } = admission;
  const isWritable = writable(store);
  const about = {
    version: description.version,
    addresses: () => addresses(address),
    nodes: () => (cluster === null ? 'alone' : bus?.isConnected() ? 'connected' : 'polling'),
  } as const;
  return {
    ...about,
    proofOf,
    installation: installationOf(config),
    // HTTP requests are answered until all connections are closed.
    ready: async () => !lifecycle.isStopping() && (await isWritable()),
    figures: () => metrics.figures(),
    adminKey,
    guesses: (request) => rateLimiter.guesses(admission.addressOf(request)),
    operator,
    openMetrics: config.openMetrics,
    documents: documentsOf(publicUrl),
    adminFigures: (): AdminFigures => ({
      ...metrics.counted(),
      version: about.version,
      startedAt,
      now: Date.now(),
      addresses: [...about.addresses()],
      nodes: about.nodes(),
    }),
    bots: botApi({
      server,
      streams,
      games: ports.games,
      admit: (request) => admit(admission, request),
      banOf: (person) => banOf(operator, 'person', person),
    }),
    failed: (error) => log.error({ why: describeError(error) }, 'failed'),
  };
}

/** Lets a request in, or says why not. */
function admit(
  { operator, rateLimiter, addressOf: addressOfRequest }: Admission,
  request: IncomingMessage,
): Result<Client> {
  const address = addressOfRequest(request);
  const banned = banOf(operator, 'address', address);
  if (banned) return refused(banned);
  const client = rateLimiter.admit(address);
  return client ? accepted(client) : refused(reject('too-many'));
}

function banOf(operator: Operator, of: Ban['of'], who: string): Rejection | null {
  const ban = operator.banOf(of, who);
  return ban && bannedRejection(ban);
}
