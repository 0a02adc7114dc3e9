import type { Rejection, Result } from '@lusoria/core';
import type { Command, GameRecord, Settings, TableView } from '@lusoria/table';
import type {
  ClientMessage,
  Device,
  OwnBot,
  ServerMessage,
  Summary,
} from '@lusoria/table/protocol';
import type { Connect } from './connection.ts';

/** What proves to a server that somebody is the person they were last time. To be kept secret. */
export interface Credentials {
  readonly token: string;
}

/** Where the credentials are stored between visits. */
export interface CredentialStorage {
  load(): Credentials | null;
  save(credentials: Credentials): void;
  clear(): void;
}

/** What a server committed to before a deal, and what we contributed. */
export interface SeenCommitment {
  readonly table: string;
  /** From 0, over all matches of the table: its place in the record. */
  readonly round: number;
  readonly commitment: string;
  /** What we contributed and the server has accepted, 64 hexadecimal digits; null when it accepted nothing. */
  readonly bytes: string | null;
}

/** Where commitments are stored, so that a round can be checked after a reload, too. */
export interface CommitmentStorage {
  load(): readonly SeenCommitment[];
  save(all: readonly SeenCommitment[]): void;
}

/**
 * `connecting` for the first time; `online` once the server has said who we are; `reconnecting` whenever that is
 * lost, or did not succeed at once; `refused` when the server does not speak our version of the protocol, which is
 * final.
 */
export type Status = 'connecting' | 'online' | 'reconnecting' | 'refused';

/** Why the session itself refuses something, before or instead of the server. */
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

/** Who is to sit at a seat of a new table: its owner, the first to come, or a bot. */
export type NewSeat = Extract<ClientMessage, { t: 'create' }>['seats'][number];

/** A table as it is known at the moment. A value: a change makes a new one. */
export interface TableSnapshot {
  readonly view: TableView;
  /** The number of the last entry that the view contains. */
  readonly seq: number;
  /** The end of the log, in order: all of it that has been loaded. */
  readonly entries: readonly PublicEntry[];
  /** Whether there are entries before these: `loadEarlier` loads some. */
  readonly hasEarlier: boolean;
  /** People with a seat who are connected, by id. */
  readonly present: readonly string[];
  /** How many people without a seat are watching. */
  readonly watching: number;
  /** How many of our commands have no result yet. */
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
   * Sends a command to the table. It is carried out once, however often the connection breaks. Resolves with the seq of
   * what happened when the snapshot contains it, or with the server's refusal.
   */
  do(command: Command): Promise<Result<number>>;
  /** Loads a page of the log before the entries of the snapshot. */
  loadEarlier(): Promise<Result<null>>;
  /** Stores notes (at most `NOTE_LENGTH` characters) in place of those before. */
  saveNote(text: string): Promise<Result<null>>;
  /** Stops watching. What was sent before is still carried out. */
  close(): void;
}

/** An event that is watched, as it is now. */
export type EventMessage = Extract<ServerMessage, { t: 'event' }>;

/** Is told of the events that are watched. */
export interface EventListener {
  changed(message: EventMessage): void;
  gone(event: string, code: string): void;
}

/** A person's connection to a server, which is replaced when it is lost. */
export interface Session {
  status(): Status;
  /** Who we are; null before the server has said so for the first time. */
  me(): { readonly person: string; readonly name: string } | null;
  /** Calls back when status or person or name have changed. */
  subscribe(listener: () => void): () => void;
  /** The server's clock, in milliseconds since 1970. */
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
  /** Becomes the person whose device created this code. Tables stay open, seen as that person. */
  redeemTransferCode(code: string): Promise<Result<null>>;
  /** Our devices, the latest first. */
  devices(): Promise<Result<readonly Device[]>>;
  /** Makes another device of ours somebody else's; null: all others. It forgets our token, and sees no hand of ours. */
  revoke(device: string | null): Promise<Result<null>>;
  /** Makes a bot of ours, and resolves with its token, which is told only now. */
  createBot(name: string): Promise<Result<string>>;
  /** Our bots, the latest first. */
  bots(): Promise<Result<readonly OwnBot[]>>;
  /** Revokes a bot's token, and erases the bot. */
  removeBot(bot: string): Promise<Result<null>>;
  /**
   * Erases what is ours at this server: name, seats, chat, notes. We are somebody new afterwards; there is no way back.
   */
  erase(): Promise<Result<null>>;
  /** The finished rounds of a table. */
  record(table: string): Promise<Result<GameRecord>>;
  /** Asks something about events, and resolves with the answer (`EventAnswer`); `client/events.ts` is what uses it. */
  askEvents(request: object): Promise<Result<unknown>>;
  /** Returns how to stop. */
  onEvents(listener: EventListener): () => void;
  /** What the server committed to before the deals of a table, and what we contributed: for `checkRecord`. */
  commitments(table: string): readonly SeenCommitment[];
  /** Closes the connection for good; what has no response yet is refused with `closed`. */
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
  /** Whether to ask for what changes of a view: a third of the bytes, for more work of the server's. */
  readonly deltas?: boolean;
  /** This device's clock, in milliseconds since 1970. */
  readonly clock?: () => number;
  /**
   * Called with rejections that respond to no request: `unknown-token` when the server did not know us any more and
   * has made a new person of us, `unreadable` for what we could not read, and whatever else it refuses.
   */
  readonly notice?: (rejection: Rejection) => void;
}
