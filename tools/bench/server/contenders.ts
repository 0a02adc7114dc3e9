import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrateDatabase, type WrittenConfig } from '@lusoria/server';
import * as v from 'valibot';
import type { Postgres } from '../../testing/postgres.ts';
import { NO_LIMITS } from '../../testing/limits.ts';
import type { Table } from './load.ts';
import { openBareTable, openBoardgameIo, openColyseus } from './their-tables.ts';
import { openTable, type Played } from './our-tables.ts';

/** A server to be measured. */
export interface Contender {
  readonly name: string;
  /** Its program, from this folder, and what it is told. */
  readonly program: string;
  readonly args: readonly string[];
  open(port: number, index: number): Promise<Table>;
  /** Clears up when its process is gone. */
  clear(): void;
}

/** Where our server stores its tables. */
export type Store = 'memory' | 'SQLite' | 'PostgreSQL';

/** Our server over SQLite, whose clients are told what has changed of views. */
export async function withDeltas(played: Played): Promise<Contender> {
  return {
    ...(await lusoria(played, 'SQLite', null)),
    name: `Lusoria, ${played.id}, SQLite, deltas`,
    open: async (port) => openTable(port, played, true),
  };
}

/**
 * Our server with a store that is new and empty.
 *
 * @param checkout the folder of another version of it; null: this one
 */
export async function lusoria(
  played: Played,
  store: Store,
  postgres: Postgres | null,
  checkout: string | null = null,
): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-bench-'));
  const database = store === 'PostgreSQL' ? await postgres?.database() : store.toLowerCase();
  if (database === undefined) throw new Error('there is no PostgreSQL');
  if (store === 'PostgreSQL') await migrateDatabase(database);
  const config: Partial<Record<keyof WrittenConfig, unknown>> = {
    port: 0,
    database,
    dataDir: folder,
    log: 'error',
    openMetrics: true,
    limits: checkout === null ? NO_LIMITS : await limitsOf(checkout),
  };
  return {
    name: `Lusoria${checkout === null ? '' : ' before'}, ${played.id}, ${store}`,
    program:
      checkout === null ? './lusoria.ts' : resolve(checkout, 'tools/bench/server/lusoria.ts'),
    args: [JSON.stringify(config)],
    open: async (port) => openTable(port, played),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Limits of another version that nobody reaches: it does not know those that came later. */
async function limitsOf(checkout: string): Promise<Readonly<Record<string, number>>> {
  const file: unknown = await import(resolve(checkout, 'tools/testing/limits.ts'));
  return v.parse(v.object({ NO_LIMITS: v.record(v.string(), v.number()) }), file).NO_LIMITS;
}

const nothing = (): void => undefined;

/** A bare `ws` server that tells both players as many bytes as ours tells of a game. */
export function bareWs(bytes: number): Contender {
  return {
    name: `bare ws, ${bytes} bytes`,
    program: './bare.ts',
    args: [`${bytes}`],
    open: openBareTable,
    clear: nothing,
  };
}

export const boardgameIo: Contender = {
  name: 'boardgame.io 0.50.2, memory',
  program: './peers/boardgameio.mjs',
  args: [],
  open: openBoardgameIo,
  clear: nothing,
};

export const colyseus: Contender = {
  name: 'Colyseus 0.18.8, a patch a move',
  program: './peers/colyseus.mjs',
  args: [],
  open: openColyseus,
  clear: nothing,
};
