import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { NAME_LENGTH } from '../seats/names.ts';
import { REPORT_REASONS } from '../ports.ts';
import { recordSchema } from '../record/record.ts';
import { roundNumberSchema } from '../rounds/round-number.ts';
import { commandSchema, eventSchema, settingsSchema } from '../model/types.ts';
import { tableViewSchema } from '../model/view.ts';
import { SHARE_CODE } from '../sharing/own-share.ts';
import { namedTable } from './named-table.ts';
import { passkeyRequestSchema } from './passkey.ts';
import { contactKindSchema, contactsSchema, languageSchema, mailAddressSchema } from './contact.ts';
import { photosFields } from './photos.ts';
import { endpointSchema, pushKeySchema, pushSecretSchema, zoneSchema } from './subscription.ts';

export { tableViewSchema };
export type { ServerCode } from './server-code.ts';

/** Version of this protocol, in the first message of either side. Changes: docs/PROTOCOL.md. */
export const PROTOCOL = 3;

/** Maximum bytes of a client's message. */
export const MESSAGE_BYTES = 64 * 1024;

/** Maximum characters of a server's message. */
export const MAX_CHARS = 1024 * 1024;

/** Maximum characters of a person's notes at a table. */
export const NOTE_LENGTH = 4000;

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/));
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));
const code = v.pipe(v.string(), v.maxLength(16));
const shareCode = v.pipe(v.string(), v.regex(SHARE_CODE));
const device = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const person = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
/** An id, or a code as people write it: nothing that a store could choke on. */
const table = v.pipe(v.string(), v.regex(/^\P{C}{0,40}$/u));
/** Only what every store gives back unchanged: no NUL, no half of a surrogate pair. */
const notes = v.pipe(v.string(), v.maxLength(NOTE_LENGTH), v.regex(/^[^\0\p{Cs}]*$/u));

/** Prefix of a bot's token, by which a leaked one is recognized. */
export const BOT_TOKEN = 'lusoria_bot_';

/** Per person; further ones are rejected with `too-many-bots`. */
export const MAX_BOTS = 10;

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

/** What somebody wants to play, and the bots that take the other seats when nobody comes. */
export const wishSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  options: v.unknown(),
  bots: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(15)),
});
export type Wish = v.InferOutput<typeof wishSchema>;

/** A command to a table; `seen` is the seq it was meant for. */
export const doMessageSchema = v.strictObject({
  t: v.literal('do'),
  id,
  table,
  seen: whole,
  command: commandSchema,
});

