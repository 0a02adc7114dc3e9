import type { AnyGame } from '@lusoria/core';
import type { Decision } from './decision.ts';
import type { SlowJob } from './slow.ts';
import type { Page } from './entry-text.ts';
import type { Entry, Snapshot } from './types.ts';

export type { Page, StoredEntry } from './entry-text.ts';

/** Somebody who plays here: no account, only tokens, which are stored as their hashes. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
}

/** A program that plays in somebody's stead or against them: a person with a token, and an owner. */
export interface StoredBot extends StoredPerson {
  /** When it was made (milliseconds since 1970), and when it was last here, to the day. */
  readonly since: number;
  readonly seen: number;
}

/** A device that somebody is known by: it has one of their tokens. */
export interface StoredDevice {
  /** The beginning of the token's hash, so that devices have a name and nobody learns of a token (`deviceOf`). */
  readonly device: string;
  /** When it was given the token (milliseconds since 1970); null: before that was noted. */
  readonly since: number | null;
  /** When it was last here, to the day. */
  readonly seen: number;
}

/** Digits of a device's id. */
export const DEVICE_DIGITS = 16;

/** The device that has the token with this hash. */
export function deviceOf(tokenHash: string): string {
  return tokenHash.slice(0, DEVICE_DIGITS);
}

/** Devices of a person: all, one, or all but one. */
export type Devices =
  | { readonly kind: 'all' }
  | { readonly kind: 'one' | 'others'; readonly device: string };

/** A table as the list of tables knows it. */
export interface StoredTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
}

/** The same, with the time of its last entry (milliseconds since 1970). */
export interface DatedTable extends StoredTable {
  readonly at: number;
}

/**
 * What became of an append: it is durable; or the command was in the log already, at this seq; or
 * another entry has taken this seq, and the log must be read again; or the store has not answered in time, and only
 * reading the log, once it answers again, will tell.
 */
export type Appended =
  | { readonly kind: 'done' }
  | { readonly kind: 'repeated'; readonly seq: number }
  | { readonly kind: 'behind' }
  | { readonly kind: 'unknown' };

/** What changes with an entry beside the log; whatever is absent stays as it was. */
export interface Changes {
  /** Who belongs to the table now. */
  readonly people?: readonly string[];
  /** When another node is to take the table over (milliseconds since 1970); null: never. */
  readonly deadline?: number | null;
}

/**
 * Where people and tables are stored. What a promise has resolved for is durable. Every adapter passes the same
 * tests (server/store/conformance).
 */
export interface Store {
  /** A new person, last here now (milliseconds since 1970). */
  addPerson(person: StoredPerson, tokenHash: string, now: number): Promise<void>;
  /** A new person that is somebody's bot, made now. */
  addBot(bot: StoredPerson, owner: string, tokenHash: string, now: number): Promise<void>;
  /** The bots of a person, the latest first. */
  botsOf(owner: string): Promise<readonly StoredBot[]>;
  /** Another token for the same person, made now. */
  addToken(person: string, tokenHash: string, now: number): Promise<void>;
  /** The devices of a person, the latest first. */
  devicesOf(person: string): Promise<readonly StoredDevice[]>;
  /** Whose token it is; notes that they, and this device of theirs, were here now, to the day. */
  personOf(tokenHash: string, now: number): Promise<StoredPerson | null>;
  rename(person: string, name: string): Promise<void>;
  /** Stores a one-time code until a time (milliseconds since 1970). */
  addTransferCode(codeHash: string, person: string, until: number): Promise<void>;
  /** Whose code it is, once and in time. */
  redeemTransferCode(codeHash: string, now: number): Promise<StoredPerson | null>;
  /** A new table with its first entry; false when its id or code is taken. */
  create(table: StoredTable, entry: Entry, people: readonly string[]): Promise<boolean>;
  /** By id or by code. */
  find(idOrCode: string): Promise<StoredTable | null>;
  /**
   * The log after a seq, in order; at most so many entries. Rejects with `DamagedLog`, as `entriesBefore` does, when an
   * entry is not as it was written, or not in its place: each has a checksum of itself and of that of the one before.
   */
  entries(table: string, after: number, most?: number): Promise<readonly Entry[]>;
  /** The last entries before a seq, in order: as many as a page has, and at least one where there is one. */
  entriesBefore(table: string, seq: number, page: Page): Promise<readonly Entry[]>;
  /** The seq of the entry that a command has led to; null: none. */
  seqOf(table: string, command: string): Promise<number | null>;
  /** The latest snapshot of a table; null: none. Rejects with `DamagedSnapshot` when it is not as it was written. */
  snapshot(table: string): Promise<Snapshot | null>;
  /** Stores a snapshot in place of an earlier one, and of none that is later. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** Takes the events out of an entry that means nothing any more. */
  emptyEntry(table: string, seq: number): Promise<void>;
  /** Appends an entry whose seq follows the last one, together with what changes beside it. Rejects when neither is stored. */
  append(table: string, entry: Entry, changes?: Changes): Promise<Appended>;
  /**
   * Tables whose deadline has passed, the most urgent first, at most `LEASE_BATCH`: each is leased
   * to one caller until a time. A lease that lasts longer was made by a clock that was ahead, and does not count.
   */
  leaseDueTables(now: number, until: number): Promise<readonly string[]>;
  /** Sets the deadline of a table without an entry. */
  setDeadline(table: string, at: number | null): Promise<void>;
  /** The last seq of each of these tables; those that are gone are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Somebody's notes at a table; '' when there are none. Nobody else is ever given them. */
  noteOf(table: string, person: string): Promise<string>;
  saveNote(table: string, person: string, text: string): Promise<void>;
  /** Takes their tokens from devices of a person, who is nobody there from now on, and all one-time codes from the person. */
  removeTokens(person: string, devices: Devices): Promise<void>;
  /** People without a token, at most `SWEEP_BATCH`: their erasure is not complete. */
  peopleToErase(): Promise<readonly string[]>;
  /**
   * Puts entries in place of those with the same seq (they say less, and mean the same), and removes
   * somebody's notes at the table; it is not among theirs any more. The table's snapshot is gone, and none from before
   * is stored any more.
   */
  eraseAt(table: string, person: string, entries: readonly Entry[]): Promise<void>;
  /** Deletes a table with everything in it, unless it has gone on since a seq; whether it did. */
  removeTable(table: string, seq: number): Promise<boolean>;
  /** Deletes a person with all that is left of them. */
  removePerson(person: string): Promise<void>;
  /** All tables, that with the latest entry first, at most `limit`. */
  latestTables(limit: number): Promise<readonly DatedTable[]>;
  /** What was saved under a name; '' when nothing was. */
  setting(name: string): Promise<string>;
  /** Saves a text that belongs to the server, and to no table and no person. */
  saveSetting(name: string, text: string): Promise<void>;
  /** The tables in which somebody is named, latest first, at most `limit`. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /**
   * Deletes tables whose last entry is older than a time, with all notes, at most `SWEEP_BATCH` at once; when there are no
   * more of them, codes that have run out by `now` and people who belong to no table and were not
   * here since that time.
   *
   * @returns the ids of the tables that are gone; fewer than `SWEEP_BATCH` when all is done.
   */
  sweep(before: number, now: number): Promise<readonly string[]>;
}

