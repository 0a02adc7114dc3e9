import type { AnyGame } from '@lusoria/core';
import type { DeviceContext } from './device.ts';

/** The class that all attend: its code, once it is made. */
export interface Lesson {
  code: string | null;
}

/** A table that can be made. */
export interface TablePlan {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly bot: string;
}

export interface PersonContext extends DeviceContext {
  readonly plan: TablePlan;
  /** Ids of the tables that people have told each other of. */
  readonly tables: string[];
  /** Null: people make tables as they like. */
  readonly lesson: Lesson | null;
  /** Mean time between two actions, in milliseconds. */
  readonly thinkMs: number;
  /** Whether tables are by the day. */
  readonly isByDay: boolean;
}
