/**
 * The value at a share of the sorted ones, the one below if it falls between two. Waits that never ended have no
 * values, so of none it is infinite: who was never answered has not been answered fast.
 */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity;
}
