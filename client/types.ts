import type { Rejection, Result } from '@lusoria/core';
import type { Command, GameRecord, Settings, TableView } from '@lusoria/table';
import type { ClientMessage, ServerMessage, Summary } from '@lusoria/table/protocol';
import type { SeenCommitment } from './commitments.ts';
import type { Connect } from './connection.ts';

/** What proves to a house that somebody is the person they were last time. To be kept secret. */
export interface Credentials {
  readonly token: string;
}

/** Where the credentials are kept between visits. */
export interface CredentialStorage {
  load(): Credentials | null;
  save(credentials: Credentials): void;
  clear(): void;
}

/** Where is kept what was shown of coming deals, so that it can be checked after a reload, too. */
export interface CommitmentStorage {
  load(): readonly SeenCommitment[];
  save(all: readonly SeenCommitment[]): void;
}

/**
 * `connecting` for the first time; `online` once the house has said who we are; `reconnecting`
 * whenever that is lost, or did not succeed at once; `refused` when the house does not speak our
 * version of the protocol, which is final.
 */
export type Status = 'connecting' | 'online' | 'reconnecting' | 'refused';

/** Why the session itself refuses something, before or instead of the house. */
export type ClientCode = 'closed' | 'too-large' | 'other-version' | 'unreadable';

/** A row of a table's log as its viewer may know it. */
export type PublicEntry = Extract<ServerMessage, { t: 'table' }>['entries'][number];

/** What a new table is made from. */
export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  readonly settings: Settings;
  readonly seats: readonly NewSeat[];
}

/** Who is to sit at a seat of a new table: its maker, whoever comes, or a bot. */
export type NewSeat = Extract<ClientMessage, { t: 'create' }>['seats'][number];

/** A table as it is known at the moment. A value: a change makes a new one. */
export interface TableSnapshot {
  readonly view: TableView;
  /** The number of the last entry that the view contains. */
  readonly seq: number;
  /** The whole log, in order. */
  readonly entries: readonly PublicEntry[];
  /** People with a seat who are connected, by id. */
  readonly present: readonly string[];
  /** How many people without a seat are watching. */
  readonly watching: number;
  /** How many of our commands have no answer yet. */
  readonly pending: number;
  /** What we have noted at this table; nobody else ever sees it. */
  readonly note: string;
  /** Why the table can no longer be seen; null while it can. */
  readonly gone: string | null;
}

/** A table that is being watched. */
export interface OpenTable {
  readonly id: string;
  get(): TableSnapshot;
  /** Calls back after every change, with the entries that are new in it. */
  subscribe(listener: (snapshot: TableSnapshot, fresh: readonly PublicEntry[]) => void): () => void;
  /**
   * Asks something of the table. It is carried out once, however often the line breaks. Resolves
   * with the seq of what happened when the snapshot contains it, or with the house's refusal.
   */
  do(command: Command): Promise<Result<number>>;
  /** Keeps notes (at most `NOTE_LENGTH` characters) in place of those before. */
  saveNote(text: string): Promise<Result<null>>;
  /** Stops watching. What was asked before is still carried out. */
  close(): void;
}

/** A person's line to a house, which mends itself. */
export interface Session {
  status(): Status;
  /** Who we are; null before the house has said so for the first time. */
  me(): { readonly person: string; readonly name: string } | null;
  /** Calls back when status or person or name have changed. */
  subscribe(listener: () => void): () => void;
  /** The house's clock, in milliseconds since 1970. */
  now(): number;
  rename(name: string): Promise<Result<null>>;
  /** Makes a table and resolves with its id. */
  create(table: NewTable): Promise<Result<string>>;
  /** Watches a table, by id or by its code. Resolves when there is something to see. */
  open(idOrCode: string): Promise<Result<OpenTable>>;
  /** The tables that we belong to, latest first. */
  tables(): Promise<Result<readonly Summary[]>>;
  /** A one-time code with which another device becomes us. */
  createTransferCode(): Promise<Result<string>>;
  /** Becomes the person who was lent this code. Tables stay open, seen with the other's eyes. */
  redeemTransferCode(code: string): Promise<Result<null>>;
  /**
   * Deletes what is ours at this house: name, seats, chat, notes. We are somebody new afterwards; there
   * is no way back.
   */
  erase(): Promise<Result<null>>;
  /** The finished rounds of a table. */
  record(table: string): Promise<Result<GameRecord>>;
  /** What we were shown of a table's deals in advance, and what we added to them: for `checkRecord`. */
  commitments(table: string): readonly SeenCommitment[];
  /** Gives up the line for good; what has no answer yet is refused with `closed`. */
  close(): void;
}

/** Calls back after milliseconds, unless called off with what it returns. */
export type After = (ms: number, call: () => void) => () => void;

/** What a session is made from. Whatever is left out is the platform's own. */
export interface SessionOptions {
  readonly connect: Connect;
  readonly credentials: CredentialStorage;
  readonly commitments?: CommitmentStorage;
  /** The nickname of a person who is new. */
  readonly name?: string;
  /** So many bytes from the operating system's generator. */
  readonly random?: (count: number) => Uint8Array;
  readonly after?: After;
  /** This device's clock, in milliseconds since 1970. */
  readonly clock?: () => number;
  /**
   * Is told what answers no request of ours: `unknown-token` when the house did not know us any
   * more and has made a new person of us, `unreadable` for what we could not read, and whatever
   * else it refuses.
   */
  readonly notice?: (rejection: Rejection) => void;
}
