import type { AnyGame, GamePractice, GameQuestions, Rejection } from '@lusoria/core';
import type { DecidedEvents } from './model/decision.ts';
import type { SlowJob } from './model/slow.ts';
import type { Passkeys, StoredPasskey } from './passkeys.ts';
import type { SharedRound } from './sharing/shared-round.ts';
import type { Subscription } from './protocol/subscription.ts';
import type { ContactStore } from './contacts.ts';
import type { Notice } from './notice.ts';
import type { PhotoStore } from './photos/store.ts';
import type { Pack, Page } from './record/entry-text.ts';
import type { RatingStore, TableRound } from './rating-store.ts';
import type { StoredReport } from './report.ts';
import type { Entry, Snapshot } from './model/types.ts';
import type { SchoolStore, StoredPerson } from './school-store.ts';
import type { Creation, NewTable, StoredTable } from './stored-table.ts';

export * from './contacts.ts';
export * from './damaged.ts';
export * from './undecided.ts';
export * from './notice.ts';
export * from './photos/store.ts';
export type { Page, StoredEntry } from './record/entry-text.ts';
export * from './rating-store.ts';
export * from './report.ts';
export * from './school-store.ts';
export * from './stored-table.ts';

/** A program that plays for its owner or against people: a person with a token, and an owner. */
export interface StoredBot extends StoredPerson {
  /** When it was created (milliseconds since 1970), and when it was last here, to the day. */
  readonly since: number;
  readonly seen: number;
}

/** A device of a person: it has one of their tokens. */
export interface StoredDevice {
  /** First digits of the token's hash: they identify the device without revealing the token (`deviceOf`). */
  readonly device: string;
  /** When it was given the token (milliseconds since 1970); null: before that was recorded. */
  readonly since: number | null;
  /** When it was last here, to the day. */
  readonly seen: number;
}

/** Digits of a device's id. */
export const DEVICE_DIGITS = 16;

export function deviceOf(tokenHash: string): string {
  return tokenHash.slice(0, DEVICE_DIGITS);
}

/** A selection of a person's devices: all, one, or all but one. */
export type Devices =
  | { readonly kind: 'all' }
  | { readonly kind: 'one' | 'others'; readonly device: string };

export { MAX_PASSKEYS, type Passkeys, type StoredPasskey } from './passkeys.ts';

/** A device's subscription to notices, of a person. */
export interface StoredSubscription extends Subscription {
  readonly person: string;
  /** The device that it belongs to (`deviceOf`): it goes with its token. */
  readonly device: string;
}

/** A shared round that a person keeps at the server, under the code of its link. */
export interface StoredShare {
  readonly code: string;
  readonly person: string;
  readonly game: string;
  readonly title: string;
  /** When it was last saved, and until when it is kept (milliseconds since 1970). */
  readonly at: number;
  readonly until: number;
}

/** A subscription with something to tell, since a time that names it. */
export interface DueSubscription extends StoredSubscription {
  readonly due: number;
}

/** Subscriptions of a person; a further one replaces the oldest. */
export const MAX_SUBSCRIPTIONS = 8;
/** Subscriptions leased to one caller at once. */
export const PUSH_BATCH = 4;

/** Shared rounds of a person; further ones are refused with `too-many-shared`. */
export const MAX_SHARED = 60;
/** Time for which a shared round is kept after it was last saved (milliseconds). */
export const SHARED_MS = 365 * 24 * 60 * 60 * 1000;

/** A stored table with the time of its last entry (milliseconds since 1970). */
export interface DatedTable extends StoredTable {
  readonly at: number;
}

/**
 * Result of an append: it is durable; or the command was in the log already, at this seq; or
 * another entry has taken this seq, and the log must be read again; or the store has not answered
 * in time, and only reading the log, once it answers again, will tell.
 */
export type Appended =
  | { readonly kind: 'done' }
  | { readonly kind: 'repeated'; readonly seq: number }
  | { readonly kind: 'behind' }
  | { readonly kind: 'unknown' };

/** Changes beside the log that are stored with an entry; absent fields stay as they were. */
export interface Changes {
  /** Members of the table now. */
  readonly people?: readonly string[];
  /** One more member of the table. */
  readonly joins?: string;
  /** When another node should take the table over (milliseconds since 1970); null: never. */
  readonly deadline?: number | null;
  /** It is not swept before this time, though nothing happens (milliseconds since 1970). */
  readonly keptUntil?: number;
  /** People whom the table now waits for, and when their devices are to be told. */
  readonly calls?: { readonly people: readonly string[]; readonly at: number };
  /** A round of the table that has ended and is to be rated, or counted for its day: from now on among `unratedRounds`. */
  readonly toRate?: number;
  /** A round of another table that is rated or counted with it: no longer among `unratedRounds`. */
  readonly rated?: TableRound;
}

