/** Correction speed of a steady clock: it gains or loses this fraction of the elapsed time. */
const SLEW = 0.02;
/** Differences up to this are ignored, in milliseconds. */
const JITTER_MS = 20;

/**
 * Milliseconds since 1970 by a clock that neither stands still nor jumps when the machine's clock
 * is set: it slowly approaches that one, at the pace of a monotonic clock.
 *
 * @param wall the machine's clock, in milliseconds since 1970.
 * @param ticks milliseconds of the monotonic clock.
 */
export function steadyClock(wall: () => number, ticks: () => number): () => number {
  let at = ticks();
  let now = wall();
  return () => {
    const passed = ticks() - at;
    at += passed;
    now += passed;
    const off = wall() - now;
    const most = passed * SLEW;
    if (Math.abs(off) > JITTER_MS) now += Math.min(most, Math.max(-most, off));
    return Math.round(now);
  };
}
