import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { PROTOCOL } from '@lusoria/table';
import type { DailyProof } from '@lusoria/tournaments/daily';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { Installation } from '../config.ts';
import type { AdminFigures } from './admin-figures.ts';
import { requireKey } from './admin-key.ts';
import type { Operator } from '../operator/operator.ts';
import type { Documents } from '../docs/documents.ts';
import { isLoopback } from '../addresses.ts';
import type { Guesses } from '../connections/rate-limiter.ts';
import { type AllowedOrigins, isAllowedHost } from './allowed-origins.ts';
import { securityHeaders } from './headers.ts';
import { type PhotoContext, photoRoutes } from './photos.ts';
import { type SharedContext, sharedRoutes } from './shared.ts';
import { answerAct, MAX_BYTES } from './operator.ts';
import type { Frames } from '../school/frames.ts';
import { encodingFor, isPackable, type Page } from './page.ts';

type Env = { Bindings: HttpBindings };

/** The parts of a server that its HTTP application uses. */
export interface HttpContext {
  readonly version: string;
  /** What the papers about data protection depend on. */
  readonly installation: Installation;
  /** What anybody may check of the deals of a day; null: there is nothing of it. */
  proofOf(date: string): Promise<DailyProof | null>;
  /** URLs under which others can reach it. */
  addresses(): readonly string[];
  /** Whether tables can be played at: the store answers, and the server is not stopping. */
  ready(): Promise<boolean>;
  /** Connection to other nodes: there are none, it is connected to them, or it polls the store. */
  nodes(): 'alone' | 'connected' | 'polling';
  /** Metrics in Prometheus' format, with their media type. */
  figures(): Promise<{ readonly type: string; readonly text: string }>;
  /** Figures of the operator's page, and its key. */
  adminFigures(): AdminFigures;
  readonly adminKey: string;
  /** Wrong keys from the address of a request. */
  guesses(request: IncomingMessage): Guesses;
  /** Actions of the operator's page. */
  readonly operator: Operator;
  /** Whether the metrics are public; otherwise they require the key, too. */
  readonly openMetrics: boolean;
  /** Documents that describe all this, and the messages on a connection. */
  readonly documents: Documents;
  /** Routes for platforms of schools; null: there are none. */
  readonly school: Hono<Env> | null;
  /** Other origins that its pages have to do with. */
  readonly frames: Frames;
  /** Routes for programs, below `/api/bot`. */
  readonly bots: Hono<Env>;
  /** What people share; null: nothing is shared here. */
  readonly shared: SharedContext | null;
  /** Photos on the cards of decks. */
  readonly photos: PhotoContext;
  /** Feeds, and what links in e-mails open, below `/api`. */
  readonly reminders: Hono<Env>;
  /** Called with every error. */
  failed(error: unknown): void;
}

/** The HTTP application of a server: the page, and its API. */
export function httpApp(page: Page, origins: AllowedOrigins, server: HttpContext): Hono<Env> {
  const app = new Hono<Env>();

  app.use(
    securityHeaders(server.installation.publicUrl?.startsWith('https:') === true, server.frames),
  );
  app.use(async (c, next) => {
    if (isAllowedHost(c.req.header('host'), origins)) return next();
    return c.json({ code: 'wrong-host' }, 421);
  });

  app.get('/healthz', noStore, (c) => c.json({ status: 'ok', nodes: server.nodes() }));
  app.get('/readyz', noStore, async (c) =>
    (await server.ready()) ? c.json({ status: 'ready' }) : c.json({ code: 'not-ready' }, 503),
  );
  const isOperator = requireKey(server.adminKey, server.guesses);
  if (!server.openMetrics) app.use('/metrics', isOperator);
  app.get('/metrics', noStore, async (c) => {
    const { type, text } = await server.figures();
    return c.body(text, 200, { 'Content-Type': type });
  });
  app.get('/api/info', noStore, (c) =>
    c.json({
      name: 'lusoria',
      version: server.version,
      protocol: PROTOCOL,
      ...server.installation,
      message: server.operator.message(),
      // The networks of the machine are only for its own user.
      addresses: isLoopback(c.env.incoming.socket.remoteAddress ?? '') ? server.addresses() : [],
    }),
  );
  app.get('/api/daily/:date', noStore, async (c) => {
    const date = v.safeParse(v.pipe(v.string(), v.isoDate()), c.req.param('date'));
    const proof = date.success ? await server.proofOf(date.output) : null;
    return proof ? c.json(proof) : c.json({ code: 'no-such-day' }, 404);
  });
  app.get('/api/openapi.json', etag(), async (c) => c.json(await server.documents.openapi()));
  app.get('/api/asyncapi.json', etag(), async (c) => c.json(await server.documents.asyncapi()));
  app.get('/api/admin', noStore, isOperator, (c) => c.json(server.adminFigures()));
  app.get('/api/admin/overview', noStore, isOperator, async (c) =>
    c.json(await server.operator.overview()),
  );
  app.post(
    '/api/admin/act',
    noStore,
    isOperator,
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ code: 'too-large' }, 413) }),
    async (c) => answerAct(c, server.operator),
  );
  app.route('/api/bot', server.bots);
  if (server.school) app.route('/', server.school);
  if (server.shared) app.route('/', sharedRoutes(page, server.shared));
  app.route('/', photoRoutes(server.photos));
  app.route('/api', server.reminders);
  app.all('/api/*', (c) => c.json({ code: 'not-found' }, 404));
  app.get('/ws', (c) => c.json({ code: 'upgrade-required' }, 426, { Upgrade: 'websocket' }));
  // What never changes is never asked for again, and needs no tag.
  app.get('/assets/*', async (c) => servePage(c, page));
  app.get('*', etag(), async (c) => servePage(c, page));

  app.notFound((c) => c.json({ code: 'not-found' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // Whoever goes away in the middle of a request is no failure of the server's.
    if (c.req.raw.signal.aborted) return c.json({ code: 'aborted' }, 400);
    server.failed(error);
    return c.json({ code: 'failed' }, 500);
  });
  return app;
}

/** Keeps volatile answers out of caches. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
};

async function servePage(c: Context<Env>, page: Page): Promise<Response> {
  const file = page.file(c.req.path);
  if (!file) {
    const isBuilt = page.file('/') !== null;
    return isBuilt ? c.json({ code: 'not-found' }, 404) : c.json({ code: 'no-page' }, 503);
  }
  const encoding = isPackable(file) ? encodingFor(c.req.header('accept-encoding')) : null;
  const body = new Uint8Array(await page.packed(file, encoding));
  return c.body(body, 200, {
    'Content-Type': file.type,
    'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(!file.isHashed && { ETag: file.etag }),
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}
