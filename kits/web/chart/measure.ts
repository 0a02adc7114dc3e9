/** A quantity shown over time, in one or several lines. */
export interface Measure<T> {
  readonly label: string;
  readonly lines: readonly {
    readonly name: string;
    /** Value over some rounds; null if undefined. */
    readonly value: (rounds: readonly T[]) => number | null;
  }[];
  readonly format: (value: number) => string;
  /** Values that the axis includes whatever the data, such as all of 100 %. Absent: only 0. */
  readonly axis?: readonly number[];
}
