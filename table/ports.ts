import type { AnyGame } from '@lusoria/core';
import type { Entry } from './types.ts';

/** Somebody who plays here: no account, only a token that is stored as its hash. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
}

/** A table as the list of tables knows it. */
export interface StoredTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
}

/**
 * What became of an append: it is durable; or the command was in the log already, at this seq; or
 * another entry has taken this seq, and the log must be read again.
 */
export type Appended =
  | { readonly kind: 'done' }
  | { readonly kind: 'repeated'; readonly seq: number }
  | { readonly kind: 'behind' };

/** What changes with an entry beside the log; whatever is absent stays as it was. */
export interface Changes {
  /** Who belongs to the table now. */
  readonly people?: readonly string[];
  /** When somebody is to look after it (milliseconds since 1970); null: nobody has to. */
  readonly deadline?: number | null;
}

/**
 * Where people and tables are kept. Whatever a promise has been kept for is durable. An adapter
 * passes the same tests whatever it stores in.
 */
export interface Store {
  /** A new person, who is here now (milliseconds since 1970). */
  addPerson(person: StoredPerson, tokenHash: string, now: number): Promise<void>;
  /** Another token for the same person. */
  addToken(person: string, tokenHash: string): Promise<void>;
  /** Whose token it is; notes that they were here now, to the day. */
  personOf(tokenHash: string, now: number): Promise<StoredPerson | null>;
  rename(person: string, name: string): Promise<void>;
  /** Keeps a one-time code until a time (milliseconds since 1970). */
  addTransferCode(codeHash: string, person: string, until: number): Promise<void>;
  /** Whose code it is, once and in time. */
  redeemTransferCode(codeHash: string, now: number): Promise<StoredPerson | null>;
  /** A new table with its first entry; false when its id or code is taken. */
  create(table: StoredTable, entry: Entry, people: readonly string[]): Promise<boolean>;
  /** By id or by code. */
  find(idOrCode: string): Promise<StoredTable | null>;
  /** The log after a seq, in order. */
  entries(table: string, after: number): Promise<readonly Entry[]>;
  /** Appends an entry whose seq follows the last one, together with what changes beside it. */
  append(table: string, entry: Entry, changes?: Changes): Promise<Appended>;
  /**
   * Tables that somebody was to look after by now, the most urgent first, at most `WAKE`: each is given
   * to one caller until a time.
   */
  leaseDueTables(now: number, until: number): Promise<readonly string[]>;
  /** When somebody is to look after a table, when no entry says so. */
  setDeadline(table: string, at: number | null): Promise<void>;
  /** The last seq of each of these tables; those that are gone are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Somebody's notes at a table; '' when there are none. Nobody else is ever given them. */
  noteOf(table: string, person: string): Promise<string>;
  saveNote(table: string, person: string, text: string): Promise<void>;
  /** Takes a person's devices away: from now on nobody can be this person. */
  removeTokens(person: string): Promise<void>;
  /** People without a device, at most `SWEEP`: what is theirs has not been deleted to the end. */
  peopleToErase(): Promise<readonly string[]>;
  /**
   * Puts entries in place of those with the same seq (they say less, and mean the same), and removes
   * somebody's notes at the table; it is not among theirs any more.
   */
  eraseAt(table: string, person: string, entries: readonly Entry[]): Promise<void>;
  /** Deletes a table with everything in it, unless it has gone on since a seq; whether it did. */
  removeTable(table: string, seq: number): Promise<boolean>;
  /** Deletes a person with all that is left of them. */
  removePerson(person: string): Promise<void>;
  /** The tables in which somebody is named, latest first, at most `limit`. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /**
   * Forgets tables whose last entry is older than a time, with all notes, at most `SWEEP` at once; when there are no
   * more of them, codes that have run out by `now` and people who belong to no table and were not
   * here since that time.
   *
   * @returns the ids of the tables that are gone; fewer than `SWEEP` when all is done.
   */
  sweep(before: number, now: number): Promise<readonly string[]>;
}

/** How many tables are given to one caller at once to look after. */
export const LEASE_BATCH = 50;

/** How many tables one sweep forgets at most: a sweep must not keep moves waiting. */
export const SWEEP_BATCH = 20;

/** How exactly a store knows when people were here: once a day is noted. */
export const SEEN_MS = 24 * 60 * 60 * 1000;

/** What happened that whoever runs the house wants to know; never a card, a name or a token. */
export type Notice =
  /** `ms` after the request came in. */
  | { readonly kind: 'moved'; readonly table: string; readonly seq: number; readonly ms: number }
  /** Where, if it was asked of a table that is there. */
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
 * What the nodes of a house tell each other. Whatever counts is in the store: a hint may be lost, late
 * or doubled and costs nothing but a moment.
 */
export type Hint =
  /** A table has an entry with this seq. */
  | { readonly kind: 'moved'; readonly table: string; readonly seq: number }
  /** Who looks at a table by way of this node: those with a seat by name, the others by number. */
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly people: readonly string[];
      readonly watching: number;
    }
  /** Somebody has deleted what was theirs. */
  | { readonly kind: 'erased'; readonly person: string };

/** The other nodes of a house that is one with several. */
export interface Cluster {
  publish(hint: Hint): void;
  /** Hears the hints of the others; `from` names a node for as long as it runs. Returns how to stop. */
  subscribe(hear: (from: string, hint: Hint) => void): () => void;
  /** How often a house looks into the store by itself, in case a hint was lost (milliseconds). */
  readonly pollMs: number;
}

/** The rest of the world as a house sees it. */
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
   * Has a bot think, away from whoever must answer people.
   *
   * @returns an action or null; rejects when the bot fails or takes too long.
   */
  think(game: string, bot: string, view: unknown, seed: Uint8Array): Promise<unknown>;
  notice(notice: Notice): void;
  /** A game by its name, null where there is none; absent: the games of the catalogue. */
  readonly games?: (name: string) => Promise<AnyGame | null>;
}
