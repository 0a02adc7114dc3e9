import { fileURLToPath } from 'node:url';
import { accepted, refused, reject, type Result } from '@lusoria/core';
import { pathOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { platformsSchema } from './school/platforms.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const KIB = 1024;
const MIB = 1024 * KIB;

const limitsSchema = v.strictObject({
  /** Messages a second on one connection, and at once. */
  messages: v.optional(count, 20),
  messagesAtOnce: v.optional(count, 60),
  /** The same for one address; a whole class may share one. */
  addressMessages: v.optional(count, 400),
  addressMessagesAtOnce: v.optional(count, 1200),
  /** Messages of a person a second, and at once, that are refused before a connection is closed; of an address. */
  refusals: v.optional(count, 1),
  refusalsAtOnce: v.optional(count, 30),
  addressRefusals: v.optional(count, 8),
  addressRefusalsAtOnce: v.optional(count, 240),
  /** Bytes of messages in an hour from one connection or person, and at once; the same for one address. */
  bytesAnHour: v.optional(count, 16 * MIB),
  bytesAtOnce: v.optional(count, MIB),
  addressBytesAnHour: v.optional(count, 128 * MIB),
  addressBytesAtOnce: v.optional(count, 8 * MIB),
  /** Requests in a second for tables, pages of history, records and lists, and at once. */
  reads: v.optional(count, 5),
  readsAtOnce: v.optional(count, 40),
  addressReads: v.optional(count, 50),
  addressReadsAtOnce: v.optional(count, 400),
  /** Bytes of their answers, after which the next request waits: a page costs by its size, not each the same. */
  answerBytes: v.optional(count, 128 * KIB),
  answerBytesAtOnce: v.optional(count, 2 * MIB),
  addressAnswerBytes: v.optional(count, MIB),
  addressAnswerBytesAtOnce: v.optional(count, 16 * MIB),
  /**
   * Requests that take a second of computation, such as a round with a tree that is drawn, or a
   * deck to check: from a person in an hour, and at once; from an address.
   */
  slowAnHour: v.optional(count, 120),
  slowAtOnce: v.optional(count, 6),
  addressSlowAnHour: v.optional(count, 600),
  addressSlowAtOnce: v.optional(count, 40),
  /** Wrong codes from one address in an hour, and at once; unknown tokens. */
  guessesAnHour: v.optional(count, 120),
  guessesAtOnce: v.optional(count, 60),
  tokensAnHour: v.optional(count, 600),
  /** E-mails that ask an address to confirm itself, in an hour, on behalf of one network address. */
  mailsAnHour: v.optional(count, 40),
  /** Messages with photos on the cards of decks from one address in an hour, of 64 KiB each at most. */
  photosAnHour: v.optional(count, 400),
  /** Connections at a time: of all, and from one address. */
  connections: v.optional(count, 5000),
  addressConnections: v.optional(count, 250),
  /** Of these, all that are not identified yet; and those of them that are older than two seconds. */
  strangers: v.optional(count, 1000),
  silentStrangers: v.optional(count, 300),
  /** Tables and people created in an hour from one address. */
  tablesAnHour: v.optional(count, 120),
  peopleAnHour: v.optional(count, 600),
  /** Time in which a client must identify itself. */
  helloSeconds: v.optional(count, 10),
  /** A client not heard in this interval is pinged; one that has not answered after another one is disconnected. */
  heartbeatSeconds: v.optional(count, 8),
  /** Bytes that may be buffered for a client that reads slowly. */
  bufferedBytes: v.optional(count, 2 * MIB),
  /** The same for all clients together: beyond that those with the largest buffers are disconnected. */
  allBufferedBytes: v.optional(count, 128 * MIB),
  /** A bot's maximum budget for one action. */
  botThinkMs: v.optional(count, 500),
  /** Time after which a bot that has not answered is given up. */
  botMs: v.optional(count, 2000),
});

/** Limits of one client, and of one address. */
export type Limits = v.InferOutput<typeof limitsSchema>;

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  v.transform((text) => new URL(text).origin),
);

/** A base URL, without a slash at its end. */
const place = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  v.transform((text) => {
    const { origin: root, pathname } = new URL(text);
    return root + pathname.replace(/\/+$/, '');
  }),
);

/** A text about the operator, on one line; null: not given. */
const said = v.nullable(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300), v.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
);

/** Whether a text is the URL of a PostgreSQL database. */
export function isPostgres(text: string): boolean {
  return URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
}

/** Whether a text is the URL of a NATS server. */
export function isNats(text: string): boolean {
  return URL.canParse(text) && /^(?:nats|tls):$/.test(new URL(text).protocol);
}

/** Whether a text can be the key of the operator's page: it travels in links and headers. */
export function isAdminKey(text: string): boolean {
  return /^[\w.~-]{16,128}$/.test(text);
}

/** Whether a text is the URL of an SMTP server, with the name and password that it asks for. */
export function isSmtp(text: string): boolean {
  return (
    URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
  );
}

const mailSchema = v.strictObject({
  /** The operator's server for outgoing e-mail; it has a password in it. */
  smtp: v.pipe(v.string(), v.check(isSmtp)),
  /** The address that e-mails come from. */
  from: v.pipe(v.string(), v.maxLength(254), v.email()),
});
export type MailConfig = v.InferOutput<typeof mailSchema>;

