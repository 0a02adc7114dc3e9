import { defined } from '@lusoria/core';
import { PERSONS, TENSES } from '@lusoria/latin';
import type { At, Finder, Known } from '../found.ts';
import { isDash } from '../form.ts';
import { cellAt, type Grid, transposed } from '../grid.ts';
import { labelIn } from '../labels.ts';
import { TableReader } from '../reader.ts';
import {
  isPureOfVerb,
  type Manner,
  namesFeature,
  verbHeadingIn,
  type VerbLabel,
  verbLabelIn,
} from './labels.ts';

type Said = Pick<VerbLabel, 'tenses' | 'numbers' | 'persons'>;
const NOTHING: Said = { tenses: [], numbers: [], persons: [] };

/** Share of a column's cells beside forms that must be labels for it to be a column of labels. */
const MIN_SHARE = 0.6;

/** Whether a table is one of verbs: it names tenses or several persons, and no cases. */
export function isOfVerbs(grid: Grid): boolean {
  const cells = grid.flat().filter((cell) => cell !== '');
  const cases = new Set(
    cells.flatMap((cell) => {
      const { cases: found, rest } = labelIn(cell);
      return rest.length === 0 ? found : [];
    }),
  );
  // One alone may be a form: dat.
  if (cases.size > 1) return false;
  const labels = cells.map(verbLabelIn);
  const tenses = labels.some((label) => label.tenses.length > 0 && label.rest.length < 3);
  const persons = new Set(labels.filter(isPureOfVerb).flatMap((label) => label.persons));
  return persons.size > 1 || (tenses && persons.size > 0);
}

/**
 * Reads tables of verbs: persons and numbers as rows and tenses as columns, or the other way round, several tables
 * above or beside each other, or a list with a form in each line.
 */
export function readVerbs(pasted: Grid, finder: Finder): void {
  const grid = withNumbers(pasted, finder);
  const heading = grid.findIndex((row) => {
    const named = row.map(verbHeadingIn);
    return named.includes('form') && named.some((one) => one !== null && one !== 'form');
  });
  if (heading >= 0 || isList(grid)) readList(grid, heading, finder);
  else new VerbReader(grid, finder, labelColumns(grid)).read();
  noteManners(grid, finder);
}

/** Whether each row says everything of one form. */
function isList(grid: Grid): boolean {
  const filled = grid.filter((row) => row.some((cell) => cell !== ''));
  const whole = filled.filter((row) => {
    const labels = row.filter((cell) => cell !== '').map(verbLabelIn);
    const { tenses, numbers, persons } = together(labels.filter(isPureOfVerb));
    const forms = labels.filter((label) => !isPureOfVerb(label));
    return forms.length === 1 && tenses.length > 0 && numbers.length > 0 && persons.length > 0;
  });
  return filled.length > 1 && whole.length >= filled.length * MIN_SHARE;
}

const UNKNOWN = {
  tense: 'unknown-case',
  number: 'unknown-number',
  person: 'unknown-gender',
} as const;

function readList(grid: Grid, heading: number, finder: Finder): void {
  const columns = (heading < 0 ? [] : defined(grid[heading], 'the row of headings')).map(
    verbHeadingIn,
  );
  for (const [row, cells] of grid.entries()) {
    if (row <= heading || cells.every((cell) => cell === '')) continue;
    const place =
      heading >= 0
        ? columns.indexOf('form')
        : cells.findIndex((cell) => cell !== '' && !isPureOfVerb(verbLabelIn(cell)));
    const text = cellAt(cells, place);
    const said: VerbLabel[] = [];
    let isKnown = true;
    for (const [column, cell] of cells.entries()) {
      if (column === place || cell === '') continue;
      const label = verbLabelIn(cell);
      const what = columns[column] ?? null;
      if (isPureOfVerb(label)) said.push(label);
      else if (what === null || what === 'form') {
        finder.note('column-skipped', { row, column }, { found: cell });
      } else {
        finder.problem(UNKNOWN[what], { row, column }, { found: cell });
        isKnown = false;
      }
    }
    if (!isKnown) continue;
    const at = { row, column: place };
    if (said.some(({ other }) => other)) finder.note('vocative', at, { found: text });
    else if (text === '' || isDash(text)) finder.problem('empty', at);
    else finder.form(text, at, placesOf(together(said)));
  }
}

/** A table; what is nearer to a form counts before what is farther: its row, its column's headings, the title above. */
class VerbReader extends TableReader<VerbLabel | null> {
  #title: VerbLabel | null = null;
  /** The last label of each column of labels: a merged cell is pasted as its first one. */
  readonly #carried = new Map<number, VerbLabel>();

