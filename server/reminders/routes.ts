import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Result } from '@lusoria/core';
import { type ContactKind, type Store, type StoredContact, type TableServer } from '@lusoria/table';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import type { Client, Guesses } from '../connections/rate-limiter.ts';
import { atomOf, type FeedAbout } from './atom.ts';
import { calendarOf } from './calendar.ts';
import { loadReminderMessages } from './messages/index.ts';
import { worded, type WordedTurn } from './words.ts';

type Env = { Bindings: HttpBindings };

/** The parts of a server on which feeds, and links in e-mails, depend. */
export interface ReminderContext {
  readonly store: Pick<Store, 'contactBy' | 'confirmContact' | 'removeContact'>;
  readonly server: Pick<TableServer, 'turnsOf'>;
  /** The server's public address; null: where it was asked. */
  readonly base: string | null;
  now(): number;
  admit(request: IncomingMessage): Result<Client>;
  /** Wrong keys from the address of a request. */
  guesses(request: IncomingMessage): Guesses;
}

/** Time for which a feed is answered with what it was: programs ask again and again. */
const FRESH_MS = 20_000;
const MAX_FRESH = 500;
/** A press on "no more" sends a few bytes. */
const MAX_BYTES = 1024;

const keySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/));

/** Routes below `/api`: `feed/KEY/turns.atom` and `.ics`; `mail/KEY`, `…/confirm`, `…/end`. */
export function reminderRoutes(context: ReminderContext): Hono<Env> {
  const app = new Hono<Env>();
  const fresh = new Map<
    string,
    { readonly until: number; readonly turns: readonly WordedTurn[] }
  >();

  const turnsAt = async (contact: StoredContact, base: string): Promise<readonly WordedTurn[]> => {
    const key = `${contact.key} ${base}`;
    const known = fresh.get(key);
    if (known && known.until > context.now()) return known.turns;
    const turns = await worded(await context.server.turnsOf(contact.person), contact, base);
    fresh.delete(key);
    fresh.set(key, { until: context.now() + FRESH_MS, turns });
    const [oldest] = fresh.keys();
    if (fresh.size > MAX_FRESH && oldest !== undefined) fresh.delete(oldest);
    return turns;
  };

  /** The contact that a request names; or the answer why not. */
  const contactOf = async (
    c: Context<Env>,
    kind: ContactKind,
  ): Promise<StoredContact | Response> => {
    const { incoming } = c.env;
    const client = context.admit(incoming);
    if (!client.ok) return c.json(client.rejection, 429);
    const isAllowed = client.value.quota('read') && context.guesses(incoming).may();
    client.value.leave();
    if (!isAllowed) return c.json({ code: 'too-fast' }, 429, { 'Retry-After': '60' });
    const key = v.safeParse(keySchema, c.req.param('key'));
    const contact = key.success ? await context.store.contactBy(key.output) : null;
    if (contact?.kind === kind) return contact;
    context.guesses(incoming).wrong();
    return c.json({ code: 'not-found' }, 404);
  };

  const aboutOf = async (
    c: Context<Env>,
    { language, confirmed }: StoredContact,
  ): Promise<FeedAbout> => {
    const { origin, pathname } = new URL(c.req.url);
    const base = context.base ?? origin;
    const t = await loadReminderMessages(language);
    const self = `${base}${pathname}`;
    return { title: t('feed-title'), language, self, page: `${base}/`, at: confirmed ?? 0 };
  };

  for (const { end, type, write } of FORMS) {
    app.get(`/feed/:key/turns.${end}`, etag(), async (c) => {
      const contact = await contactOf(c, 'feed');
      if (contact instanceof Response) return contact;
      const about = await aboutOf(c, contact);
      const turns = await turnsAt(contact, about.page.slice(0, -1));
      return c.body(write(turns, about), 200, headersOf(type));
    });
  }

  app.use(
    '/mail/*',
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ code: 'too-large' }, 413) }),
  );
  app.get('/mail/:key', async (c) => {
    const contact = await contactOf(c, 'mail');
    if (contact instanceof Response) return contact;
    return c.json({ isConfirmed: contact.confirmed !== null }, 200, NEVER_KEPT);
  });
  app.post('/mail/:key/confirm', async (c) => {
    const contact = await contactOf(c, 'mail');
    if (contact instanceof Response) return contact;
    if (contact.confirmed === null) await context.store.confirmContact(contact.key, context.now());
    return c.json({ isConfirmed: true }, 200, NEVER_KEPT);
  });
  app.post('/mail/:key/end', async (c) => {
    const contact = await contactOf(c, 'mail');
    if (contact instanceof Response) return contact;
    await context.store.removeContact(contact.key);
    return c.json({ isConfirmed: false }, 200, NEVER_KEPT);
  });
  return app;
}

/** Forms in which turns are read by programs. */
const FORMS = [
  { end: 'atom', type: 'application/atom+xml', write: atomOf },
  { end: 'ics', type: 'text/calendar', write: calendarOf },
] as const;

const NEVER_KEPT = { 'Cache-Control': 'no-store' } as const;

function headersOf(type: string) {
  return {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  };
}
