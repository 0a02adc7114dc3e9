import type { Session } from '@lusoria/client';
import type { GameReport, QuizQuestion, ReportedError, ReportedRound } from '@lusoria/core';
import type { EventView } from '@lusoria/tournaments/protocol';
import type { GameRecord } from '@lusoria/table';
import { type Sentence, textOf } from '@lusoria/i18n';
import type { PageGame } from '../../games.ts';
import { recordedRounds } from '../../table/rounds/reported-rounds.ts';
import { type TableList, tableList } from './lists.ts';

/** Evaluation of one person's rounds. */
interface PersonReport {
  readonly member: number;
  readonly row: Readonly<Record<string, number | null>>;
}

/** An error, and how often it was made. */
export interface CommonError {
  readonly sentence: Sentence;
  readonly times: number;
  /** Distinct examples, in the order in which they occurred. */
  readonly examples: readonly Sentence[];
}

/** Evaluation of a class's rounds. */
export interface EventReport {
  readonly columns: GameReport['columns'];
  readonly people: readonly PersonReport[];
  /** Totals: counts summed over all rounds, and the mean of estimates. */
  readonly all: Readonly<Record<string, number | null>>;
  /** Most frequent first. */
  readonly errors: readonly CommonError[];
  /** Questions on what nobody noticed, from all tables. */
  readonly quiz: readonly QuizQuestion[];
  /** The view of each table at the end of its latest round, by table id. */
  readonly ends: ReadonlyMap<string, unknown>;
  /** The list of each table, by series and table. */
  readonly lists: readonly TableList[];
  /** Absent: the game keeps no lists. */
  readonly accounts: GameReport['accounts'];
}

/** Reads the records of an event's tables and evaluates them. */
export async function eventReport(
  view: EventView,
  game: PageGame,
  report: GameReport,
  session: Session,
): Promise<EventReport> {
  const tables =
    view.direction?.rounds.flatMap(({ startedAt, tables: all }, series) =>
      all.map((table, i) => ({ startedAt, table, series: series + 1, number: i + 1 })),
    ) ?? view.own.map((one, series) => ({ ...one, series: series + 1, number: null }));
  const records = await Promise.all(
    tables.map(async ({ startedAt, table, series, number }) => {
      const record = await session.record(table.table);
      if (!record.ok) return { rounds: [], ends: [], lists: [] };
      const list = tableList(record.value, game.rules);
      return {
        ...reportedIn(record.value, view, table.seats, startedAt, game),
        lists: list ? [{ ...list, series, table: number }] : [],
      };
    }),
  );
  const mine = view.you.as === 'member' ? view.you.member : null;
  const rounds = records
    .flatMap((record) => record.rounds)
    .filter(({ member }) => mine === null || member === mine);
  const members = [...new Set(rounds.map(({ member }) => member))].toSorted((a, b) => a - b);
  const people = members.map((member) => {
    const own = rounds.filter((one) => one.member === member).map(({ round }) => round);
    return { member, row: report.row(own), errors: report.errors?.(own) ?? [] };
  });
  return {
    columns: report.columns,
    accounts: report.accounts,
    people: people.map(({ member, row }) => ({ member, row })),
    all: together(
      report,
      rounds.map(({ round }) => round),
      people.map(({ row }) => row),
    ),
    errors: counted(people.flatMap(({ errors }) => errors)),
    ends: new Map(
      records.flatMap(({ ends }, i) => {
        const table = tables[i]?.table.table;
        return table !== undefined && ends.length > 0 ? [[table, ends.at(-1)] as const] : [];
      }),
    ),
    lists: records.flatMap(({ lists }) => lists),
    quiz: records.flatMap(({ ends }) => ends.flatMap((end) => report.quiz?.(end) ?? [])),
  };
}

/** Evaluation of a record: each round for every player, and the final view. */
interface Reported {
  readonly rounds: readonly { readonly member: number; readonly round: ReportedRound }[];
  readonly ends: readonly unknown[];
}

function reportedIn(
  record: GameRecord,
  view: EventView,
  seats: readonly (number | null)[],
  startedAt: number,
  { rules }: PageGame,
): Reported {
  const read = recordedRounds(record, rules, startedAt);
  const rounds = read.flatMap(({ who, of }) =>
    who.flatMap((name, seat) => {
      if (rules.bot(name)) return [];
      // Members may have been renamed since.
      const member = view.members.find((one) => one.name === name)?.member ?? seats[seat] ?? null;
      return member === null ? [] : [{ member, round: of(seat) }];
    }),
  );
  // Of a round that was broken off nothing is revealed.
  const ended = read.filter(({ brokenOff }) => !brokenOff);
  return { rounds, ends: ended.map(({ end }) => end) };
}

/** Counts and shares over all rounds; for estimates, the mean over people. */
function together(
  { columns, row }: GameReport,
  rounds: readonly ReportedRound[],
  rows: readonly Readonly<Record<string, number | null>>[],
): Readonly<Record<string, number | null>> {
  const whole = columns.some(({ kind }) => kind !== 'estimate') ? row(rounds) : {};
  const means = columns.flatMap(({ key, kind }) => {
    const known =
      kind === 'estimate'
        ? rows.map((one) => one[key]).filter((n) => n !== null && n !== undefined)
        : [];
    const mean = known.length === 0 ? null : known.reduce((sum, n) => sum + n, 0) / known.length;
    return kind === 'estimate' ? [[key, mean] as const] : [];
  });
  return { ...whole, ...Object.fromEntries(means) };
}

function counted(errors: readonly ReportedError[]): readonly CommonError[] {
  const times = new Map<string, CommonError>();
  for (const { sentence, example } of errors) {
    const text = textOf(sentence);
    const known = times.get(text) ?? { sentence, times: 0, examples: [] };
    const isNew =
      example !== null && !known.examples.some((one) => textOf(one) === textOf(example));
    times.set(text, {
      sentence,
      times: known.times + 1,
      examples: isNew ? [...known.examples, example] : known.examples,
    });
  }
  return [...times.values()].toSorted((a, b) => b.times - a.times);
}
