import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase, type WrittenConfig } from '@lusoria/server';
import * as v from 'valibot';
import type { Postgres } from '@lusoria/testing/server/postgres.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import type { Table } from './load.ts';
import { openBareTable, openBoardgameIo, openColyseus } from './their-tables.ts';
import { openLoadClient } from '../../driver/client/load-client.ts';
import { OUR_SERVER } from '../../driver/server/process.ts';
import { beginTable, type LoadGame, openLoadTable } from '../../driver/workload/load-table.ts';

/** A server to measure. */
export interface Contender {
  readonly name: string;
  /** Its program and its arguments. */
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
  played: LoadGame,
  store: Store,
  postgres: Postgres | null,
  how:
    | { readonly checkout: string }
    | { readonly processes: number }
    | 'views'
    | 'patches' = 'views',
): Promise<Contender> {
  const checkout = typeof how === 'object' && 'checkout' in how ? how.checkout : null;
  const processes = typeof how === 'object' && 'processes' in how ? how.processes : 1;
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-bench-'));
  const database = store === 'PostgreSQL' ? await postgres?.database() : store.toLowerCase();
  if (database === undefined) throw new Error('there is no PostgreSQL');
  if (store === 'PostgreSQL') await migrateDatabase(database);
  const config: Partial<Record<keyof WrittenConfig, unknown>> = {
    port: 0,
    database,
    dataDir: folder,
    log: 'error',
    ...(processes > 1 && { processes }),
    openMetrics: true,
    limits: checkout === null ? NO_LIMITS : await limitsOf(checkout),
  };
  return {
    name: `Lusoria${checkout === null ? '' : ' before'}, ${played.id}, ${store}${how === 'patches' ? ', patches' : ''}${processes > 1 ? `, ${processes} processes` : ''}`,
    program: checkout === null ? OUR_SERVER : programOf(checkout),
    args: [JSON.stringify(config), 'toy'],
    open: async (port, index) => openOurs(port, index, played, how === 'patches'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A table of two at our server. */
async function openOurs(
  port: number,
  index: number,
  game: LoadGame,
  patches: boolean,
): Promise<Table> {
  // As a page comes by a table's link: with several processes both to the same one.
  const place = `table-${index}`;
  const host = await openLoadClient(port, 'Livia', patches, place);
  const guest = await openLoadClient(port, 'Livia', patches, place);
  const id = await beginTable(host, guest, game, { settings: { pace: 0 } });
  const table = await openLoadTable(id, [host, guest], game);
  return {
    move: table.move,
    told: host.seq,
    close() {
      for (const client of [host, guest]) client.close();
    },
  };
}

/** The program of our server in another checkout, where it may lie at its former place. */
function programOf(checkout: string): string {
  const places = ['lab/driver/server/program.ts', 'lab/bench/server/lusoria.ts'];
  const found = places.map((place) => resolve(checkout, place)).find(existsSync);
  if (found === undefined) throw new Error(`there is no server to measure in ${checkout}`);
  return found;
}

function here(program: string): string {
  return fileURLToPath(new URL(program, import.meta.url));
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
    program: here('./bare.ts'),
    args: [`${bytes}`],
    open: openBareTable,
    clear: nothing,
  };
}

export const boardgameIo: Contender = {
  name: 'boardgame.io 0.50.2, memory',
  program: here('./peers/boardgameio.mjs'),
  args: [],
  open: openBoardgameIo,
  clear: nothing,
};

export const colyseus: Contender = {
  name: 'Colyseus 0.18.8, a patch a move',
  program: here('./peers/colyseus.mjs'),
  args: [],
  open: openColyseus,
  clear: nothing,
};