/**
 * Store of people and tables. Once a promise resolves, its data is durable. Every adapter passes
 * the same tests (server/store/conformance).
 */
export interface Store extends ContactStore, SchoolStore, RatingStore, PhotoStore {
  /** Adds a person, last here now (milliseconds since 1970). */
  addPerson(person: StoredPerson, tokenHash: string, now: number): Promise<void>;
  /** Adds a person that is a bot of `owner`, created now. */
  addBot(bot: StoredPerson, owner: string, tokenHash: string, now: number): Promise<void>;
  /** Bots of a person, the latest first. */
  botsOf(owner: string): Promise<readonly StoredBot[]>;
  /** Adds a token of the same person, issued now. */
  addToken(person: string, tokenHash: string, now: number): Promise<void>;
  /** Devices of a person, the latest first. */
  devicesOf(person: string): Promise<readonly StoredDevice[]>;
  /** Owner of a token; records that they, and this device of theirs, were here now, to the day. */
  personOf(tokenHash: string, now: number): Promise<StoredPerson | null>;
  rename(person: string, name: string): Promise<void>;
  /** People whom a person does not want to play with, by name. */
  blocksOf(person: string): Promise<readonly StoredPerson[]>;
  /** Ids of people who have blocked a person, or whom the person has blocked. */
  blockedWith(person: string): Promise<readonly string[]>;
  /** Blocks a known person, or does so no longer. */
  setBlock(person: string, other: string, on: boolean): Promise<void>;
  /** Stores a one-time code until a time (milliseconds since 1970). */
  addTransferCode(codeHash: string, person: string, until: number): Promise<void>;
  /** Owner of a transfer code, if unused and in time; the code is used up. */
  redeemTransferCode(codeHash: string, now: number): Promise<StoredPerson | null>;
  /**
   * Creates a table with its first entry.
   *
   * @param keptUntil as in {@link Changes}
   */
  create(
    table: NewTable,
    entry: Entry,
    people: readonly string[],
    keptUntil?: number,
  ): Promise<Creation>;
  find(idOrCode: string): Promise<StoredTable | null>;
  /**
   * The log after a seq, in order; at most `most` entries. Rejects with `DamagedLog`, as
   * `entriesBefore` does, when an entry is not as it was written, or not in its place: each has a
   * checksum of itself and of that of the one before.
   */
  entries(table: string, after: number, most?: number): Promise<readonly Entry[]>;
  /** Last entries before a seq, in order: as many as a page has, and at least one where there is one. */
  entriesBefore(table: string, seq: number, page: Page): Promise<readonly Entry[]>;
  /** Seq of the entry of a command; null: none. */
  seqOf(table: string, command: string): Promise<number | null>;
  /** Latest snapshot of a table; null: none. Rejects with `DamagedSnapshot` when it is not as it was written. */
  snapshot(table: string): Promise<Snapshot | null>;
  /** Stores a snapshot in place of an earlier one, never in place of a later one. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** Removes the events of an entry that is obsolete. */
  emptyEntry(table: string, seq: number): Promise<void>;
  /**
   * Appends an entry whose seq follows the last one, together with the changes beside it. Rejects
   * when neither is stored.
   */
  append(table: string, entry: Entry, changes?: Changes): Promise<Appended>;
  /**
   * Tables whose deadline has passed, the most urgent first, at most `LEASE_BATCH`: each is leased
   * to one caller until a time. A lease that lasts longer was made by a clock that was ahead, and
   * does not count.
   */
  leaseDueTables(now: number, until: number): Promise<readonly string[]>;
  /** Sets the deadline of a table without an entry. */
  setDeadline(table: string, at: number | null): Promise<void>;
  /** Last seq of each of these tables; deleted tables are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** A person's notes at a table; '' when there are none. Never given to anybody else. */
  noteOf(table: string, person: string): Promise<string>;
  saveNote(table: string, person: string, text: string): Promise<void>;
  /** Removes the tokens of a person's devices, which lose access, and all transfer codes of the person. */
  removeTokens(person: string, devices: Devices): Promise<void>;
  /**
   * People without a token, and people who are gone and still belong to a table or have notes there, at most
   * `SWEEP_BATCH`: their erasure is not complete. The latter were being stored when the person was erased.
   */
  peopleToErase(): Promise<readonly string[]>;
  /**
   * Replaces entries by those with the same seq (they say less, and mean the same), and removes the
   * person's notes at the table and their membership. Deletes the table's snapshot; no earlier one
   * is accepted any more.
   */
  eraseAt(table: string, person: string, entries: readonly Entry[]): Promise<void>;
  /** Deletes a table with everything in it, unless its log has grown since a seq; returns whether it did. */
  removeTable(table: string, seq: number): Promise<boolean>;
  /** Adds a report to the operator's queue; one of the same person about the same one at the same table is replaced. */
  addReport(report: StoredReport): Promise<void>;
  /** Reports, the latest first, at most `limit`. */
  reports(limit: number): Promise<readonly StoredReport[]>;
  removeReport(report: Pick<StoredReport, 'table' | 'person' | 'by'>): Promise<void>;
  /** Deletes a person with all their data: also reports by or about them, and blocks. */
  removePerson(person: string): Promise<void>;
  /** All tables but the logs of days, the one with the latest entry first, at most `limit`. */
  latestTables(limit: number): Promise<readonly DatedTable[]>;
  /** Adds a subscription of a known person made now, in place of one with its endpoint. */
  addSubscription(subscription: StoredSubscription, now: number): Promise<void>;
  /** Removes a subscription, of this person only; null: of whomever. */
  removeSubscription(endpoint: string, person: string | null): Promise<void>;
  /** Subscriptions with something to tell by now, at most `PUSH_BATCH`: each is leased to one caller until a time. */
  leaseDueSubscriptions(now: number, until: number): Promise<readonly DueSubscription[]>;
  /** Sets when a subscription has something to tell next (null: nothing), unless it was called anew since `due`. */
  settleSubscription(endpoint: string, due: number, next: number | null): Promise<void>;
  /** Adds a passkey of a known person; false: there is one with its id, or the person has `MAX_PASSKEYS`. */
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  passkey(id: string): Promise<StoredPasskey | null>;
  /** Passkeys of a person, the latest first. */
  passkeysOf(person: string): Promise<readonly StoredPasskey[]>;
  /** Sets the counter of a passkey unless it was used in the meantime; returns whether it did. */
  countPasskey(id: string, before: number, counter: number): Promise<boolean>;
  /** Removes a passkey, of this person only. */
  removePasskey(id: string, person: string): Promise<void>;
  /**
   * Stores a shared round of a known person, as JSON, in place of one of theirs with this code; false: the code is
   * somebody else's, or the person is not known.
   */
  saveShared(share: StoredShare, text: string): Promise<boolean>;
  /** A shared round with its JSON; null: none. */
  shared(code: string): Promise<(StoredShare & { readonly text: string }) | null>;
  /** A person's shared rounds, the latest first. */
  sharedOf(person: string): Promise<readonly StoredShare[]>;
  /** Deletes a shared round, of this person only; null: of whomever. Returns whether it did. */
  removeShared(code: string, person: string | null): Promise<boolean>;
  /** Saves a text of the server's own where there is none of this name; returns the one that is there. */
  keepSetting(name: string, text: string): Promise<string>;
  /** Text saved under a name; '' when there is none. */
  setting(name: string): Promise<string>;
  /** Saves a text of the server's own, which belongs to no table and no person. */
  saveSetting(name: string, text: string): Promise<void>;
  /** Tables that name a person, the latest first, at most `limit`. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /**
   * Deletes tables whose last entry is older than a time and that are not kept until later than
   * `now`, with all notes, at most `SWEEP_BATCH` at once; when no more of them are left, codes and shared rounds expired by `now` and people who
   * belong to no table, share nothing, and were not here since that time.
   *
   * @returns the ids of the deleted tables; fewer than `SWEEP_BATCH` when all is done.
   */
  sweep(before: number, now: number): Promise<readonly string[]>;
}

