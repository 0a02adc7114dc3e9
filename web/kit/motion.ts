const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A duration in milliseconds, or none for people who want no motion. */
export function calm(ms: number): number {
  return still.matches ? 0 : ms;
}