const configSchema = v.strictObject({
  /** 0 takes any free port. */
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)), 8080),
  /** Bind address; `0.0.0.0` for every network of the machine. */
  bindAddress: v.optional(v.string(), '127.0.0.1'),
  /** Storage of tables: SQLite in `dataDir`, memory, or PostgreSQL at a URL. */
  database: v.optional(
    v.union([
      v.picklist(['sqlite', 'memory']),
      v.pipe(v.string(), v.check(isPostgres, 'not an address of PostgreSQL')),
    ]),
    'sqlite',
  ),
  dataDir: v.optional(v.string(), 'data'),
  /** The NATS server by which the nodes of a cluster send each other hints; null: none. */
  nats: v.optional(v.nullable(v.pipe(v.string(), v.check(isNats, 'not an address of NATS'))), null),
  /** URL under which others reach this server, where that is not its own address; it may have a path. */
  publicUrl: v.optional(v.nullable(place), null),
  /** The built page. */
  webDir: v.optional(v.string(), fileURLToPath(new URL('../web/dist', import.meta.url))),
  /** Pages of other origins that may use this server. */
  origins: v.optional(v.array(origin), []),
  /**
   * Addresses of proxies, besides this machine's own, whose `X-Forwarded-For` is trusted; none is
   * where there is no `publicUrl`.
   */
  proxies: v.optional(v.array(v.string()), []),
  /** Days without activity after which tables and people are deleted. */
  keepDays: v.optional(v.pipe(v.number(), v.minValue(0.01)), 30),
  /** Whether the lobby shows tables and events whose owners list them. */
  lobby: v.optional(v.boolean(), false),
  /** Whether there are deals of the day, the same for everybody. */
  daily: v.optional(v.boolean(), true),
  /** The beacon (of drand) whose numbers are mixed into the seeds of days; null: none is. */
  beacon: v.optional(v.nullable(place), null),
  /** Whether people who want it are rated by deals of the day and open tables. */
  ratings: v.optional(v.boolean(), true),
  /** Whether people may keep rounds at this server and show them to anybody by a link. */
  sharing: v.optional(v.boolean(), true),
  /** Who runs the server, for the papers about data protection; everybody can read it. */
  operator: v.optional(
    v.strictObject({
      name: v.optional(said, null),
      address: v.optional(said, null),
      contact: v.optional(said, null),
    }),
    {},
  ),
  /** Whether people's devices may be told that it is their turn (Web Push). */
  push: v.optional(v.boolean(), true),
  /** E-mail to people who want it; null: none is sent. Its links need a `publicUrl`. */
  mail: v.optional(v.nullable(mailSchema), null),
  /** Origins of push services besides those of the browsers. */
  pushServices: v.optional(v.array(origin), []),
  /** Systems of schools that send people here. */
  platforms: v.optional(platformsSchema, []),
  /** Origins whose pages may show all of this server's pages inside of them, besides those of platforms. */
  frames: v.optional(v.array(origin), []),
  /** Key of the operator's page; null: generated at the start. */
  adminKey: v.optional(v.nullable(v.pipe(v.string(), v.check(isAdminKey))), null),
  /** Processes that share the port, each a node of its own; not with a database in memory. */
  processes: v.optional(v.pipe(count, v.maxValue(64)), 1),
  /** Whether `/metrics` is public; otherwise it requires the operator's key. */
  openMetrics: v.optional(v.boolean(), false),
  limits: v.optional(limitsSchema, {}),
  log: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** Configuration of a server. */
export type Config = v.InferOutput<typeof configSchema>;

/** Configuration as written in a file: every field has a default. */
export type WrittenConfig = v.InferInput<typeof configSchema>;

/**
 * Reads a configuration and fills in the defaults. Refuses with `bad-config` and the path at fault,
 * or with `no-such-database`.
 */
export function readConfig(raw: unknown): Result<Config> {
  const config = v.safeParse(configSchema, raw);
  if (config.success) {
    const { database, processes, mail, publicUrl } = config.output;
    // Each process would have a memory of its own.
    if (database === 'memory' && processes > 1) {
      return refused(reject('bad-config', { path: 'processes, database' }));
    }
    return mail !== null && publicUrl === null
      ? refused(reject('bad-config', { path: 'publicUrl' }))
      : accepted(config.output);
  }
  const path = pathOf(config.issues[0]);
  return refused(reject(path === 'database' ? 'no-such-database' : 'bad-config', { path }));
}

/** Settings that everybody may know; the papers about data protection follow them. */
export interface Installation
  extends Pick<
    Config,
    'publicUrl' | 'keepDays' | 'operator' | 'lobby' | 'daily' | 'sharing' | 'ratings' | 'push'
  > {
  readonly mail: boolean;
  readonly storage: 'file' | 'postgres' | 'memory';
  /** Whether platforms of schools send people here, and whether some of them tell their names. */
  readonly school: 'none' | 'pseudonyms' | 'names';
}

export function installationOf(config: Config): Installation {
  const { publicUrl, keepDays, operator, lobby, daily, sharing, ratings, push, mail, database } =
    config;
  const settings = { publicUrl, keepDays, operator, lobby, daily, sharing, ratings, push };
  const sent = { mail: mail !== null };
  return { ...settings, ...sent, storage: storageOf(database), school: schoolOf(config) };
}

function schoolOf({ platforms }: Config): Installation['school'] {
  if (platforms.length === 0) return 'none';
  return platforms.some(({ names }) => names) ? 'names' : 'pseudonyms';
}

function storageOf(database: Config['database']): Installation['storage'] {
  if (database === 'memory') return 'memory';
  return database === 'sqlite' ? 'file' : 'postgres';
}
