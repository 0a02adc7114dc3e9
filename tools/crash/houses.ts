import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openFront } from '../cluster/front.ts';
import type { Keeper, Kept } from '../cluster/keeper.ts';
import { natsIsHere, natsProgram, natsUrl } from '../cluster/nats.ts';
import { freePort, LOOPBACK } from '../cluster/ports.ts';
import { openDatabase } from '../cluster/postgres.ts';
import { houseProgram, migrate, workProgram } from '../cluster/programs.ts';
import { NO_LIMITS } from '../testing/limits.ts';
import type { Row } from './audit.ts';
import { rowsOfPostgres, rowsOfSqlite } from './rows.ts';

/** What is killed. */
export const KINDS = ['server', 'node', 'worker', 'nats', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** A house whose programs are killed while people play in it. */
export interface House {
  readonly url: string;
  readonly victims: ReadonlyMap<Kind, readonly Kept[]>;
  /** Stops the house and reads its logs. */
  rows(): Promise<readonly Row[]>;
}

const SERVER = { log: 'error', limits: NO_LIMITS } as const;

/** One server over SQLite. */
export async function sqliteHouse(keeper: Keeper, folder: string): Promise<House> {
  const port = await freePort();
  const dataDir = join(folder, 'sqlite');
  const server = keeper.keep(
    houseProgram('server', { ...SERVER, port, database: 'sqlite', dataDir }, {}),
  );
  await server.up();
  return {
    url: `http://${LOOPBACK}:${port}`,
    victims: new Map([['server', [server]]]),
    async rows() {
      await keeper.close();
      return rowsOfSqlite(dataDir);
    },
  };
}

/**
 * Two nodes and a worker over PostgreSQL and NATS, behind one port.
 *
 * @returns null where there is no PostgreSQL or no NATS.
 */
export async function clusterHouse(keeper: Keeper, folder: string): Promise<House | null> {
  if (!natsIsHere()) return null;
  const database = openDatabase(join(folder, 'postgres'), await freePort());
  if (!database) return null;
  const postgres = keeper.keep(database.program);
  await postgres.up();
  await database.create();
  migrate(database);
  const natsPort = await freePort();
  const nats = keeper.keep(natsProgram(natsPort));
  await nats.up();
  const worker = keeper.keep(workProgram(natsUrl(natsPort), 1));
  const ports = [await freePort(), await freePort()];
  const nodes = ports.map((port, i) => {
    const dataDir = join(folder, `node ${i + 1}`);
    mkdirSync(dataDir);
    const where = { database: database.url, nats: natsUrl(natsPort), dataDir };
    return keeper.keep(houseProgram(`node ${i + 1}`, { ...SERVER, port, ...where }, database.env));
  });
  for (const node of nodes) await node.up();
  const front = await openFront(0, ports);
  return {
    url: `http://${LOOPBACK}:${front.port}`,
    victims: new Map<Kind, readonly Kept[]>([
      ['node', nodes],
      ['worker', [worker]],
      ['nats', [nats]],
      ['postgres', [postgres]],
    ]),
    async rows() {
      await front.close();
      await postgres.up();
      return rowsOfPostgres(database);
    },
  };
}
