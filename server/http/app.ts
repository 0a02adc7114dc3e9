import type { HttpBindings } from '@hono/node-server';
import { PROTOCOL } from '@lusoria/table';
import { type Context, Hono } from 'hono';
import { type AllowedOrigins, isAllowedHost } from './allowed-origins.ts';
import type { AdminFigures } from './admin-figures.ts';
import { securityHeaders } from './headers.ts';
import { carries } from './admin-key.ts';
import { encodingFor, isPackable, type Page } from './page.ts';

/** What the pages of a server tell of it. */
export interface HttpContext {
  readonly version: string;
  readonly publicUrl: string | null;
  /** Where others can reach it. */
  addresses(): readonly string[];
  /** Whether tables can be played at: the store answers, and the server is not about to stop. */
  ready(): Promise<boolean>;
  /** How it knows of other nodes: there are none, it hears of them, or it looks for what they did. */
  nodes(): 'alone' | 'connected' | 'polling';
  /** Figures in Prometheus' format, with their media type. */
  figures(): Promise<{ readonly type: string; readonly text: string }>;
  /** What the host's page shows, and the key that it asks for. */
  adminFigures(): AdminFigures;
  readonly adminKey: string;
  /** Is told of what went wrong. */
  failed(error: unknown): void;
}

type Env = { Bindings: HttpBindings };

/** Everything that a server answers over HTTP: the page, and what is said about the server itself. */
export function httpApp(page: Page, doors: AllowedOrigins, told: HttpContext): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const host = c.req.header('host');
    if (isAllowedHost(host, doors)) await next();
    else c.res = c.json({ code: 'wrong-host' }, 421);
    for (const [name, value] of Object.entries(securityHeaders(host)))
      c.res.headers.set(name, value);
  });

  app.get('/healthz', (c) => fresh(c.json({ status: 'ok', nodes: told.nodes() })));
  app.get('/readyz', async (c) =>
    fresh((await told.ready()) ? c.json({ status: 'ready' }) : c.json({ code: 'not-ready' }, 503)),
  );
  app.get('/metrics', async (c) => {
    const { type, text } = await told.figures();
    return fresh(c.body(text, 200, { 'Content-Type': type }));
  });
  app.get('/api/info', (c) =>
    fresh(
      c.json({
        name: 'lusoria',
        version: told.version,
        protocol: PROTOCOL,
        publicUrl: told.publicUrl,
        addresses: told.addresses(),
      }),
    ),
  );
  app.get('/api/admin', (c) =>
    fresh(
      carries(c.req.header('authorization'), told.adminKey)
        ? c.json(told.adminFigures())
        : c.json({ code: 'wrong-key' }, 401, { 'WWW-Authenticate': 'Bearer' }),
    ),
  );
  app.all('/api/*', (c) => c.json({ code: 'not-found' }, 404));
  app.get('/ws', (c) => c.json({ code: 'upgrade-required' }, 426, { Upgrade: 'websocket' }));
  app.get('*', async (c) => servePage(c, page));

  app.notFound((c) => c.json({ code: 'not-found' }, 404));
  app.onError((error, c) => {
    told.failed(error);
    return c.json({ code: 'failed' }, 500);
  });
  return app;
}

async function servePage(c: Context<Env>, page: Page): Promise<Response> {
  const file = page.file(c.req.path);
  if (!file) {
    const built = page.file('/') !== null;
    return built ? c.json({ code: 'not-found' }, 404) : c.json({ code: 'no-page' }, 503);
  }
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304, headers);
  const encoding = isPackable(file) ? encodingFor(c.req.header('accept-encoding')) : null;
  const body = new Uint8Array(await page.packed(file, encoding));
  return c.body(body, 200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers);
}

/** Nobody is to keep an answer about the present. */
function fresh(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
