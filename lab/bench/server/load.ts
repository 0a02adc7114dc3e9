import { setTimeout as wait } from 'node:timers/promises';
import { receivedBytes } from '../../driver/client/load-client.ts';
import { openLatencies } from '../../driver/oracle/latencies.ts';
import { defined } from '@lusoria/core';
import type { Figures } from '../../driver/server/figures.ts';
import type { ServerProcess } from '../../driver/server/process.ts';

/** A table of two, with its two connections. */
export interface Table {
  /** Makes one move; resolves with the milliseconds until both players have received it. */
  move(): Promise<number>;
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
  /** The main thread's part of it; of several processes that of the busiest one. */
  readonly mainUs: number;
  /** Mean length of a message about a table; NaN for other servers. */
  readonly bytes: number;
}

/** Plays at all tables, one move in flight at each: first a warm-up, then measured. */
export async function load(
  server: ServerProcess,
  tables: readonly Table[],
  { warmMs, playMs }: { readonly warmMs: number; readonly playMs: number },
): Promise<Loaded> {
  const latencies = openLatencies();
  let over = false;
  const all = Promise.all(
    tables.map(async (table) => {
      while (!over) latencies.add(await table.move());
    }),
  );
  await wait(warmMs);
  const before = await server.figures();
  const toldBefore = toldAt(tables);
  const said = receivedBytes();
  latencies.lap();
  const since = performance.now();
  await wait(playMs);
  const { p50, p99 } = latencies.lap();
  const ms = performance.now() - since;
  const after = await server.figures();
  const saidAfter = receivedBytes();
  const moves = Math.max(1, toldAt(tables) - toldBefore);
  over = true;
  await all;
  return {
    movesPerSecond: (moves / ms) * 1000,
    p50,
    p99,
    bytes: (saidAfter.bytes - said.bytes) / (saidAfter.messages - said.messages),
    cpuUs: ((after.cpuMs - before.cpuMs) / moves) * 1000,
    mainUs: (busiestMs(before, after) / moves) * 1000,
  };
}

/** Processor time of the main thread that is busiest. */
function busiestMs(before: Figures, after: Figures): number {
  if (!after.mains) return (after.mainMs ?? Number.NaN) - (before.mainMs ?? 0);
  return Math.max(...after.mains.map((ms, i) => ms - defined(before.mains?.[i])));
}

function toldAt(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.told(), 0);
}

/** Makes a number of moves at every table. */
export async function playEach(tables: readonly Table[], moves: number): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 0; i < moves; i += 1) await table.move();
    }),
  );
}
