import cluster from 'node:cluster';
import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GCProfiler } from 'node:v8';
import { watchTurns } from '@lusoria/testing/people/turns.ts';
import * as v from 'valibot';

/** Figures reported by a server under test. */
export const figuresSchema = v.object({
  /** Processor time so far, of all its threads (milliseconds). */
  cpuMs: v.number(),
  /** The main thread's part of it. */
  mainMs: v.optional(v.number()),
  /** The main threads of all processes of the server, this one first, where it has several (milliseconds). */
  mains: v.optional(v.array(v.number())),
  /** Memory in use after garbage collection (bytes): the heap and external buffers. */
  heap: v.number(),
  /** Resident memory (bytes). */
  rss: v.number(),
  /** Number of active timers. */
  timers: v.optional(v.number()),
  /** How long its main thread was held since the last report (milliseconds); only where asked for, as it costs. */
  turns: v.optional(
    v.object({
      /** Processor time of its longest turn. */
      longestMs: v.number(),
      /** 99th percentile of the wait for a turn to end, for arrivals at random times, by processor time. */
      waitMs: v.number(),
      /** Longest delay of its event loop, by the clock. */
      delayMs: v.number(),
      /** How often it collected garbage. */
      collections: v.number(),
    }),
  ),
});
export type Figures = v.InferOutput<typeof figuresSchema>;

/** Its first message. */
export const readySchema = v.object({ port: v.number() });

/** Reports to the parent process the port and, whenever asked, the resources used. Ends with that process. */
export function answerFigures(port: number, withTurns = false): void {
  const turns = withTurns ? measureTurns() : undefined;
  process.on('message', (collect: unknown) => {
    // Twice, because objects released by finalizers are collected only the second time.
    if (collect === true) for (let i = 0; i < 2; i += 1) globalThis.gc?.();
    const all = process.cpuUsage();
    const main = process.threadCpuUsage();
    const others = Object.values(cluster.workers ?? {}).map((worker) =>
      timesOf(worker?.process.pid),
    );
    const { heapUsed, external, rss } = process.memoryUsage();
    const figures: Figures = {
      cpuMs: (all.user + all.system) / 1000 + others.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      mainMs: (main.user + main.system) / 1000,
      ...(others.length > 0 && {
        mains: [(main.user + main.system) / 1000, ...others.map(({ mainMs }) => mainMs)],
      }),
      heap: heapUsed + external,
      rss,
      timers: process.getActiveResourcesInfo().filter((what) => what === 'Timeout').length,
      ...(turns && { turns: turns() }),
    };
    process.send?.(figures);
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port });
}

/** Processor time of a process, by Linux's own count. */
function timesOf(pid: number | undefined): { readonly cpuMs: number; readonly mainMs: number } {
  const msOf = (place: string): number =>
    Number(readFileSync(`/proc/${pid}/${place}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => msOf(`task/${thread}`));
  return { cpuMs: threads.reduce((sum, ms) => sum + ms, 0), mainMs: msOf(`task/${pid}`) };
}

function measureTurns(): () => NonNullable<Figures['turns']> {
  const turns = watchTurns();
  const collections = countCollections();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  return () => {
    const measured = {
      longestMs: turns.longest(),
      waitMs: turns.wait(),
      delayMs: delay.max / 1e6,
      collections: collections(),
    };
    delay.reset();
    return measured;
  };
}

/** Counts how often garbage has been collected since the last call. */
function countCollections(): () => number {
  let profiler = new GCProfiler();
  profiler.start();
  return () => {
    const { statistics } = profiler.stop();
    profiler = new GCProfiler();
    profiler.start();
    return statistics.length;
  };
}