/** Entries of a log read at once to catch up with it: it must not hold up other tables. */
export const LOAD_ENTRIES = 200;

/** Maximum tables leased to one caller at once. */
export const LEASE_BATCH = 50;

/** Maximum tables that one sweep deletes: a sweep must not keep moves waiting. */
export const SWEEP_BATCH = 20;

/** Precision of the times when people were last here: they are updated once a day. */
export const SEEN_MS = 24 * 60 * 60 * 1000;

/**
 * A message that nodes publish to each other. The truth is in the store: a hint may be lost, late
 * or doubled, which costs a moment and nothing else.
 */
export type Hint =
  /** A table has an entry with this seq. */
  | { readonly kind: 'moved'; readonly table: string; readonly seq: number }
  /** Watchers of a table at this node: people with a seat by id, the others by number. */
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly people: readonly string[];
      readonly watching: number;
    }
  /** A person has been erased. */
  | { readonly kind: 'erased'; readonly person: string }
  /** Tokens of some of a person's devices have been revoked. */
  | { readonly kind: 'revoked'; readonly person: string; readonly devices: Devices };

/** The other nodes that share the store. */
export interface Cluster {
  publish(hint: Hint): void;
  /**
   * Receives the hints of the others; `node` names one for as long as it runs. Returns the function
   * to unsubscribe.
   */
  subscribe(receive: (node: string, hint: Hint) => void): () => void;
  /** Interval at which a node polls the store, in case a hint was lost (milliseconds). */
  readonly pollMs: number;
}