/** A log lacks entries that were acknowledged, or one of them is not as it was written. */
export class DamagedLog extends Error {
  /** @param seq the last entry that is known to be right. */
  constructor(table: string, seq: number) {
    super(`the log of table ${table} is damaged after entry ${seq}`);
  }
}

/** A snapshot is not as it was written: the log tells what it told. */
export class DamagedSnapshot extends Error {
  constructor(table: string) {
    super(`the snapshot of table ${table} is damaged`);
  }
}

/** How many entries of a log are read at once to catch up with it: it must not hold up other tables. */
export const LOAD_ENTRIES = 200;

/** How many tables are leased to one caller at once. */
export const LEASE_BATCH = 50;

/** How many tables one sweep deletes at most: a sweep must not keep moves waiting. */
export const SWEEP_BATCH = 20;

/** How exactly a store knows when people were last here: it is updated once a day. */
export const SEEN_MS = 24 * 60 * 60 * 1000;

/** What happened, for logs and metrics; never a card, a name or a token. */
export type Notice =
  /** `ms` after the request came in. */
  | { readonly kind: 'moved'; readonly table: string; readonly seq: number; readonly ms: number }
  /** `table` and `seq`: where, if the request was meant for a table that is there. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly table?: string;
      readonly seq?: number;
    }
  | { readonly kind: 'resync'; readonly table: string; readonly seq: number }
  | {
      readonly kind: 'bot-failed';
      readonly table: string;
      readonly seq: number;
      readonly bot: string;
      readonly why: string;
    }
  | {
      readonly kind: 'failed';
      readonly table: string | null;
      readonly seq?: number;
      readonly error: unknown;
    };

/**
 * What nodes publish to each other. The truth is in the store: a hint may be lost, late or doubled, which
 * costs a moment and nothing else.
 */
export type Hint =
  /** A table has an entry with this seq. */
  | { readonly kind: 'moved'; readonly table: string; readonly seq: number }
  /** Who watches a table by way of this node: people with a seat by id, the others by number. */
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly people: readonly string[];
      readonly watching: number;
    }
  /** Somebody has been erased. */
  | { readonly kind: 'erased'; readonly person: string }
  /** Devices of somebody have given up their tokens. */
  | { readonly kind: 'revoked'; readonly person: string; readonly devices: Devices };

/** The other nodes that share the store. */
export interface Cluster {
  publish(hint: Hint): void;
  /** Receives the hints of the others; `node` names one for as long as it runs. Returns how to stop. */
  subscribe(receive: (node: string, hint: Hint) => void): () => void;
  /** How often a node polls the store, in case a hint was lost (milliseconds). */
  readonly pollMs: number;
}

/** Whom the store takes the lobby for: somebody who is in everything that it may show. No person has this id. */
export const LOBBY = 'lobby';

/** What a table server needs of its surroundings: storage, clock, randomness, bots. */
export interface Ports {
  readonly store: Store;
  /** Null where this is the only node. */
  readonly cluster: Cluster | null;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds of a clock that never goes back, to measure with; absent: `now`. */
  readonly ticks?: () => number;
  /** Bytes from the operating system's generator. */
  randomBytes(count: number): Uint8Array;
  /** Calls back after milliseconds, unless called off with what it returns. */
  after(ms: number, call: () => void): () => void;
  /**
   * Has a bot think, off the thread that answers people.
   *
   * @returns an action or null; rejects when the bot fails or takes too long.
   */
  think(game: string, bot: string, view: unknown, seed: Uint8Array): Promise<unknown>;
  /** Decides what may take long, off the thread that answers people; absent: it is decided where everything is. */
  readonly decide?: (job: SlowJob) => Promise<Decision>;
  notice(notice: Notice): void;
  /** Whether the lobby shows tables and events whose makers want it; absent: it does not. */
  readonly lobby?: boolean;
  /** A game by its id, null where there is none. */
  games(name: string): Promise<AnyGame | null>;
}
