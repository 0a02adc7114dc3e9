import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { NAME_LENGTH } from './names.ts';
import { patchSchema } from './patch.ts';
import { recordSchema } from './record.ts';
import { commandSchema, eventSchema, settingsSchema } from './types.ts';
import { tableViewSchema } from './view.ts';

/** The version of this protocol, in the first message of either side. What changed: docs/PROTOCOL.md. */
export const PROTOCOL = 2;

/** Most bytes of a message from a client. */
export const MESSAGE_BYTES = 64 * 1024;

/** No message of the server is larger, in characters. */
export const MOST_CHARS = 1024 * 1024;

/** Most characters of a person's notes at a table. */
export const NOTE_LENGTH = 4000;

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/));
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));
const code = v.pipe(v.string(), v.maxLength(16));
const device = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const person = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
/** An id, or a code as people write it: nothing that a store could choke on. */
const table = v.pipe(v.string(), v.regex(/^\P{C}{0,40}$/u));
/** Only what every store gives back as it was: no NUL, no half of a surrogate pair. */
const notes = v.pipe(v.string(), v.maxLength(NOTE_LENGTH), v.regex(/^[^\0\p{Cs}]*$/u));

/** What a bot's token begins with, so that one that lies about is known for what it is. */
export const BOT_TOKEN = 'lusoria_bot_';

/** Most bots of one person. */
export const MOST_BOTS = 10;

/** A new table. */
export const createMessageSchema = v.strictObject({
  t: v.literal('create'),
  id,
  game: v.pipe(v.string(), v.maxLength(32)),
  options: v.unknown(),
  settings: settingsSchema,
  /** The seats: the owner's, open ones, and bots. */
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(200)) }),
      ]),
    ),
    v.maxLength(16),
  ),
});

/** A command to a table; `seen` is the seq it was meant for. */
export const doMessageSchema = v.strictObject({
  t: v.literal('do'),
  id,
  table,
  seen: whole,
  command: commandSchema,
});

