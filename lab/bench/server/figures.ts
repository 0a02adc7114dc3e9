import * as v from 'valibot';

/** Figures reported by a server under measurement. */
export const figuresSchema = v.object({
  /** Processor time so far, of all its threads (milliseconds). */
  cpuMs: v.number(),
  /** The main thread's part of it. */
  mainMs: v.optional(v.number()),
  /** Memory in use after garbage collection (bytes): the heap and external buffers. */
  heap: v.number(),
  /** Resident memory (bytes). */
  rss: v.number(),
  /** Number of active timers. */
  timers: v.optional(v.number()),
});
export type Figures = v.InferOutput<typeof figuresSchema>;

/** Its first message. */
export const readySchema = v.object({ port: v.number() });

/** Reports to the parent process the port and, whenever asked, the resources used. */
export function answerFigures(port: number): void {
  process.on('message', (collect: unknown) => {
    // Twice, because objects released by finalizers are collected only the second time.
    if (collect === true) for (let i = 0; i < 2; i += 1) globalThis.gc?.();
    const all = process.cpuUsage();
    const main = process.threadCpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({
      cpuMs: (all.user + all.system) / 1000,
      mainMs: (main.user + main.system) / 1000,
      heap: heapUsed + external,
      rss,
      timers: process.getActiveResourcesInfo().filter((what) => what === 'Timeout').length,
    });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