  protected override row(
    row: number,
    cells: readonly string[],
    filled: readonly [number, ...number[]],
  ): void {
    const labelled = filled.some(
      (column) => this.labels.has(column) && isPureOfVerb(verbLabelIn(cellAt(cells, column))),
    );
    const forms = filled.filter((column) => !isHead(cellAt(cells, column)));
    if (filled.length === 1 && (!labelled || forms.length === 0)) {
      const [column] = filled;
      this.#take(cellAt(cells, column), { row, column });
    } else if (this.#isHeadingRow(cells, filled, labelled)) this.#head(cells);
    else this.#data(row, cells);
  }

  #isHeadingRow(cells: readonly string[], filled: readonly number[], labelled: boolean): boolean {
    const outside = filled.filter((column) => !this.labels.has(column));
    const named = outside.filter((column) => isHead(cellAt(cells, column)));
    // Above all forms names of verbs may stand, too.
    if (named.length > 0 && (named.length === outside.length || !this.hasData)) return true;
    return !this.hasData && !labelled && !this.headings.some((one) => one && namesFeature(one));
  }

  #take(text: string, at: At): void {
    const label = verbLabelIn(text);
    this.isHeading = false;
    this.#carried.clear();
    if (!namesFeature(label) && !label.other) {
      if (this.hasData && label.rest.length > 2) {
        this.finder.note('row-skipped', at, { found: text });
      }
      return;
    }
    const before = this.#title;
    this.#title = before ? { ...label, ...nearest([label, before]) } : label;
    if (label.tenses.length > 0 || label.other) this.#forget('tenses');
    if (label.numbers.length > 0) this.#forget('numbers');
  }

  /** What a title says anew, headings above it no longer say. */
  #forget(feature: keyof Said): void {
    this.headings = this.headings.map((one) => one && { ...one, [feature]: [], other: false });
  }

  #head(cells: readonly string[]): void {
    const above = this.above();
    const width = this.widthOf(cells);
    const below: (VerbLabel | null)[] = [];
    let last: VerbLabel | null = null;
    for (let column = 0; column < width; column += 1) {
      const cell = cellAt(cells, column);
      const label = verbLabelIn(cell);
      if (this.labels.has(column)) {
        last = null;
        below.push(null);
        if (namesFeature(label)) this.#title = { ...label, ...nearest([label, this.#title]) };
        continue;
      }
      if (cell !== '') last = label;
      below.push(last);
    }
    this.headings = below.map((one, i) => {
      const over = above[i] ?? null;
      if (!one || !over) return one ?? over;
      return { ...one, ...nearest([one, over]), other: one.other || over.other };
    });
    this.#carried.clear();
    this.isHeading = true;
  }

  #data(row: number, cells: readonly string[]): void {
    this.isHeading = false;
    this.hasData = true;
    for (const column of this.labels) {
      const found = cellAt(cells, column);
      const label = verbLabelIn(found);
      if (isPureOfVerb(label)) this.#carried.set(column, label);
      else if (found !== '') {
        this.finder.problem('unknown-gender', { row, column }, { found });
        return;
      }
    }
    const width = Math.max(cells.length, this.headings.length);
    for (let column = 0; column < width; column += 1) {
      if (this.labels.has(column)) continue;
      const text = cellAt(cells, column);
      if (text !== '' || this.#isUsed(column)) this.#cell(text, { row, column }, cells);
    }
  }

  #cell(text: string, at: At, cells: readonly string[]): void {
    const beside = this.#beside(at.column, cells);
    const heading = this.headings[at.column] ?? null;
    const isOther =
      beside.some(({ other }) => other) ||
      heading?.other === true ||
      (this.#title?.other === true && (heading?.tenses.length ?? 0) === 0);
    if (isOther) {
      if (text !== '') this.finder.note('vocative', at, { found: text });
      return;
    }
    const known = nearest([...beside, heading, this.#title]);
    const isTranslated =
      heading !== null &&
      !namesFeature(heading) &&
      this.headings.some((one) => one && namesFeature(one));
    if (isTranslated) {
      if (text !== '') this.skipColumn(at, text);
      return;
    }
    if (text === '') this.finder.problem('empty', at);
    else if (!isDash(text)) this.finder.form(text, at, placesOf(known));
  }

  /** The labels of a row that count for a column: the nearest group to its left, or else to its right, then the others. */
  #beside(column: number, cells: readonly string[]): readonly VerbLabel[] {
    const columns = [...this.labels].toSorted((a, b) => a - b);
    const left = columns.filter((one) => one < column).toReversed();
    const ordered = left.length > 0 ? left : columns;
    return ordered.flatMap((one) => {
      const own = verbLabelIn(cellAt(cells, one));
      const label = isPureOfVerb(own) ? own : this.#carried.get(one);
      return label ? [label] : [];
    });
  }

  #isUsed(column: number): boolean {
    return this.grid.filter((cells) => cellAt(cells, column) !== '').length > 1;
  }
}

