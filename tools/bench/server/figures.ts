import * as v from 'valibot';

/** What a server under measurement tells of itself. */
export const figuresSchema = v.object({
  /** Time on the processor so far, of all its threads (milliseconds). */
  cpuMs: v.number(),
  /** What of that was of the main thread. */
  mainMs: v.optional(v.number()),
  /** What is left after collecting what nobody needs any more (bytes): the heap, and buffers beside it. */
  heap: v.number(),
  /** Resident memory (bytes). */
  rss: v.number(),
  /** Timers that are set. */
  timers: v.optional(v.number()),
});
export type Figures = v.InferOutput<typeof figuresSchema>;

/** What it tells first. */
export const readySchema = v.object({ port: v.number() });

/**
 * Tells whoever has started this process where it listens, and later, as often as it is asked, what
 * it has used up.
 */
export function answerFigures(port: number): void {
  process.on('message', (collect: unknown) => {
    // Twice: what a finalizer lets go of is collected the second time.
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
