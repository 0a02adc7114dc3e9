import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Rejection, Result } from '@lusoria/core';
import { isTooDeep, MESSAGE_BYTES, type ServerMessage, type TableServer } from '@lusoria/table';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Client } from '../../connections/rate-limiter.ts';
import { actBodySchema, commandBodySchema, createBodySchema } from './bodies.ts';
import { type Answer, type Asked, type Exchange, openExchange, type Refusal } from './exchange.ts';
import type { Stream, Streams } from './streams.ts';

type Env = { Bindings: HttpBindings };

/** What programs reach over HTTP. */
export interface BotContext {
  readonly server: TableServer;
  readonly streams: Streams;
  /** Lets a request in, and counts it towards the limits of its address; or says why not. */
  admit(request: IncomingMessage): Result<Client>;
  /** What a person is told who is not let in; null where they are. */
  banOf(person: string): Rejection | null;
}

/** How long a program should wait that was refused for being too fast, in seconds. */
const RETRY_SECONDS = 1;

const STATUS: Readonly<Partial<Record<string, ContentfulStatusCode>>> = {
  'wrong-token': 401,
  'unknown-token': 401,
  'hello-first': 401,
  banned: 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'bad-message': 400,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'too-many-streams': 429,
  crowded: 429,
  damaged: 500,
  unknown: 503,
  'try-again': 503,
  closing: 503,
};

/** With a status for whoever looks at nothing else: what tables and games refuse is 409. */
export function statusOf(code: string): ContentfulStatusCode {
  return STATUS[code] ?? 409;
}

async function asked(
  c: Context<Env>,
  exchange: Exchange,
  message: Asked,
  told: (answer: Exclude<Answer, { t: 'refused' }>) => object,
): Promise<Response> {
  const answer = await exchange.ask(message);
  return answer.t === 'refused' ? refused(c, answer) : c.json(told(answer));
}

/** Tables for programs, over plain requests: what `/ws` does, with the same guarantees. */
export function botApi({ server, streams, admit, banOf }: BotContext): Hono<Env> {
  const app = new Hono<Env>();

  const withBot = async (
    c: Context<Env>,
    use: (exchange: Exchange) => Promise<Response>,
    told?: (message: ServerMessage) => void,
  ): Promise<Response> => {
    const admitted = admit(c.env.incoming);
    if (!admitted.ok) return refused(c, admitted.rejection);
    const opened = await openExchange(server, admitted.value, bearer(c), told);
    if ('refusal' in opened) return refused(c, opened.refusal);
    try {
      const banned = banOf(opened.exchange.me.person);
      if (banned) return refused(c, banned);
      return await use(opened.exchange);
    } finally {
      opened.exchange.close();
    }
  };

  app.use(withoutStore);

  app.get('/', async (c) =>
    withBot(c, async ({ me: { person, name, now } }) => c.json({ person, name, now })),
  );
  app.get('/tables', async (c) =>
    withBot(c, async (exchange) =>
      asked(c, exchange, { t: 'tables', id: 'q' }, (answer) =>
        answer.t === 'tables' ? { tables: answer.tables } : {},
      ),
    ),
  );
  app.post('/tables', async (c) =>
    withBot(c, async (exchange) => {
      const body = await bodyOf(c, createBodySchema);
      if (!body.ok) return refused(c, body.refusal);
      return asked(c, exchange, { ...body.value, t: 'create' }, doneOf);
    }),
  );
  app.get('/tables/:table', async (c) => {
    const shown = Promise.withResolvers<ServerMessage>();
    return withBot(
      c,
      async (exchange) => {
        const answer = await exchange.ask(openMessage(c));
        if (answer.t === 'refused') return refused(c, answer);
        return c.json(await shown.promise);
      },
      (message) => {
        if (message.t === 'table' || message.t === 'gone') shown.resolve(message);
      },
    );
  });
  app.post('/tables/:table/act', async (c) =>
    withBot(c, async (exchange) => {
      const body = await bodyOf(c, actBodySchema);
      if (!body.ok) return refused(c, body.refusal);
      const { id, seen, action } = body.value;
      const command = { do: 'act', action };
      return asked(
        c,
        exchange,
        { t: 'do', id, table: c.req.param('table'), seen, command },
        doneOf,
      );
    }),
  );
  app.post('/tables/:table/do', async (c) =>
    withBot(c, async (exchange) => {
      const body = await bodyOf(c, commandBodySchema);
      if (!body.ok) return refused(c, body.refusal);
      return asked(c, exchange, { ...body.value, t: 'do', table: c.req.param('table') }, doneOf);
    }),
  );
  app.get('/tables/:table/stream', async (c) => {
    const { outgoing } = c.env;
    // From the beginning: whoever is gone before the table is open is gone.
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    let stream: Stream | null = null;
    let early: ServerMessage[] = [];
    const tell = (message: ServerMessage): void => {
      if (!stream) early.push(message);
      else if (message.t === 'gone') stream.end(message);
      // Its token was revoked, and nobody is told anything any more.
      else if (message.t === 'refused') {
        stream.end({ t: 'gone', table: c.req.param('table'), code: message.code });
      } else stream.send(message);
    };
    return withBot(
      c,
      async (exchange) => {
        const answer = await exchange.ask(openMessage(c));
        if (answer.t === 'refused') return refused(c, answer);
        if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
        stream = streams.open(exchange.me.person, outgoing);
        if (!stream) return refused(c, { code: 'too-many-streams', params: {} });
        for (const message of early) tell(message);
        early = [];
        await closed;
        return RESPONSE_ALREADY_SENT;
      },
      tell,
    );
  });
  app.notFound((c) => c.json({ code: 'not-found' }, 404));
  return app;
}

/** The table is opened from the entry that the program has already, if it says so. */
function openMessage(c: Context<Env>) {
  const seen = c.req.query('seen');
  const isNumber = seen !== undefined && /^\d{1,9}$/.test(seen);
  const table = c.req.param('table') ?? '';
  return { t: 'open', id: 'open', table, seen: isNumber ? Number(seen) : null };
}

function doneOf(answer: Exclude<Answer, { t: 'refused' }>): object {
  if (answer.t !== 'done') return {};
  const { seq, table } = answer;
  return { seq, ...(table !== undefined && { table }) };
}

function bearer(c: Context): string | null {
  return /^Bearer +(?<token>\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

function refused(c: Context, { code, params }: Refusal): Response {
  const status = statusOf(code);
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  if (status === 429) c.header('Retry-After', String(RETRY_SECONDS));
  return c.json({ code, params }, status);
}

/** What was sent, or why it cannot be read. */
async function bodyOf<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T>,
): Promise<
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }
> {
  const text = await textOf(c.req.raw);
  if (text === null) return { ok: false, refusal: { code: 'too-large', params: {} } };
  // Written out again it would be too much for whoever writes it.
  const raw = isTooDeep(text) ? undefined : parsed(text);
  const read = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true });
  if (read.success) return { ok: true, value: read.output };
  const path = v.getDotPath(read.issues[0]) ?? '';
  return { ok: false, refusal: { code: 'bad-message', params: { path } } };
}

/** A body; null when it is larger than a message may be: then no more of it is read. */
async function textOf({ body }: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  if (!body) return '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MESSAGE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nothing is kept on the way, unless an answer says that it may be. */
const withoutStore: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
