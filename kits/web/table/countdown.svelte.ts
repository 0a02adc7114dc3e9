/** Interval at which a countdown is looked at (milliseconds). */
const EVERY_MS = 500;

/**
 * Counts down for the lifetime of the calling component.
 *
 * @param at the end, by the clock `now` (milliseconds); null for none
 */
export function countdown(
  at: () => number | null,
  now: () => number,
): { readonly seconds: number | null } {
  let ticks = $state(0);
  $effect(() => {
    if (at() === null) return;
    const timer = setInterval(() => (ticks += 1), EVERY_MS);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      void ticks;
      const end = at();
      return end === null ? null : Math.max(0, Math.ceil((end - now()) / 1000));
    },
  };
}
