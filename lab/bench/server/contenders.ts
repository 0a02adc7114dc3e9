import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrateDatabase, type WrittenConfig } from '@lusoria/server';
import * as v from 'valibot';
import type { Postgres } from '@lusoria/testing/server/postgres.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import type { Table } from './load.ts';
import { openBareTable, openBoardgameIo, openColyseus } from './their-tables.ts';
import { openTable, type Played } from './our-tables.ts';

/** A server to measure. */
export interface Contender {
  readonly name: string;
  /** Its program, relative to this folder, and its arguments. */
  readonly program: string;
  readonly args: readonly string[];
  open(port: number, index: number): Promise<Table>;
  /** Cleans up after its process has exited. */
  clear(): void;
}

/** Storage of our server's tables. */
export type Store = 'memory' | 'SQLite' | 'PostgreSQL';

/**
 * Our server with a new, empty store.
 *
 * @param how `patches` sends players patches of views; otherwise the folder of another checkout
 */
export async function lusoria(
  played: Played,
  store: Store,
  postgres: Postgres | null,
  how: { readonly checkout: string } | 'views' | 'patches' = 'views',
): Promise<Contender> {
  const checkout = typeof how === 'object' ? how.checkout : null;
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
    name: `Lusoria${checkout === null ? '' : ' before'}, ${played.id}, ${store}${how === 'patches' ? ', patches' : ''}`,
    program: checkout === null ? './lusoria.ts' : resolve(checkout, 'lab/bench/server/lusoria.ts'),
    args: [JSON.stringify(config)],
    open: async (port) => openTable(port, played, how === 'patches'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Unreachable limits of another version, without those introduced later, which it does not know. */
async function limitsOf(checkout: string): Promise<Readonly<Record<string, number>>> {
  const file: unknown = await import(resolve(checkout, 'testing/server/limits.ts'));
  return v.parse(v.object({ NO_LIMITS: v.record(v.string(), v.number()) }), file).NO_LIMITS;
}

const nothing = (): void => undefined;

/** A bare `ws` server that sends both players as many bytes as ours sends for a game. */
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
