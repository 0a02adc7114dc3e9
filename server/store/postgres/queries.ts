import type pg from 'pg';
import * as v from 'valibot';

/** Runs queries on the database. */
export interface Queries {
  rows(text: string, values: readonly unknown[]): Promise<readonly unknown[]>;
  /** The first row; null where there is none. */
  one(text: string, values: readonly unknown[]): Promise<unknown>;
}

export function queriesOf(pool: pg.Pool): Queries {
  const rows: Queries['rows'] = async (text, values) =>
    v.parse(v.array(v.unknown()), (await pool.query(text, [...values])).rows);
  return { rows, one: async (text, values) => (await rows(text, values))[0] ?? null };
}
