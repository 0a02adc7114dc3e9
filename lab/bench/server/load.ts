import { performance } from 'node:perf_hooks';
import type { Child } from './child.ts';
import { messageBytes } from './player.ts';
import { quantile } from '../../quantile.ts';

/** A table of two, with its two connections. */
export interface Table {
  /** Makes one move; calls `told` when both players have received it. */
  move(told: () => void): void;
  /** Work needed before the next move, such as a new round; null if there is none. */
  readonly between?: () => Promise<void> | null;
  /** Number of updates delivered to the table so far: moves, and the starts of rounds. */
  told(): number;
  close(): void;
}

/**
 * Result of playing at many tables concurrently. The start of a round counts as a move, because it is delivered
 * to everybody, too.
 */
export interface Loaded {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The server's processor time per move (microseconds), unaffected by other load on the machine. */
  readonly cpuUs: number;
  /** The main thread's part of it. */
  readonly mainUs: number;
  /** Mean length of a message about a table; NaN for other servers. */
  readonly bytes: number;
}

/** Plays at all tables, one move in flight at each: first a warm-up, then measured. */
export async function load(
  child: Child,
  tables: readonly Table[],
  { warmMs, playMs }: { readonly warmMs: number; readonly playMs: number },
): Promise<Loaded> {
  let times: number[] = [];
  let over = false;
  const all = Promise.all(
    tables.map(async (table) => {
      while (!over) times.push(await moveOnce(table));
    }),
  );
  await wait(warmMs);
  const before = await child.figures();
  const toldBefore = toldAt(tables);
  const said = messageBytes();
  times = [];
  const since = performance.now();
  await wait(playMs);
  const played = times;
  times = [];
  const ms = performance.now() - since;
  const after = await child.figures();
  const saidAfter = messageBytes();
  const moves = Math.max(1, toldAt(tables) - toldBefore);
  over = true;
  await all;
  return {
    movesPerSecond: (moves / ms) * 1000,
    p50: quantile(played, 0.5),
    p99: quantile(played, 0.99),
    bytes: (saidAfter.bytes - said.bytes) / (saidAfter.messages - said.messages),
    cpuUs: ((after.cpuMs - before.cpuMs) / moves) * 1000,
    mainUs: (((after.mainMs ?? Number.NaN) - (before.mainMs ?? 0)) / moves) * 1000,
  };
}

function toldAt(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.told(), 0);
}

/** Makes a number of moves at every table. */
export async function playEach(tables: readonly Table[], moves: number): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 0; i < moves; i += 1) await moveOnce(table);
    }),
  );
}

/** Latency of a move, in milliseconds. */
export async function moveOnce(table: Table): Promise<number> {
  const busy = table.between?.();
  if (busy) await busy;
  return new Promise((resolve) => {
    const since = performance.now();
    table.move(() => resolve(performance.now() - since));
  });
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Opens many tables, several at a time. */
export async function openTables(
  count: number,
  open: (index: number) => Promise<Table>,
): Promise<readonly Table[]> {
  const tables: Table[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      tables.push(await open(index));
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return tables;
}
