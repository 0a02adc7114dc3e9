import type { Rejection } from '@lusoria/core';
import type { TableActor } from '../actor/table-actor.ts';
import type { Ports, StoredPerson } from '../ports.ts';
import type { TableState } from '../types.ts';
import type { Connection, MessageOf } from './connection.ts';

/**
 * What stands above tables and shares their store, their connections and their nodes: events. Their logs lie among
 * those of tables, and say so by their ids.
 */
export interface Above {
  /** Whether a log is one of these, by its id. */
  owns(id: string): boolean;
  request(connection: Connection, person: StoredPerson, message: MessageOf<'event'>): Promise<void>;
  /** A table of theirs has begun or ended a round, or others sit at it. */
  tableChanged(table: TableActor): void;
  /** Whether a connection shows one of theirs to a room, and with it this table: with names or without. Null: it does not. */
  shown(connection: Connection, table: TableState): { readonly names: boolean } | null;
  /** Brings one to memory, to do what is due; null: there is none. */
  load(id: string): Promise<{ resume(): void } | null>;
  /** Another node has appended to one. */
  moved(id: string, seq: number): void;
  /** Reads from the store what no hint has told. */
  poll(): Promise<void>;
  /** Erases what is a person's in one; whether nothing is left of it. */
  erasePerson(id: string, person: string): Promise<boolean>;
  /** Ends one on behalf of whoever runs the server; why it cannot be, or null. */
  end(id: string): Promise<Rejection | null>;
  /** Deletes one with all its tables; whether there was one. */
  remove(id: string): Promise<boolean>;
  /** Takes out of memory what is no longer in the store. */
  evict(ids: readonly string[]): void;
  /** A connection watches none any more. */
  leaveAll(connection: Connection): void;
  stop(): void;
}

/** What it is given of the table server. */
export interface AboveContext {
  readonly ports: Ports;
  /** All that are open. */
  readonly connections: ReadonlySet<Connection>;
  /** A table in memory; null: there is none. */
  load(table: string): Promise<TableActor | null>;
  /** Erases what is a person's at a table; whether nothing of it is left. */
  eraseAt(table: string, person: string): Promise<boolean>;
  /** Takes tables out of memory that are no longer in the store. */
  evict(tables: readonly string[]): void;
}
