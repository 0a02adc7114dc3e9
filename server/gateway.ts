import type { IncomingMessage, Server } from 'node:http';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { accepted, refused, reject, type Rejection, type Result } from '@lusoria/core';
import type { Logger } from 'pino';
import { addresses, type ServerAddress } from './addresses.ts';
import type { Backend } from './backend.ts';
import { type Config, installationOf, isPostgres } from './config.ts';
import { inTurns } from './connections/in-turns.ts';
import { framesOf } from './school/frames.ts';
import { createOpenConnections } from './connections/open-connections.ts';
import { Outbox } from './connections/outbox.ts';
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
import { type Figures, openFigures } from './processes/figures.ts';
import { shareLimits } from './processes/share-limits.ts';
import type { Siblings } from './processes/siblings.ts';
import { startSchool } from './school/index.ts';
import { reminderRoutes } from './reminders/routes.ts';

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
  siblings: Siblings | undefined,
): Promise<Server> {
  const { limits } = config;
  const { metrics, server } = backend;
  const { start } = lifecycle;
  const shared =
    siblings &&
    (await start(
      'shared limits',
      () => shareLimits(siblings),
      (all) => all.stop(),
    ));
  const rateLimiter = createRateLimiter(
    limits,
    () => performance.now(),
    metrics.limited,
    shared?.sharing,
  );
  shared?.join(rateLimiter);
  const connections = createOpenConnections();
  const own = { visitors: connections.visitors, active: server.active };
  const figures = await startFigures(lifecycle, metrics, own, siblings);
  const operator = await start(
    'operator',
    async () =>
      openOperator({
        store: backend.store.store,
        server,
        log,
        limits,
        counted: figures.counted,
        figures: nameOfFigures(config, siblings),
        now: backend.ports.now,
        visitors: async () => (await figures.overview()).visitors,
        active: async () => (await figures.overview()).tables,
        acted: () => siblings?.tell({ kind: 'acted' }),
        expel: (ban) =>
          connections.expel((visitor) => isBanned(ban, visitor), bannedRejection(ban)),
        limit: rateLimiter.change,
      }),
    async (opened) => opened.stop(),
  );
  siblings?.listen((news) => {
    if (news.kind === 'acted') operator.look();
  });
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
          outbox: new Outbox(),
          banOf: (person) => banOf(operator, 'person', person),
          ...metrics,
        },
        {
          origins,
          base,
          rateLimiter,
          banOf: (address) => banOf(operator, 'address', address),
          trusts,
          siblings,
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
        Math.ceil(limits.allBufferedBytes / config.processes),
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
  const parts = { streams, figures };
  const context = await contextOf(config, backend, log, lifecycle, identity, admission, parts);
  const app = httpApp(readPage(resolve(config.webDir), base), origins, context);
  answerBy(http, app.fetch, base);
  siblings?.takePassed(http);
  return http;
}

async function contextOf(
  config: Config,
  backend: Backend,
  log: Logger,
  lifecycle: Lifecycle,
  { adminKey, address }: Identity,
  admission: Admission,
  { streams, figures }: { readonly streams: Streams; readonly figures: Figures },
): Promise<HttpContext> {
  const startedAt = Date.now();
  const { store, bus, cluster, ports, server, sharing, proofOf } = backend;
  const { publicUrl } = config;
  const { operator, rateLimiter } = admission;
  const isWritable = writable(store);
  const guesses: HttpContext['guesses'] = (request) =>
    rateLimiter.guesses(admission.addressOf(request));
  const about = {
    version: description.version,
    addresses: () => addresses(address),
    nodes: () => nodesOf(config, cluster, bus),
  } as const;
  return {
    ...about,
    proofOf,
    installation: installationOf(config),
    // HTTP requests are answered until all connections are closed.
    ready: async () => !lifecycle.isStopping() && (await isWritable()),
    figures: figures.metrics,
    adminKey,
    guesses,
    school: await startSchool(config, backend, log, lifecycle, guesses),
    frames: framesOf(config),
    operator,
    openMetrics: config.openMetrics,
    documents: documentsOf(publicUrl),
    adminFigures: (): AdminFigures => ({
      ...figures.counted(),
      version: about.version,
      startedAt,
      now: Date.now(),
      addresses: [...about.addresses()],
      nodes: about.nodes(),
    }),
    reminders: reminderRoutes({
      store: store.store,
      server,
      base: publicUrl,
      now: ports.now,
      admit: (request) => admit(admission, request),
      guesses: (request) => rateLimiter.guesses(admission.addressOf(request)),
    }),
    bots: botApi({
      server,
      streams,
      games: ports.games,
      admit: (request) => admit(admission, request),
      banOf: (person) => banOf(operator, 'person', person),
    }),
    shared: sharing && {
      sharing,
      publicUrl,
      may: (request, what) => may(admission, request, what),
    },
    photos: {
      store: ports.store,
      may: (request, what) => may(admission, request, what),
      charge: (request, bytes) => charge(admission, request, bytes),
    },
    failed: (error) => log.error({ why: describeError(error) }, 'failed'),
  };
}

/** One process has no more to stop than its metrics. */
async function startFigures(
  { start }: Lifecycle,
  ...parts: Parameters<typeof openFigures>
): Promise<Figures> {
  const figures = openFigures(...parts);
  const [, , siblings] = parts;
  if (!siblings) return figures;
  return start(
    'figures of all',
    () => figures,
    (all) => all.close(),
  );
}

/** Processes of one machine that share a file are no nodes to their operator. */
function nodesOf(
  { database }: Config,
  cluster: Backend['cluster'],
  bus: Backend['bus'],
): 'alone' | 'connected' | 'polling' {
  if (cluster === null || (bus === null && !isPostgres(database))) return 'alone';
  return bus?.isConnected() === true ? 'connected' : 'polling';
}

/** Name under which the figures of the last day are stored. */
function nameOfFigures({ database }: Config, siblings: Siblings | undefined): string {
  const node = isPostgres(database) ? `figures ${hostname()}` : 'figures';
  return siblings && siblings.slot > 0 ? `${node} ${siblings.slot}` : node;
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

/** Whether an address has some of a resource left, whoever asks from there; takes it. */
function may(admission: Admission, request: IncomingMessage, what: 'read' | 'slow'): boolean {
  const admitted = admit(admission, request);
  if (!admitted.ok) return false;
  const has = admitted.value.quota(what);
  admitted.value.leave();
  return has;
}

/** Counts the bytes of an answer as those of an address. */
function charge(admission: Admission, request: IncomingMessage, bytes: number): void {
  const admitted = admit(admission, request);
  if (!admitted.ok) return;
  admitted.value.answered(bytes);
  admitted.value.leave();
}

function banOf(operator: Operator, of: Ban['of'], who: string): Rejection | null {
  const ban = operator.banOf(of, who);
  return ban && bannedRejection(ban);
}
