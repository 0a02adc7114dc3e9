import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';

type Values = readonly SQLInputValue[];

/** A prepared statement. */
interface Statement {
  /** @returns the number of rows changed. */
  run(...values: Values): number;
  get(...values: Values): Record<string, SQLOutputValue> | null;
  all(...values: Values): Record<string, SQLOutputValue>[];
  /** One row after another, as they are read. */
  each(...values: Values): Iterable<Record<string, SQLOutputValue>>;
}

export type Prepare = (text: string) => Statement;

export function preparing(db: DatabaseSync): Prepare {
  return (text) => {
    const statement = db.prepare(text);
    return {
      run: (...values) => Number(statement.run(...values).changes),
      get: (...values) => statement.get(...values) ?? null,
      all: (...values) => statement.all(...values),
      each: (...values) => statement.iterate(...values),
    };
  };
}