/** Whether a cell is a heading, one with a word more included: "Präsens Aktiv amāre". */
function isHead(cell: string): boolean {
  const label = verbLabelIn(cell);
  // "ich liebe" is a translation.
  const isTitle = namesFeature(label) && label.persons.length === 0 && label.rest.length < 3;
  return isPureOfVerb(label) || isTitle;
}

/** Columns whose cells in rows with forms to their right are labels. */
function labelColumns(grid: Grid): ReadonlySet<number> {
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const beside = grid.filter((cells) => {
      const hasForm = cells.slice(column + 1).some((cell) => cell !== '' && !isHead(cell));
      return cellAt(cells, column) !== '' && hasForm;
    });
    const pure = beside.filter((cells) => isPureOfVerb(verbLabelIn(cellAt(cells, column))));
    return pure.length > 0 && pure.length >= beside.length * MIN_SHARE;
  });
  return new Set(columns);
}

/** Each feature by the first that names it. */
function nearest(labels: readonly (VerbLabel | null)[]): Said {
  const first = <K extends keyof Said>(key: K): Said[K] =>
    labels.find((label) => label !== null && label[key].length > 0)?.[key] ?? NOTHING[key];
  return { tenses: first('tenses'), numbers: first('numbers'), persons: first('persons') };
}

function together(labels: readonly VerbLabel[]): Said {
  return {
    tenses: [...new Set(labels.flatMap(({ tenses }) => tenses))],
    numbers: [...new Set(labels.flatMap(({ numbers }) => numbers))],
    persons: [...new Set(labels.flatMap(({ persons }) => persons))],
  };
}

function placesOf({ tenses, numbers, persons }: Said): Known {
  return {
    cases: tenses.map((tense) => TENSES[tense]),
    numbers,
    genders: persons.map((person) => PERSONS[person]),
  };
}

/**
 * Where no number is named, persons that come twice in a column or a row are read as singular, then plural; a note says
 * so.
 */
function withNumbers(grid: Grid, finder: Finder): Grid {
  if (grid.flat().some((cell) => isHead(cell) && verbLabelIn(cell).numbers.length > 0)) return grid;
  let isSaid = false;
  const numbered = (lines: Grid, placeOf: (line: number, at: number) => At): Grid =>
    lines.map((line, i) => {
      const persons = line.map((cell) => {
        const label = verbLabelIn(cell);
        return isPureOfVerb(label) && label.persons.length === 1 ? label.persons[0] : undefined;
      });
      const found = persons.filter((one) => one !== undefined);
      const isWhole = [1, 2, 3].every((person) => {
        const times = found.filter((one) => one === person).length;
        return times > 0 && times % 2 === 0;
      });
      if (!isWhole) return line;
      return line.map((cell, at) => {
        const person = persons[at];
        if (person === undefined) return cell;
        if (!isSaid) finder.note('number-by-order', placeOf(i, at));
        isSaid = true;
        const before = persons.slice(0, at).filter((one) => one === person).length;
        return `${cell} ${before % 2 === 0 ? 'Sg.' : 'Pl.'}`;
      });
    });
  const byRow = numbered(grid, (row, column) => ({ row, column }));
  return transposed(numbered(transposed(byRow), (column, row) => ({ row, column })));
}

/** Moods and voices are not asked for: where forms of several are read, a note says so. */
function noteManners(grid: Grid, finder: Finder): void {
  const heads = grid.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      isHead(cell) ? [{ ...verbLabelIn(cell), cell, row, column }] : [],
    ),
  );
  const odd = heads.find(({ manners }) => manners.some((one) => ODD.includes(one)));
  const isMixed = heads.some(
    ({ manners, tenses }) =>
      (tenses.length > 0 || manners.length > 0) && !manners.some((one) => ODD.includes(one)),
  );
  if (odd && isMixed) finder.note('mixed-voices', odd, { found: odd.cell });
}

const ODD: readonly Manner[] = ['passive', 'subjunctive'];