/** A message of a client. `id` is the client's own: the answer carries it, and a repeated one changes nothing. */
export const clientMessageSchema = v.variant('t', [
  /** First message: identifies the client. Without a token the server creates a new person. */
  v.strictObject({
    t: v.literal('hello'),
    v: v.literal(PROTOCOL),
    token: v.nullable(token),
    name: v.nullable(name),
    /** This connection takes `patch` messages. */
    patches: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ t: v.literal('rename'), id, name }),
  createMessageSchema,
  /** Watches a table, by id or by its code; `seen` is the last seq the client has, or null for all. */
  v.strictObject({ t: v.literal('open'), id, table, seen: v.nullable(whole) }),
  v.strictObject({ t: v.literal('close'), table }),
  /** Requests the last page of the entries of a table's log before a seq. */
  v.strictObject({ t: v.literal('history'), id, table, before: whole }),
  doMessageSchema,
  /** Saves private notes at a table; they are not part of its log. */
  v.strictObject({
    t: v.literal('note'),
    id,
    table,
    text: notes,
  }),
  v.strictObject({ t: v.literal('tables'), id }),
  /** Requests the finished rounds of a table from this one on. */
  v.strictObject({ t: v.literal('export'), id, table, from: v.exactOptional(roundNumberSchema) }),
  /** Creates a one-time code that makes another device the same person. */
  v.strictObject({ t: v.literal('create-transfer-code'), id }),
  v.strictObject({ t: v.literal('redeem-transfer-code'), id, code }),
  /** Lists the person's devices. */
  v.strictObject({ t: v.literal('devices'), id }),
  /** Revokes the token of another device of the person; null: of all others. */
  v.strictObject({ t: v.literal('revoke'), id, device: v.nullable(device) }),
  /** Creates a bot of the person with a token of its own; the answer has the token, once. */
  v.strictObject({ t: v.literal('create-bot'), id, name }),
  v.strictObject({ t: v.literal('bots'), id }),
  /** Revokes the token of a bot of the person, and erases the bot. */
  v.strictObject({ t: v.literal('remove-bot'), id, bot: person }),
  /** Watches the lobby's list of open tables, or stops watching it. */
  v.strictObject({ t: v.literal('lobby'), id, on: v.boolean() }),
  /**
   * Looks for somebody to play with: the answer comes when a table has been made, with other people
   * who want the same or, after some seconds, with these bots. Null: no longer.
   */
  v.strictObject({ t: v.literal('seek'), id, wish: v.nullable(wishSchema) }),
  /** Blocks a person: they and this one do not meet among strangers. */
  v.strictObject({ t: v.literal('block'), id, person, on: v.boolean() }),
  v.strictObject({ t: v.literal('blocks'), id }),
  /** Reports a person at a table to the server's operator, with the last texts that they wrote there. */
  v.strictObject({
    t: v.literal('report'),
    id,
    table,
    person,
    reason: v.picklist(REPORT_REASONS),
  }),
  /** The key by which browsers subscribe to notices of this server (Web Push); refused where it sends none. */
  v.strictObject({ t: v.literal('push-key'), id }),
  /** This device is told when a table by the day waits for the person; an endpoint is one person's. */
  v.strictObject({
    t: v.literal('subscribe'),
    id,
    endpoint: endpointSchema,
    p256dh: pushKeySchema,
    auth: pushSecretSchema,
    zone: zoneSchema,
  }),
  v.strictObject({ t: v.literal('unsubscribe'), id, endpoint: endpointSchema }),
  /** About the passkeys by which the person is known on other devices. */
  v.strictObject({ t: v.literal('passkey'), id, request: passkeyRequestSchema }),
  /**
   * Keeps a shared round at the server, for everybody who has its link: under a new code, or in place of one of the
   * person's own. The answer has the code.
   */
  v.strictObject({ t: v.literal('share'), id, code: v.nullable(shareCode), round: v.unknown() }),
  /**
   * Keeps photos of the deck of a table or an event that the person leads, from a place on, of so many; none asks how many
   * are there. `name` is the SHA-256 of all of them; `/api/photos/NAME` has them once they are complete.
   */
  v.strictObject({ t: v.literal('photos'), id, table, ...photosFields }),
  /** Lists the person's shared rounds. */
  v.strictObject({ t: v.literal('shared'), id }),
  /** Deletes a shared round of the person: its link leads nowhere from then on. */
  v.strictObject({ t: v.literal('unshare'), id, code: shareCode }),
  /** Erases the person's data: name, seats, chat, notes, subscriptions, passkeys, shared rounds. Irreversible. */
  /** How the person hears of their turns; the answer is `contacts`, as of the three that follow. */
  v.strictObject({ t: v.literal('contacts'), id }),
  /** Makes a feed with a new address; an earlier one ends. */
  v.strictObject({ t: v.literal('set-feed'), id, language: languageSchema, zone: zoneSchema }),
  /** Asks an address, by e-mail, whether it wants to hear; at most once a day. An earlier one ends. */
  v.strictObject({
    t: v.literal('set-mail'),
    id,
    address: mailAddressSchema,
    language: languageSchema,
    zone: zoneSchema,
  }),
  v.strictObject({ t: v.literal('remove-contact'), id, kind: contactKindSchema }),
  /** Erases the person's data: name, seats, chat, notes, subscriptions, passkeys, feed, e-mail address. Irreversible. */
  v.strictObject({ t: v.literal('erase'), id }),
  /** A request about an event (a class, an evening), in its own protocol (`tournaments/protocol.ts`). */
  v.strictObject({ t: v.literal('event'), id, request: v.unknown() }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** The event to which a table belongs, as its members know it. */
const eventName = v.strictObject({
  code: v.string(),
  /** As in `tournaments/settings.ts`. */
  kind: v.picklist(['class', 'evening']),
  /** May be empty. */
  title: v.string(),
});
export type EventName = v.InferOutput<typeof eventName>;

const summary = v.strictObject({
  ...namedTable,
  phase: v.picklist(['lobby', 'playing', 'between', 'over']),
  names: list(v.string()),
  updatedAt: whole,
  /** Whether the table waits for this person, and until when; null: as long as it takes. */
  yourTurn: v.boolean(),
  until: v.nullable(whole),
  /** Whether it is played by the day: people come by when they can. */
  byDay: v.boolean(),
  /** Whether a bot plays for this person: they were late, or have left. */
  isReplaced: v.boolean(),
  /** Null: it belongs to none. */
  event: v.nullable(eventName),
});

/** A table in the list of a person's tables. */
export type Summary = v.InferOutput<typeof summary>;

const publicEntry = v.strictObject({ seq: whole, at: whole, events: list(eventSchema) });

export const serverMessageSchema = v.variant('t', [
  /** Identity of the client; `token` only when it is new, to be kept secret and sent with the next hello. */
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
    /** The table that was created; the code for another device. */
    table: v.optional(v.string()),
    code: v.optional(v.string()),
    /** The person's notes at the table that was opened. */
    note: v.optional(v.string()),
  }),
  /** The person's notes, changed on another connection of theirs. */
  v.strictObject({ t: v.literal('note'), table: v.string(), text: v.string() }),
  /** The answer to a message that was refused; `id` is null when it could not be read. */
  v.strictObject({
    t: v.literal('refused'),
    id: v.nullable(v.string()),
    code: v.string(),
    params: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  /**
   * A table: the view at `seq`, and the entries after `from` that led there. With `reset` the
   * client drops the log it had; it gets entries up to `from` by `history`.
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
   * The same for connections that take patches: the difference between the views at `from` and
   * `seq`, and the entries between.
   */
  v.strictObject({
    t: v.literal('patch'),
    table: v.string(),
    from: whole,
    seq: whole,
    now: whole,
    /** Its format: docs/PROTOCOL.md. */
    patch: v.unknown(),
    entries: list(publicEntry),
  }),
  /** An event that the connection watches, as it is now; the shape of its view is `EventView`. */
  v.strictObject({
    t: v.literal('event'),
    event: v.string(),
    seq: whole,
    now: whole,
    view: v.unknown(),
  }),
  /** The same for whoever wants patches of an event: the difference from the view last sent, which was at `from`. */
  v.strictObject({
    t: v.literal('event-patch'),
    event: v.string(),
    from: whole,
    seq: whole,
    now: whole,
    /** Its format: docs/PROTOCOL.md. */
    patch: v.unknown(),
  }),
  /** The answer about an event; its shape is `EventAnswer`. */
  v.strictObject({ t: v.literal('event-answer'), id: v.string(), answer: v.unknown() }),
  /** People connected now; not part of the log. */
  v.strictObject({
    t: v.literal('presence'),
    table: v.string(),
    people: list(v.string()),
    watching: whole,
  }),
  /** The client may no longer see the table. */
  v.strictObject({ t: v.literal('gone'), table: v.string(), code: v.string() }),
  v.strictObject({ t: v.literal('tables'), id: v.string(), tables: list(summary) }),
  /** Open tables of the lobby: those that are new or changed, and those gone; with `reset` these are all. */
  v.strictObject({
    t: v.literal('lobby'),
    reset: v.optional(v.literal(true)),
    /** Their shape is `OpenTableEntry`. */
    tables: list(v.unknown()),
    gone: list(v.string()),
  }),
  /** People whom the person has blocked, by name. */
  v.strictObject({
    t: v.literal('blocks'),
    id: v.string(),
    people: list(v.strictObject({ person: v.string(), name: v.string() })),
  }),
  /** The person's devices, the latest first: when each was added (null: not known), and last seen, to the day. */
  v.strictObject({
    t: v.literal('devices'),
    id: v.string(),
    devices: list(
      v.strictObject({
        device: v.string(),
        since: v.nullable(whole),
        seen: whole,
        /** Whether it is the requesting device. */
        here: v.boolean(),
      }),
    ),
  }),
  /** A new bot of the person and its token, to be kept secret: it is not sent again. */
  v.strictObject({ t: v.literal('bot'), id: v.string(), bot: v.string(), token: v.string() }),
  /** The person's bots, the latest first: when they were created and last seen, to the day. */
  v.strictObject({
    t: v.literal('bots'),
    id: v.string(),
    bots: list(v.strictObject({ bot: v.string(), name: v.string(), since: whole, seen: whole })),
  }),
  v.strictObject({ t: v.literal('push-key'), id: v.string(), key: v.string() }),
  /** The person's passkeys, the latest first; what is to be signed, where it was asked for, and for which party. */
  v.strictObject({
    t: v.literal('passkeys'),
    id: v.string(),
    challenge: v.nullable(v.string()),
    rp: v.nullable(v.string()),
    passkeys: list(v.strictObject({ passkey: v.string(), since: whole })),
  }),
  /** The person's shared rounds, the latest first. */
  v.strictObject({
    t: v.literal('shared'),
    id: v.string(),
    /** Their shape is `OwnShare`. */
    shared: list(v.unknown()),
  }),
  /** How many photos of this name the table or event has now. */
  v.strictObject({ t: v.literal('photos'), id: v.string(), count: v.number() }),
  v.strictObject({ t: v.literal('contacts'), id: v.string(), ...contactsSchema.entries }),
  /** A page of the log: the entries after `from`. */
  v.strictObject({
    t: v.literal('history'),
    id: v.string(),
    from: whole,
    entries: list(publicEntry),
  }),
  /** Finished rounds; `next` is the start of the next page, absent when these were the last. */
  v.strictObject({
    t: v.literal('record'),
    id: v.string(),
    record: recordSchema,
    next: v.optional(roundNumberSchema),
  }),
  v.strictObject({ t: v.literal('pong'), now: whole }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;

/** A device of a person, as shown to them. */
export type Device = Extract<ServerMessage, { t: 'devices' }>['devices'][number];

/** A person whom another has blocked, as shown to the latter. */
export type Blocked = Extract<ServerMessage, { t: 'blocks' }>['people'][number];

/** A bot of a person, as shown to them. */
export type OwnBot = Extract<ServerMessage, { t: 'bots' }>['bots'][number];
