import { game } from '@lusoria/agreement/game.ts';
import { report } from '@lusoria/agreement/report.ts';
import { defined, type ReportRow } from '@lusoria/core';
import { type Cell, CELLS, features } from '@lusoria/latin';
import { csvOf } from '@lusoria/tournaments/csv';
import {
  type EventReport,
  figureCells,
  figureHeadings,
  openEventReader,
} from '@lusoria/tournaments/report';
import type { TaughtClass } from './lessons.ts';
import type { Notebook } from './pupil.ts';

/** A number that is not as a pupil has noted it. */
export interface Difference {
  readonly who: string;
  readonly what: string;
  readonly noted: number | null;
  readonly told: string;
}

const FEATURES = ['nom', 'gen', 'dat', 'acc', 'abl', 'sg', 'pl', 'm', 'f', 'n'] as const;

/** The report on a class, as the page makes it. */
export async function reportOn({ view, records }: TaughtClass): Promise<EventReport> {
  const reader = openEventReader(game, await report('en'));
  const readers = { members: view.members, mine: null };
  for (const [at, { startedAt, tables }] of (view.direction?.rounds ?? []).entries()) {
    for (const [i, table] of tables.entries()) {
      reader.read(
        { ...table, startedAt, series: at + 1, number: i + 1 },
        defined(records.get(table.table)),
        readers,
      );
    }
  }
  return reader.report(readers);
}

/** Compares a report, and the file made of it, with the pupils' notebooks, cell by cell; and the row and map of all. */
export function differences(
  told: EventReport,
  { view, pupils }: TaughtClass,
): { readonly compared: number; readonly found: readonly Difference[] } {
  const found: Difference[] = [];
  let compared = 0;
  const [headings = [], ...cells] = readCsv(told);
  const people = inOrder(told);
  const see = (
    who: string,
    notebook: Notebook,
    row: ReportRow,
    written: readonly string[] | null,
  ) => {
    for (const { key, value, noted } of notedFigures(notebook)) {
      const figure = row[key] ?? null;
      const what = `${key} ${value}`;
      const inReport = figure === null ? null : figure[value];
      const isUntold = figure === null && noted === 0;
      compared += 1;
      const isSame =
        noted === null ? inReport === null : Math.abs((inReport ?? NaN) - noted) < 1e-9;
      if (!isSame && !isUntold) found.push({ who, what, noted, told: `${inReport}` });
      if (written === null) continue;
      const inFile = written[headings.indexOf(headingOf(told, key, value))];
      compared += 1;
      const isWritten = noted === null || isUntold ? inFile === '' : isRounded(inFile, noted);
      if (!isWritten) found.push({ who, what: `${what} in the file`, noted, told: `${inFile}` });
    }
  };
  for (const { member, notebook } of pupils) {
    const at = people.findIndex((one) => one.member === member);
    const name = defined(view.members.find((one) => one.member === member)).name;
    see(name, notebook, people[at]?.row ?? {}, cells[at] ?? null);
  }
  see('all', together(pupils.map(({ notebook }) => notebook)), told.all, null);
  return { compared, found };
}

function together(all: readonly Notebook[]): Notebook {
  const sum = (of: (one: Notebook) => number) => all.reduce((so, one) => so + of(one), 0);
  return {
    lays: all.flatMap(({ lays }) => lays),
    challenges: {
      upheld: sum(({ challenges }) => challenges.upheld),
      rejected: sum(({ challenges }) => challenges.rejected),
    },
    answers: all.flatMap(({ answers }) => answers),
  };
}

/** Whether a cell of the file is a whole number next to this one; a half may have become either. */
function isRounded(cell: string | undefined, noted: number): boolean {
  return cell !== undefined && cell !== '' && Math.abs(Number(cell) - noted) <= 0.5 + 1e-9;
}

function headingOf({ columns }: EventReport, key: string, value: 'value' | 'n'): string {
  const { text } = defined(columns.find((column) => column.key === key));
  return value === 'n' ? `${text}: n` : text;
}

function inOrder({ people }: EventReport): EventReport['people'] {
  return people.toSorted((a, b) => a.member - b.member);
}

