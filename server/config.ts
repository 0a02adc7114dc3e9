import { fileURLToPath } from 'node:url';
import { accepted, refused, reject, type Result } from '@lusoria/core';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const MIB = 1024 * 1024;

const limitsSchema = v.strictObject({
  /** Messages a second on one connection, and how many at once. */
  messages: v.optional(count, 20),
  messagesAtOnce: v.optional(count, 60),
  /** The same for one address; a whole class may share one. */
  addressMessages: v.optional(count, 400),
  addressMessagesAtOnce: v.optional(count, 1200),
  /** Bytes of messages in an hour from one connection or person, and how many at once; the same for one address. */
  bytesAnHour: v.optional(count, 16 * MIB),
  bytesAtOnce: v.optional(count, MIB),
  addressBytesAnHour: v.optional(count, 128 * MIB),
  addressBytesAtOnce: v.optional(count, 8 * MIB),
  /** Tables, pages of history, records and lists that are asked for in a second, and how many at once. */
  reads: v.optional(count, 5),
  readsAtOnce: v.optional(count, 40),
  addressReads: v.optional(count, 50),
  addressReadsAtOnce: v.optional(count, 400),
  /** What takes a second to work out, such as a round with a tree that is drawn, or a deck to check: from a person in an hour, and at once; from an address. */
  slowAnHour: v.optional(count, 120),
  slowAtOnce: v.optional(count, 6),
  addressSlowAnHour: v.optional(count, 600),
  addressSlowAtOnce: v.optional(count, 40),
  /** Codes that are wrong, from one address: so many in an hour, and so many at once; tokens that nobody has. */
  guessesAnHour: v.optional(count, 120),
  guessesAtOnce: v.optional(count, 60),
  tokensAnHour: v.optional(count, 600),
  /** Connections at a time: of all, and from one address. */
  connections: v.optional(count, 5000),
  addressConnections: v.optional(count, 250),
  /** Of these, all who have not said yet who they are; and those of them who have been there for two seconds. */
  strangers: v.optional(count, 1000),
  silentStrangers: v.optional(count, 300),
  /** Made in an hour from one address. */
  tablesAnHour: v.optional(count, 120),
  peopleAnHour: v.optional(count, 600),
  /** How long a client may take until it has said who it is. */
  helloSeconds: v.optional(count, 10),
  /** How often a connection is pinged; a client that has not answered by the next time is cut off. */
  heartbeatSeconds: v.optional(count, 25),
  /** Bytes that may wait for a client that reads slowly. */
  bufferedBytes: v.optional(count, 2 * MIB),
  /** The same for all clients together: beyond that those who have most waiting are cut off. */
  allBufferedBytes: v.optional(count, 128 * MIB),
  /** A bot's budget for one action, at most. */
  botThinkMs: v.optional(count, 500),
  /** After how long a bot that has not answered is given up. */
  botMs: v.optional(count, 2000),
});

/** What one client, or one address, may use up. */
export type Limits = v.InferOutput<typeof limitsSchema>;

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  v.transform((text) => new URL(text).origin),
);

/** An address with the path below which everything lies, without a slash at its end. */
const place = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  v.transform((text) => {
    const { origin: root, pathname } = new URL(text);
    return root + pathname.replace(/\/+$/, '');
  }),
);

/** Whether a text is the address of a PostgreSQL database. */
export function isPostgres(text: string): boolean {
  return URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
}

/** Whether a text is the address of a NATS server. */
export function isNats(text: string): boolean {
  return URL.canParse(text) && /^(?:nats|tls):$/.test(new URL(text).protocol);
}

/** Whether a text can be the key of the operator's page: it travels in links and headers. */
export function isAdminKey(text: string): boolean {
  return /^[\w.~-]{16,128}$/.test(text);
}

const configSchema = v.strictObject({
  /** 0 takes any that is free. */
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)), 8080),
  /** The address to listen on; `0.0.0.0` for every network of the machine. */
  bindAddress: v.optional(v.string(), '127.0.0.1'),
  /** Where tables are kept: in SQLite in `dataDir`, nowhere, or in PostgreSQL at an address. */
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
  /** What others write to reach this server, where that is not its own address; it may lie under a path. */
  publicUrl: v.optional(v.nullable(place), null),
  /** The built page. */
  webDir: v.optional(v.string(), fileURLToPath(new URL('../web/dist', import.meta.url))),
  /** Pages of other origins that may use this server. */
  origins: v.optional(v.array(origin), []),
  /**
   * Addresses of proxies, besides this machine's own, that tell the truth about whom they speak
   * for; nobody is asked where there is no `publicUrl`.
   */
  proxies: v.optional(v.array(v.string()), []),
  /** Tables and people without activity for so many days are deleted. */
  keepDays: v.optional(v.pipe(v.number(), v.minValue(0.01)), 30),
  /** Whether the lobby shows tables and events whose makers want it. */
  lobby: v.optional(v.boolean(), false),
  /** What the operator's page asks for; null: made at the start. */
  adminKey: v.optional(v.nullable(v.pipe(v.string(), v.check(isAdminKey))), null),
  /** Whether `/metrics` is for everybody; otherwise it asks for the operator's key. */
  openMetrics: v.optional(v.boolean(), false),
  limits: v.optional(limitsSchema, {}),
  log: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** How a server is run. */
export type Config = v.InferOutput<typeof configSchema>;

/** What of it is written down: everything has a standard. */
export type WrittenConfig = v.InferInput<typeof configSchema>;

/**
 * Reads a configuration and fills in what is missing. Refuses with `bad-config` and the path at
 * fault, or with `no-such-database`.
 */
export function readConfig(raw: unknown): Result<Config> {
  const config = v.safeParse(configSchema, raw);
  if (config.success) return accepted(config.output);
  const path = v.getDotPath(config.issues[0]) ?? '';
  return refused(reject(path === 'database' ? 'no-such-database' : 'bad-config', { path }));
}
