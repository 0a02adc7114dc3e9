/** A duration in milliseconds, or 0 if the reader prefers reduced motion. */
export function calm(ms: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms;
}
