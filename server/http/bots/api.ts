import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type AnyGame, type Rejection, type Result, seeded } from '@lusoria/core';
import { pathOf } from '@lusoria/core/schema';
import { isTooComplex, MESSAGE_BYTES, type ServerMessage, type TableServer } from '@lusoria/table';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Client } from '../../connections/rate-limiter.ts';
import { actBodySchema, commandBodySchema, createBodySchema } from './bodies.ts';
import { type Answer, type Asked, type Exchange, openExchange, type Refusal } from './exchange.ts';
import type { Stream, Streams } from './streams.ts';

/** What a table that is opened answers with. */
type Shown = Extract<ServerMessage, { t: 'table' | 'gone' }>;

type Env = { Bindings: HttpBindings };

/** The parts of a server that its HTTP interface for programs uses. */
export interface BotContext {
  readonly server: TableServer;
  readonly streams: Streams;
  /** Lets a request in, and counts it towards the limits of its address; or says why not. */
  admit(request: IncomingMessage): Result<Client>;
  /** A game by its id; null if there is none. */
  games(id: string): Promise<AnyGame | null>;
  /** Rejection for a banned person; null for others. */
  banOf(person: string): Rejection | null;
}

/** Seconds that a program refused for being too fast should wait. */
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

/** HTTP status of a code, for clients that look at nothing else: rejections of tables and games are 409. */
function statusOf(code: string): ContentfulStatusCode {
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

/** Tables for programs, over plain requests: the functions of `/ws`, with the same guarantees. */
export function botApi({ server, streams, admit, games, banOf }: BotContext): Hono<Env> {
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
  const withTable = async (
    c: Context<Env>,
    told: (shown: Shown) => Promise<object>,
  ): Promise<Response> => {
    const shown = Promise.withResolvers<Shown>();
    return withBot(
      c,
      async (exchange) => {
        const answer = await exchange.ask(openMessage(c));
        if (answer.t === 'refused') return refused(c, answer);
        return c.json(await told(await shown.promise));
      },
      (message) => {
        if (message.t === 'table' || message.t === 'gone') shown.resolve(message);
      },
    );
  };
  app.get('/tables/:table', async (c) => withTable(c, async (shown) => shown));
  app.get('/tables/:table/actions', async (c) =>
    withTable(c, async (shown) => (shown.t === 'gone' ? shown : actionsAt(shown, games))),
  );
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
    // From the beginning: a client may disconnect before the table is open.
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    let stream: Stream | null = null;
    let early: ServerMessage[] = [];
    const tell = (message: ServerMessage): void => {
      if (!stream) early.push(message);
      else if (message.t === 'gone') stream.end(message);
      // Its token was revoked: no message follows.
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

/** What a bot may do at a table as it is shown; where these are too many to list, some of them. */
async function actionsAt(
  { table, seq, view: { game: id, phase, seat, round } }: Extract<Shown, { t: 'table' }>,
  games: BotContext['games'],
): Promise<object> {
  const play = phase === 'playing' && seat !== null ? round?.play : null;
  const game = play ? await games(id) : null;
  const actions = play && game ? game.actions(play.view, seeded(`${table} ${seq}`)) : [];
  return { seq, actions };
}

/** Opens the table from the last entry that the program has, if it names one. */
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

/** The body of a request, or why it cannot be read. */
async function bodyOf<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T>,
): Promise<
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }
> {
  const text = await textOf(c.req.raw);
  if (text === null) return { ok: false, refusal: { code: 'too-large', params: {} } };
  // Deep nesting would overflow the stack of a serializer.
  const raw = isTooComplex(text) ? undefined : parsed(text);
  const read = v.safeParse(schema, raw, { abortEarly: true, abortPipeEarly: true });
  if (read.success) return { ok: true, value: read.output };
  const path = pathOf(read.issues[0]);
  return { ok: false, refusal: { code: 'bad-message', params: { path } } };
}

/** Text of a body; null when it is larger than a message may be: the rest is not read. */
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

/** Forbids caches, unless an answer allows them. */
const withoutStore: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