/** A message of a client. `id` is the client's own: the answer carries it, and repeating it changes nothing. */
export const clientMessageSchema = v.variant('t', [
  /**
   * First of all: who am I? Without a token the server makes a new person. With `deltas` it may send what has changed of
   * a view instead of the view.
   */
  v.strictObject({
    t: v.literal('hello'),
    v: v.literal(PROTOCOL),
    token: v.nullable(token),
    name: v.nullable(name),
    deltas: v.optional(v.boolean()),
  }),
  v.strictObject({ t: v.literal('rename'), id, name }),
  createMessageSchema,
  /** Watch a table, by id or by its code; `seen` is the last seq the client has, or null for all. */
  v.strictObject({ t: v.literal('open'), id, table, seen: v.nullable(whole) }),
  v.strictObject({ t: v.literal('close'), table }),
  /** The entries of a table's log before a seq, the last page of them. */
  v.strictObject({ t: v.literal('history'), id, table, before: whole }),
  doMessageSchema,
  /** Keeps notes at a table for nobody but oneself; they are no part of its log. */
  v.strictObject({
    t: v.literal('note'),
    id,
    table,
    text: notes,
  }),
  v.strictObject({ t: v.literal('tables'), id }),
  /** The finished rounds of a table from this one on; they are numbered from 0. */
  v.strictObject({ t: v.literal('export'), id, table, from: v.exactOptional(whole) }),
  /** A one-time code that makes another device the same person. */
  v.strictObject({ t: v.literal('create-transfer-code'), id }),
  v.strictObject({ t: v.literal('redeem-transfer-code'), id, code }),
  /** The devices that are oneself. */
  v.strictObject({ t: v.literal('devices'), id }),
  /** Takes the token from another device of one's own; null: from all others. */
  v.strictObject({ t: v.literal('revoke'), id, device: v.nullable(device) }),
  /** Makes a bot of one's own, which is known by a token of its own; the answer has it, once. */
  v.strictObject({ t: v.literal('create-bot'), id, name }),
  v.strictObject({ t: v.literal('bots'), id }),
  /** Revokes the token of a bot of one's own, and erases the bot. */
  v.strictObject({ t: v.literal('remove-bot'), id, bot: person }),
  /** Erases what is one's own: name, seats, chat, notes. There is no way back. */
  v.strictObject({ t: v.literal('erase'), id }),
  /** About an event (a class, an evening), in its own protocol (`events/protocol.ts`). */
  v.strictObject({ t: v.literal('event'), id, request: v.unknown() }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

const summary = v.strictObject({
  table: v.string(),
  code: v.string(),
  game: v.string(),
  options: v.unknown(),
  phase: v.picklist(['lobby', 'playing', 'between', 'over']),
  names: list(v.string()),
  updatedAt: whole,
  /** Whether the table waits for this person. */
  yourTurn: v.boolean(),
});

/** A table in the list of somebody's tables. */
export type Summary = v.InferOutput<typeof summary>;

const publicEntry = v.strictObject({ seq: whole, at: whole, events: list(eventSchema) });

/** A message of the server. */
export const serverMessageSchema = v.variant('t', [
  /** Who the client is; `token` only when it is new, to be kept secret and sent with the next hello. */
  v.strictObject({
    t: v.literal('welcome'),
    v: v.literal(PROTOCOL),
    person: v.string(),
    name: v.string(),
    token: v.nullable(v.string()),
    now: whole,
  }),
  /** The answer to a message that was carried out; `seq` for commands to tables. */
  v.strictObject({
    t: v.literal('done'),
    id: v.string(),
    seq: v.nullable(whole),
    /** The table that was made; the code for another device. */
    table: v.optional(v.string()),
    code: v.optional(v.string()),
    /** One's own notes at the table that was opened. */
    note: v.optional(v.string()),
  }),
  /** One's own notes, changed on another connection of the same person. */
  v.strictObject({ t: v.literal('note'), table: v.string(), text: v.string() }),
  /** The answer to a message that was not; `id` is null when it could not be read. */
  v.strictObject({
    t: v.literal('refused'),
    id: v.nullable(v.string()),
    code: v.string(),
    params: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  /**
   * A table: the view at `seq`, and the entries after `from` that led there. With `reset` what the client had of the
   * log before does not count any more; entries up to `from` are got by `history`.
   */
  v.strictObject({
    t: v.literal('table'),
    table: v.string(),
    from: whole,
    reset: v.optional(v.literal(true)),
    seq: whole,
    now: whole,
    view: tableViewSchema,
    entries: list(publicEntry),
  }),
  /**
   * The same for whoever asked for `deltas`: what makes the view at `seq` of the one at `from`, which this connection was
   * sent last. Whoever has another one opens the table again.
   */
  v.strictObject({
    t: v.literal('delta'),
    table: v.string(),
    from: whole,
    seq: whole,
    now: whole,
    patch: patchSchema,
    entries: list(publicEntry),
  }),
  /** An event that is watched, as it is now; the shape of its view is `EventView`. */
  v.strictObject({
    t: v.literal('event'),
    event: v.string(),
    seq: whole,
    now: whole,
    view: v.unknown(),
  }),
  /** The answer about an event; its shape is `EventAnswer`. */
  v.strictObject({ t: v.literal('event-answer'), id: v.string(), answer: v.unknown() }),
  /** Who is connected now; it is no part of the log. */
  v.strictObject({
    t: v.literal('presence'),
    table: v.string(),
    people: list(v.string()),
    watching: whole,
  }),
  /** The table can no longer be seen by this client. */
  v.strictObject({ t: v.literal('gone'), table: v.string(), code: v.string() }),
  v.strictObject({ t: v.literal('tables'), id: v.string(), tables: list(summary) }),
  /** One's own devices, the latest first: when they became oneself (null: not known), and were last here, to the day. */
  v.strictObject({
    t: v.literal('devices'),
    id: v.string(),
    devices: list(
      v.strictObject({
        device: v.string(),
        since: v.nullable(whole),
        seen: whole,
        /** Whether it is the one that asks. */
        here: v.boolean(),
      }),
    ),
  }),
  /** A bot of one's own that was made, and the token by which it is known: to be kept secret, it is not told again. */
  v.strictObject({ t: v.literal('bot'), id: v.string(), bot: v.string(), token: v.string() }),
  /** One's own bots, the latest first: when they were made, and were last here, to the day. */
  v.strictObject({
    t: v.literal('bots'),
    id: v.string(),
    bots: list(v.strictObject({ bot: v.string(), name: v.string(), since: whole, seen: whole })),
  }),
  /** A page of the log: the entries after `from`. */
  v.strictObject({
    t: v.literal('history'),
    id: v.string(),
    from: whole,
    entries: list(publicEntry),
  }),
  /** Finished rounds; `next` is where to go on, absent when these were the last. */
  v.strictObject({
    t: v.literal('record'),
    id: v.string(),
    record: recordSchema,
    next: v.optional(whole),
  }),
  v.strictObject({ t: v.literal('pong'), now: whole }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;

/** A device that is oneself, as its owner is shown it. */
export type Device = Extract<ServerMessage, { t: 'devices' }>['devices'][number];

/** A bot of somebody, as its owner is shown it. */
export type OwnBot = Extract<ServerMessage, { t: 'bots' }>['bots'][number];

/** Why a message is refused before it reaches a table. */
export type ServerCode =
  | 'bad-message'
  | 'too-large'
  | 'too-fast'
  | 'hello-first'
  | 'banned'
  | 'unknown-token'
  | 'bad-name'
  | 'no-such-game'
  | 'no-such-table'
  | 'too-many-tables'
  | 'no-spectators'
  | 'crowded'
  | 'bad-code'
  | 'this-device'
  | 'too-many-bots'
  | 'not-for-bots'
  | 'try-again'
  | 'unknown'
  | 'damaged';
