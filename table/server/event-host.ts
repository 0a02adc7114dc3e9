import type { Rejection } from '@lusoria/core';
import type { TableActor } from '../actor/table-actor.ts';
import type { Ports, StoredPerson } from '../ports.ts';
import type { TableState } from '../model/types.ts';
import type { EventName } from '../protocol/messages.ts';
import type { Presence } from './views/presence.ts';
import type { Connection, MessageOf } from './connection.ts';

/** How strong somebody is, as far as it is known. */
interface Level {
  readonly rating: number;
  readonly deviation: number;
}

/** Strength of a person in a game, where they want it to be known and it is; null: nothing is. */
export type LevelOf = (person: string, game: string) => Level | null;

/**
 * A layer above tables that shares their store, connections and nodes: events. Their logs lie among
 * those of tables, told apart by their ids.
 */
export interface EventLayer {
  /** Whether a log belongs to this layer, by its id. */
  owns(id: string): boolean;
  request(connection: Connection, person: StoredPerson, message: MessageOf<'event'>): Promise<void>;
  /**
   * Called when one of their tables has begun or ended a round, or its seats have changed; and when a round has ended at an
   * open table.
   */
  tableChanged(table: TableActor): void;
  /** Loads what `shown` goes by; absent: it goes by what is loaded. */
  loadFor?(table: TableState): Promise<void>;
  /**
   * Whether a connection shows one of theirs to a room, and with it this table: with names or
   * without. Null: it does not.
   */
  shown(connection: Connection, table: TableState): { readonly names: boolean } | null;
  /** Absent: nobody's strength is known. */
  readonly levelOf?: LevelOf;
  /** Whether a connection may read the round under way at one of their tables: nobody plays on there for now. */
  readsUnderWay(connection: Connection, table: TableState): boolean;
  /** Loads one into memory, to do what is due; null: there is none. */
  load(id: string): Promise<{ resume(): void } | null>;
  /** What one is called, for those at its tables; null: there is none (any more), or it is nothing to come to. */
  nameOf(id: string): Promise<EventName | null>;
  /** Why a person may not keep photos of a deck in one; null: they lead it, and it is played with that deck. */
  whyNoPhotos(id: string, person: string, name: string): Promise<Rejection | null>;
  /** Called when another node has appended to one. */
  moved(id: string, seq: number): void;
  /** Called when another node has told who watches one there. */
  presence(node: string, id: string, presence: Presence): void;
  /** Repeats to the other nodes who watches here. */
  repeat(): void;
  /** Reads from the store the changes of which a hint was lost. */
  poll(): Promise<void>;
  /** Erases a person's data in one; returns whether nothing of it is left. */
  erasePerson(id: string, person: string): Promise<boolean>;
  /** Ends one on behalf of the operator; returns the reason why it cannot, or null. */
  end(id: string): Promise<Rejection | null>;
  /** Deletes one with all its tables; returns whether there was one. */
  remove(id: string): Promise<boolean>;
  /** Drops from memory those that are no longer in the store. */
  evict(ids: readonly string[]): void;
  /** Makes a connection leave all of them. */
  leaveAll(connection: Connection): void;
  stop(): void;
}

/** The parts of the table server that this layer uses. */
export interface EventHost {
  readonly ports: Ports;
  readonly connections: ReadonlySet<Connection>;
  /** A table in memory; null: there is none. */
  load(table: string): Promise<TableActor | null>;
  /** Erases a person's data at a table; returns whether nothing of it is left. */
  eraseAt(table: string, person: string): Promise<boolean>;
  /** Drops tables from memory that are no longer in the store. */
  evict(tables: readonly string[]): void;
}
