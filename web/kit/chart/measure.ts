/** Something that is shown over time, in one or several lines. */
export interface Measure<T> {
  readonly label: string;
  readonly lines: readonly {
    readonly name: string;
    /** What some rounds come to; null: there is nothing to say of them. */
    readonly value: (rounds: readonly T[]) => number | null;
  }[];
  readonly format: (value: number) => string;
}
