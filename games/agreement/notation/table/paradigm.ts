import type { Gender, GrammaticalNumber } from '@lusoria/latin';
import type { Finder, Known } from './found.ts';
import { isDash } from './form.ts';
import { cellAt, type Grid, transposed } from './grid.ts';
import { isPure, type Label, labelIn } from './labels.ts';
import { TableReader } from './reader.ts';

/** Cases beside each other at least for a table to be one whose cases are columns. */
const FEWEST_CASES = 3;
/** Share of a column's cells that must be labels for it to be a column of labels. */
const MIN_SHARE = 0.6;

type Heading = Pick<Label, 'numbers' | 'genders'> & {
  /** Whether a text of its own stands above the column, or beside it in the same merged cell. */
  readonly text: string;
};

const namesCase = (label: Label) => label.cases.length > 0 || label.other !== null;
const isCaseLabel = (cell: string) => isPure(labelIn(cell)) && namesCase(labelIn(cell));

/** Whether the cases are columns, and everything else is rows. */
export function isAcross(grid: Grid): boolean {
  const most = (lines: Grid) =>
    Math.max(0, ...lines.map((line) => line.filter(isCaseLabel).length));
  const across = most(grid);
  return across >= FEWEST_CASES && across > most(transposed(grid));
}

/** Reads tables whose rows are cases, and whose headings give number and gender; several may follow each other. */
export function readParadigms(grid: Grid, finder: Finder): void {
  new ParadigmReader(grid, finder, labelColumns(grid)).read();
}

class ParadigmReader extends TableReader<Heading> {
  /** What titles, corners and merged labels say of everything below. */
  #numbers: readonly GrammaticalNumber[] = [];
  #genders: readonly Gender[] = [];

  protected override row(row: number, cells: readonly string[], filled: readonly number[]): void {
    const kase = [...this.labels].find((column) => isCaseLabel(cellAt(cells, column)));
    if (kase !== undefined) this.#data(row, cells);
    else if (filled.length === 1) this.#title(row, cells);
    else if (this.#isHeadingRow(cells)) this.#heading(cells);
    else this.#unlabelled(row, cells);
  }

  #isHeadingRow(cells: readonly string[]): boolean {
    if (!this.hasData) return true;
    return cells.some((cell, column) => {
      const { numbers, genders } = labelIn(cell);
      return !this.labels.has(column) && numbers.length + genders.length > 0;
    });
  }

