import { performance } from 'node:perf_hooks';
import type { Child } from './child.ts';
import { messageBytes } from './player.ts';

/** A table of two, with its two lines. */
export interface Table {
  /** Makes one move; `told` is called when the other player, and whoever has moved, know of it. */
  move(told: () => void): void;
  /** Does what has to be done before the next move, a new round for instance; null when there is nothing. */
  readonly between?: () => Promise<void> | null;
  /** How much all at the table have been told of so far: moves, and what begins a round. */
  told(): number;
  close(): void;
}

/** What came of playing at many tables at once. What begins a round counts as a move, for all are told of it, too. */
export interface Loaded {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The server's time on the processor for one move (microseconds); others on the machine do not count. */
  readonly cpuUs: number;
  /** What of that was of its main thread. */
  readonly mainUs: number;
  /** How long a message about a table is, on the average; not a number where no table of ours speaks. */
  readonly bytes: number;
}

/** Plays at all tables, one move in flight at each, first without looking and then for a while. */
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
  const sorted = played.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return {
    movesPerSecond: (moves / ms) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    bytes: (saidAfter.bytes - said.bytes) / (saidAfter.messages - said.messages),
    cpuUs: ((after.cpuMs - before.cpuMs) / moves) * 1000,
    mainUs: (((after.mainMs ?? Number.NaN) - (before.mainMs ?? 0)) / moves) * 1000,
  };
}

function toldAt(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.told(), 0);
}

/** Makes so many moves at every table. */
export async function playEach(tables: readonly Table[], moves: number): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 0; i < moves; i += 1) await moveOnce(table);
    }),
  );
}

/** How long a move took, in milliseconds. */
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

/** Opens many tables, some at the same time. */
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
