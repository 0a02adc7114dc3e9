/** A rating as people read it: without digits that say nothing. */
export function inPoints(rating: number): number {
  return Math.round(rating);
}

/** Half of the interval of 95 %, in tens: it is not known more precisely. */
export function marginOf(deviation: number): number {
  return Math.ceil((1.96 * deviation) / 10) * 10;
}