  #title(row: number, cells: readonly string[]): void {
    const column = cells.findIndex((cell) => cell !== '');
    const { numbers, genders, rest } = labelIn(cellAt(cells, column));
    const isWord = rest.length > 0;
    if (isWord) {
      if (this.hasData && numbers.length + genders.length === 0 && this.labels.has(column)) {
        this.finder.note('row-skipped', { row, column }, { found: cellAt(cells, column) });
      }
      this.#genders = genders;
      this.#numbers = numbers;
    } else {
      if (numbers.length > 0) this.#numbers = numbers;
      if (genders.length > 0) this.#genders = genders;
    }
    this.isHeading = false;
  }

  #heading(cells: readonly string[]): void {
    const above = this.above();
    const below: Heading[] = [];
    let last: Heading | null = null;
    const width = this.widthOf(cells);
    for (let column = 0; column < width; column += 1) {
      const cell = cellAt(cells, column);
      const { numbers, genders } = labelIn(cell);
      if (this.labels.has(column)) {
        if (numbers.length > 0) this.#numbers = numbers;
        if (genders.length > 0) this.#genders = genders;
        below.push({ numbers: [], genders: [], text: '' });
        continue;
      }
      // A merged cell is pasted as its first cell, and blank ones after it.
      if (cell !== '') last = { numbers, genders, text: cell };
      below.push(last ?? { numbers: [], genders: [], text: '' });
    }
    this.headings = below.map((one, i) => ({
      numbers: one.numbers.length > 0 ? one.numbers : (above[i]?.numbers ?? []),
      genders: one.genders.length > 0 ? one.genders : (above[i]?.genders ?? []),
      text: [above[i]?.text ?? '', one.text].filter((text) => text !== '').join(' '),
    }));
    if (this.headings.some(({ numbers }) => numbers.length > 0)) this.#numbers = [];
    if (this.headings.some(({ genders }) => genders.length > 0)) this.#genders = [];
    this.isHeading = true;
  }

  #data(row: number, cells: readonly string[]): void {
    this.isHeading = false;
    this.hasData = true;
    const labels = [...this.labels].flatMap((column) => {
      const label = labelIn(cellAt(cells, column));
      return isPure(label) ? [label] : [];
    });
    // A label of a number beside the cases is merged over its rows.
    const carried = labels.filter((label) => !namesCase(label));
    for (const { numbers, genders } of carried) {
      if (numbers.length > 0) this.#numbers = numbers;
      if (genders.length > 0) this.#genders = genders;
    }
    const own = labels.filter(namesCase);
    const cases = own.flatMap((label) => label.cases);
    const first = cells.findIndex((cell, column) => cell !== '' && this.labels.has(column));
    if (cases.length === 0) {
      this.finder.note('vocative', { row, column: first }, { found: cellAt(cells, first) });
      return;
    }
    const numbers = own.flatMap((label) => label.numbers);
    const genders = own.flatMap((label) => label.genders);
    this.#cells(row, cells, { cases, numbers, genders });
  }

  #cells(row: number, cells: readonly string[], said: Known): void {
    let beside: { readonly form: string; readonly known: Known } | null = null;
    const width = Math.max(cells.length, this.headings.length);
    for (let column = 0; column < width; column += 1) {
      if (this.labels.has(column)) continue;
      const text = cellAt(cells, column);
      const at = { row, column };
      const known = this.#known(column, said);
      if (known === null) {
        if (text !== '') this.skipColumn(at, this.headings[column]?.text || text);
        continue;
      }
      if (text !== '' && !isDash(text)) {
        const form: string | null = this.finder.form(text, at, known);
        beside = form === null ? null : { form, known };
      } else if (isDash(text)) beside = null;
      else if (beside && isMergedWith(beside.known, known)) {
        this.finder.note('merged', at, { form: beside.form });
        this.finder.place(beside.form, at, known);
      } else if (this.#isUsed(column)) this.finder.problem('empty', at);
    }
  }

  /** Features of a column's forms; null for a column with a heading that names none, where others do. */
  #known(column: number, said: Known): Known | null {
    const heading = this.headings[column];
    const isNamed = (one: Heading | undefined) =>
      one !== undefined && one.numbers.length + one.genders.length > 0;
    if (!isNamed(heading) && this.headings.some(isNamed)) return null;
    const numbers = said.numbers.length > 0 ? said.numbers : (heading?.numbers ?? []);
    const genders = said.genders.length > 0 ? said.genders : (heading?.genders ?? []);
    return {
      cases: said.cases,
      numbers: numbers.length > 0 ? numbers : this.#numbers,
      genders: genders.length > 0 ? genders : this.#genders,
    };
  }

  #isUsed(column: number): boolean {
    return this.grid.some((cells) => {
      const isData = [...this.labels].some((label) => isCaseLabel(cellAt(cells, label)));
      return isData && cellAt(cells, column) !== '';
    });
  }

  /** A row with forms, but without a case. */
  #unlabelled(row: number, cells: readonly string[]): void {
    this.isHeading = false;
    const column = Math.max(
      0,
      cells.findIndex((cell) => cell !== ''),
    );
    const found = cellAt(cells, column);
    if (this.labels.has(column)) this.finder.problem('unknown-case', { row, column }, { found });
    else this.finder.problem('case-missing', { row, column }, { found });
  }
}

function isMergedWith(left: Known, known: Known): boolean {
  return (
    left.numbers.join() === known.numbers.join() && left.genders.join() !== known.genders.join()
  );
}

/** Columns that hold names of cases, and those that hold numbers beside them. */
function labelColumns(grid: Grid): ReadonlySet<number> {
  const rows = grid.filter((cells) => cells.some(isCaseLabel));
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => {
    const filled = rows.map((cells) => cellAt(cells, column)).filter((cell) => cell !== '');
    const pure = filled.filter((cell) => isPure(labelIn(cell)));
    return filled.length > 0 && pure.length >= filled.length * MIN_SHARE ? column : -1;
  });
  return new Set(columns.filter((column) => column >= 0));
}
