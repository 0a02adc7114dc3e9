/** A quantity shown over time, in one or several lines. */
export interface Measure<T> {
  readonly label: string;
  readonly lines: readonly {
    readonly name: string;
    /** Value over some rounds; null if undefined. */
    readonly value: (rounds: readonly T[]) => number | null;
  }[];
  readonly format: (value: number) => string;
}
