/** How fast a steady clock is corrected: it gains or loses so much of the time that passes. */
const SLEW = 0.02;
/** Differences up to this are none, in milliseconds. */
const JITTER_MS = 20;

/**
 * Milliseconds since 1970 by a clock that neither stands still nor jumps when the machine's clock is set: it approaches
 * that one slowly, as time passes by a clock that only goes forward.
 *
 * @param wall the machine's clock, in milliseconds since 1970.
 * @param ticks milliseconds of the clock that only goes forward.
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
