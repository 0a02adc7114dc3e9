import type { At, Finder } from './found.ts';
import type { Grid } from './grid.ts';

/** Reads a table row by row: headings, which may stand in several rows, then labels and forms. */
export abstract class TableReader<Heading> {
  protected readonly grid: Grid;
  protected readonly finder: Finder;
  /** The columns that hold labels of rows. */
  protected readonly labels: ReadonlySet<number>;
  protected headings: readonly Heading[] = [];
  /** Whether the last row was one of headings. */
  protected isHeading = false;
  protected hasData = false;

  constructor(grid: Grid, finder: Finder, labels: ReadonlySet<number>) {
    this.grid = grid;
    this.finder = finder;
    this.labels = labels;
  }

  read(): void {
    for (const [row, cells] of this.grid.entries()) {
      const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
      const [first] = filled;
      if (first !== undefined) this.row(row, cells, [first, ...filled.slice(1)]);
    }
  }

  /** Reads a row, of which the columns `filled` are not blank. */
  protected abstract row(
    row: number,
    cells: readonly string[],
    filled: readonly [number, ...number[]],
  ): void;

  /** The headings of the row above, if it was one of headings. */
  protected above(): readonly Heading[] {
    return this.isHeading ? this.headings : [];
  }

  /** The number of columns that a row of headings is for. */
  protected widthOf(cells: readonly string[]): number {
    return Math.max(cells.length, this.above().length, ...this.grid.map((row) => row.length));
  }

  /** Notes that a column is not read: once, where it begins. */
  protected skipColumn({ row, column }: At, found: string): void {
    const at = String(column);
    const isNoted = this.finder.notes.some(
      ({ code, params }) => code === 'column-skipped' && params['at'] === at,
    );
    if (!isNoted) this.finder.note('column-skipped', { row, column }, { found, at });
  }
}
