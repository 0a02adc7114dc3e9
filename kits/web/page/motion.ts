const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A duration in milliseconds, or 0 if the reader prefers reduced motion. */
export function calm(ms: number): number {
  return still.matches ? 0 : ms;
}