/** The file's cells; a row for each member in the order of their numbers. */
function readCsv(told: EventReport): readonly (readonly string[])[] {
  const { columns } = told;
  const text = csvOf(
    [
      figureHeadings(columns, { n: 'n', from: 'from', to: 'to' }),
      ...inOrder(told).map(({ row }) => figureCells(columns, row)),
    ],
    '.',
  );
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

/** Every number that a notebook knows, counted from its own lines. */
function notedFigures({ lays, challenges, answers }: Notebook) {
  const share = (of: Notebook['lays']) =>
    of.length === 0 ? null : (100 * of.filter(({ right }) => right).length) / of.length;
  const about = (feature: (typeof FEATURES)[number]) => lays.filter(({ as }) => isOf(as, feature));
  const figure = (key: string, noted: number | null, value: 'value' | 'n' = 'value') => ({
    key,
    value,
    noted,
  });
  return [
    figure('lays', lays.length),
    figure('right', share(lays)),
    figure('right', lays.length, 'n'),
    ...FEATURES.flatMap((feature) => {
      const of = about(feature);
      const key = `right-${feature}`;
      return [figure(key, share(of)), figure(key, of.length || null, 'n')];
    }),
    figure('upheld', challenges.upheld),
    figure('rejected', challenges.rejected),
    ...CELLS.map((cell) =>
      figure(`known-${cell}`, answers.filter((one) => one === cell).length, 'n'),
    ),
  ];
}

function isOf(cell: Cell, feature: (typeof FEATURES)[number]): boolean {
  const { case: kase, number, gender } = features(cell);
  return kase === feature || number === feature || gender === feature;
}

/** How a map of knowledge stands to the truth. */
export interface Quality {
  /** Correlation over all cells of all pupils, and of the map of the class over cells. */
  readonly perCell: number;
  readonly ofMap: number;
  /** Expected calibration error in ten bins, over all pupils. */
  readonly calibration: number;
  /** Mean of the map of the class less the truth. */
  readonly bias: number;
  /** Mean distance over pupils between the share they are said to know and the true one. */
  readonly perPupil: number;
  /** Share of the intervals of the map of the class that hold the truth. */
  readonly held: number;
}

const BINS = 10;

/** Forms that a pupil was never asked for have no estimate and are left out; of the class, all pupils count. */
export function qualityOf(told: EventReport, { pupils, known }: TaughtClass): Quality {
  const judged = pupils.map(({ member }, i) => {
    const row = told.people.find((one) => one.member === member)?.row ?? {};
    return CELLS.flatMap((cell) => {
      const estimate = row[`known-${cell}`] ?? null;
      if (estimate === null) return [];
      return [{ says: estimate.value, is: Number(defined(known[i]).has(cell)) }];
    });
  });
  const map = CELLS.map((cell) => {
    const { value, range } = defined(told.all[`known-${cell}`] ?? undefined);
    const is = meanOf(known.map((one) => Number(one.has(cell))));
    return { says: value, is, range: defined(range ?? undefined) };
  });
  const all = judged.flat();
  const bins = Map.groupBy(all, ({ says }) => Math.min(BINS - 1, Math.floor(says * BINS)));
  return {
    perCell: correlation(all),
    ofMap: correlation(map),
    calibration:
      [...bins.values()].reduce((sum, bin) => sum + Math.abs(gapOf(bin)) * bin.length, 0) /
      all.length,
    bias: gapOf(map),
    perPupil: meanOf(judged.map((one) => Math.abs(gapOf(one)))),
    held: meanOf(map.map(({ is, range: [from, to] }) => Number(from <= is && is <= to))),
  };
}

interface Judged {
  readonly says: number;
  readonly is: number;
}

function gapOf(all: readonly Judged[]): number {
  return meanOf(all.map(({ says, is }) => says - is));
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Pearson's. */
function correlation(all: readonly Judged[]): number {
  const says = meanOf(all.map((one) => one.says));
  const is = meanOf(all.map((one) => one.is));
  const sum = (of: (one: Judged) => number) => all.reduce((so, one) => so + of(one), 0);
  return (
    sum((one) => (one.says - says) * (one.is - is)) /
    Math.sqrt(sum((one) => (one.says - says) ** 2) * sum((one) => (one.is - is) ** 2))
  );
}
