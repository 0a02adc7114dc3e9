import type { Rejection, Result } from '@lusoria/core';
import type { Command, GameRecord, RoundNumber, Settings, TableView } from '@lusoria/table';
import type {
  ClientMessage,
  Device,
  OwnBot,
  ServerMessage,
  Summary,
} from '@lusoria/table/protocol';
import type { Patience, RequestMessage, ResponseMessage } from './commands/messages.ts';
import type { Connect } from './connection/connection.ts';

/** Proof to a server that a client is the same person as last time. To be kept secret. */
export interface Credentials {
  readonly token: string;
}

/** Storage of the credentials between visits. */
export interface CredentialStorage {
  load(): Credentials | null;
  save(credentials: Credentials): void;
  clear(): void;
}

/** A server's commitment before a deal, and the client's contribution. */
export interface SeenCommitment {
  readonly table: string;
  readonly round: RoundNumber;
  readonly commitment: string;
  /** The contribution that the server has accepted, 64 hexadecimal digits; null when it accepted none. */
  readonly bytes: string | null;
}

/** Storage of commitments: a round can be checked after a reload, too. */
export interface CommitmentStorage {
  load(): readonly SeenCommitment[];
  save(all: readonly SeenCommitment[]): void;
}

/**
 * `connecting` for the first time; `online` once the server has greeted this client; `reconnecting`
 * whenever that is lost, or did not succeed at once; `refused` when the server does not speak this
 * version of the protocol, which is final.
 */
export type Status = 'connecting' | 'online' | 'reconnecting' | 'refused';

/**
 * Reason for which the session itself refuses something, before or instead of the server.
 *
 * @public
 */
export type ClientCode = 'closed' | 'too-large' | 'other-version' | 'unreadable';

/** An entry of a table's log, redacted for its viewer. */
export type PublicEntry = Extract<ServerMessage, { t: 'table' }>['entries'][number];

export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  readonly settings: Settings;
  readonly seats: readonly NewSeat[];
}

/**
 * Holder of a seat of a new table: its owner, the first to come, or a bot.
 *
 * @public
 */
export type NewSeat = Extract<ClientMessage, { t: 'create' }>['seats'][number];

/** A table as it is known at the moment. Immutable: a change makes a new one. */
export interface TableSnapshot {
  readonly view: TableView;
  /** Seq of the last entry that the view contains. */
  readonly seq: number;
  /** The end of the log, in order: all of it that has been loaded. */
  readonly entries: readonly PublicEntry[];
  /** Whether there are entries before these: `loadEarlier` loads some. */
  readonly hasEarlier: boolean;
  /** Connected people with a seat, by id. */
  readonly present: readonly string[];
  /** Number of watching people without a seat. */
  readonly watching: number;
  /** Number of commands of this client without a result. */
  readonly pending: number;
  /** The person's notes at this table; nobody else ever sees them. */
  readonly note: string;
  /** Why the table can no longer be seen; null while it can. */
  readonly gone: string | null;
}

/** A table that is being watched. */
export interface OpenTable {
  readonly id: string;
  get(): TableSnapshot;
  /** Calls back after every change, with the new entries. */
  subscribe(listener: (snapshot: TableSnapshot, fresh: readonly PublicEntry[]) => void): () => void;
  /**
   * Sends a command to the table. It is carried out once, however often the connection breaks.
   * Resolves with the seq of its entry once the snapshot contains it, or with the server's refusal.
   */
  do(command: Command): Promise<Result<number>>;
  /** Loads a page of the log before the entries of the snapshot. */
  loadEarlier(): Promise<Result<null>>;
  /** Stores notes (at most `NOTE_LENGTH` characters) in place of those before. */
  saveNote(text: string): Promise<Result<null>>;
  /** Stops watching. Commands already sent are still carried out. */
  close(): void;
}

/** The present view of a watched event, or what has changed of it. */
export type EventMessage = Extract<ServerMessage, { t: 'event' | 'event-patch' }>;

/** Changes of the server's list of open tables. */
export type LobbyMessage = Extract<ServerMessage, { t: 'lobby' }>;

/** Receives changes of watched events. */
export interface EventListener {
  changed(message: EventMessage): void;
  gone(event: string, code: string): void;
}

/** A person's connection to a server, which is replaced when it is lost. */
export interface Session {
  status(): Status;
  /** The person of this session; null before the server's first greeting. */
  me(): { readonly person: string; readonly name: string } | null;
  /** Calls back when status or person or name have changed. */
  subscribe(listener: () => void): () => void;
  /** The server's clock, in milliseconds since 1970. */
  now(): number;
  rename(name: string): Promise<Result<null>>;
  /** Creates a table and resolves with its id. */
  create(table: NewTable): Promise<Result<string>>;
  /** Watches a table, by id or by its code. Resolves once there is a snapshot. */
  open(idOrCode: string): Promise<Result<OpenTable>>;
  /** The person's tables, latest first. */
  tables(): Promise<Result<readonly Summary[]>>;
  /** A one-time code with which another device becomes the same person. */
  createTransferCode(): Promise<Result<string>>;
  /** Becomes the person whose device created this code. Tables stay open, seen as that person. */
  redeemTransferCode(code: string): Promise<Result<null>>;
  /** The person's devices, the latest first. */
  devices(): Promise<Result<readonly Device[]>>;
  /** Signs another device of the person out; null: all others. It loses the token, and sees no hand of the person. */
  revoke(device: string | null): Promise<Result<null>>;
  /** Creates a bot of the person, and resolves with its token, which is sent only now. */
  createBot(name: string): Promise<Result<string>>;
  /** The person's bots, the latest first. */
  bots(): Promise<Result<readonly OwnBot[]>>;
  /** Revokes a bot's token, and erases the bot. */
  removeBot(bot: string): Promise<Result<null>>;
  /**
   * Erases the person's data at this server: name, seats, chat, notes. The client is a new person
   * afterwards; irreversible.
   */
  erase(): Promise<Result<null>>;
  /** Sends a request, again until there is a response; used by `client/events.ts` and `client/lobby.ts`. */
  request(message: RequestMessage, patience?: Patience): Promise<Result<ResponseMessage>>;
  /** Receives changes of the list of open tables. Returns the function to unsubscribe. */
  onLobby(listener: (message: LobbyMessage) => void): () => void;
  /** The finished rounds of a table. */
  record(table: string): Promise<Result<GameRecord>>;
  /** Returns the function to unsubscribe. */
  onEvents(listener: EventListener): () => void;
  /** The server's commitments before the deals of a table, and the client's contributions: for `checkRecord`. */
  commitments(table: string): readonly SeenCommitment[];
  /** Closes the connection for good; pending requests are refused with `closed`. */
  close(): void;
}

/** Calls back after milliseconds; the returned function cancels. */
export type After = (ms: number, call: () => void) => () => void;

/** Options of a session. Defaults are the platform's own. */
export interface SessionOptions {
  readonly connect: Connect;
  readonly credentials: CredentialStorage;
  readonly commitments?: CommitmentStorage;
  /** Nickname of a new person. */
  readonly name?: string;
  /** Bytes from the operating system's generator. */
  readonly random?: (count: number) => Uint8Array;
  readonly after?: After;
  /** This device's clock, in milliseconds since 1970. */
  readonly clock?: () => number;
  /**
   * Called with rejections that respond to no request: `unknown-token` when the server did not know
   * the token any more and has created a new person, `unreadable` for an unreadable message, and
   * any other one.
   */
  readonly notice?: (rejection: Rejection) => void;
}
