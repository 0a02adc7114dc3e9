/** An estimation under way. */
export interface Estimation<E> {
  /** Layouts evaluated so far, and in the end. */
  readonly layouts: number;
  readonly of: number;
  /** The estimate so far. */
  estimate(): E;
}