/** Prefixes of the ids of days, and of the tables that a server makes of them: no hash begins so. */
export const DEALT_PREFIXES = ['dy-', 'dt'] as const;

/** Pseudo-person of the lobby in the store: a member of everything it may show. No person has this id. */
export const LOBBY = 'lobby';

/** `repeatable`: view and seed alone decide, so the bot has no budget of time. */
export interface Thinking {
  readonly repeatable: boolean;
}

/** Dependencies of a table server: storage, clock, randomness, bots. */
export interface Ports {
  readonly store: Store;
  /** Null where this is the only node. */
  readonly cluster: Cluster | null;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds of a monotonic clock, for measuring; absent: `now`. */
  readonly ticks?: () => number;
  /** Bytes from the operating system's generator. */
  randomBytes(count: number): Uint8Array;
  /** Calls back after milliseconds; the returned function cancels. */
  after(ms: number, call: () => void): () => void;
  /** Makes texts that are kept in memory smaller; absent: they stay as they are. */
  readonly pack?: Pack;
  /**
   * Runs a bot off the thread that answers people.
   *
   * @returns an action or null; rejects when the bot fails or takes too long.
   */
  think(
    game: string,
    bot: string,
    view: unknown,
    seed: Uint8Array,
    how: Thinking,
  ): Promise<unknown>;
  /**
   * Makes decisions that may take long off the thread that answers people; absent: they are made in place.
   *
   * Rejects with `Undecided` where nothing came of it.
   */
  readonly decide?: (job: SlowJob) => Promise<DecidedEvents>;
  /**
   * Checks what people share by the rules of its game, off the thread that answers people; absent: nothing is shared
   * by this server.
   */
  readonly checkShared?: (shared: SharedRound) => Promise<Rejection | null>;
  notice(notice: Notice): void;
  /**
   * Whether this node is the one where those at the place with this code should come together; absent: it is
   * for all.
   */
  readonly isHome?: (code: string) => boolean;
  /** Whether rounds at open tables are rated; absent: they are not. */
  readonly rates?: boolean;
  /** Whether the lobby shows tables and events whose owners list them; absent: it does not. */
  readonly lobby?: boolean;
  /** Time without activity after which tables are deleted (milliseconds); absent: never. No move may take as long. */
  readonly keepMs?: number;
  /** Notices to people's devices (Web Push); absent: there are none. */
  readonly push?: {
    /** The server's public key, in base64url. */
    readonly key: string;
    /** Whether the endpoint belongs to a push service that this server knows. */
    knows(endpoint: string): boolean;
  };
  /** Absent: nobody is known by a passkey here. */
  readonly passkeys?: Passkeys;
  /** Feeds and e-mail for people whom tables by the day wait for; absent: there are none. */
  readonly contacts?: {
    readonly sendsMail: boolean;
    /** What an address is mixed with before it is hashed. */
    readonly salt: string;
  };
  /** A game by its id; null: none. */
  games(name: string): Promise<AnyGame | null>;
  /** What a game asks a whole class; null: nothing. Absent: no class is asked. */
  readonly questions?: (game: string) => Promise<GameQuestions | null>;
  /** Practice of a game that is set as homework; null: none. Absent: likewise. */
  readonly practice?: (game: string) => Promise<GamePractice | null>;
}
