import {
  type AnsweredPractice,
  type AnyGame,
  defined,
  type GameReport,
  type PersonReport,
  type QuizQuestion,
  type ReportedError,
  type ReportedRound,
  type ReportRow,
  type SeriesAccounts,
} from '@lusoria/core';
import { type GameRecord, type RecordedRound, recordedRounds } from '@lusoria/table';
import { classRow } from './class-row.ts';
import { type TableList, tableList } from './lists.ts';
import { type ShownParts, shownParts } from './parts.ts';

/** A table of an event, and the members seated there last. */
export interface TableOfEvent {
  readonly table: string;
  /** Start of its round of the event (milliseconds since 1970). */
  readonly startedAt: number;
  readonly seats: readonly (number | null)[];
  /** Number of its round of the event, from 1; null: it is homework. */
  readonly series: number | null;
  /** From 1; null where the reader knows no other tables. */
  readonly number: number | null;
}

/** An error, and how often it was made. */
export interface CommonError {
  readonly sentence: ReportedError['sentence'];
  readonly times: number;
  /** Distinct examples, in the order in which they occurred. */
  readonly examples: readonly ReportedError['sentence'][];
  /** Source of a question to all about the first; null: there is none. */
  readonly ask: unknown;
}

interface MemberReport {
  readonly member: number;
  readonly row: ReportRow;
  /** Most frequent first. */
  readonly errors: readonly CommonError[];
}

/** Report on the rounds of an event: the same for the screen, for paper and for files. */
export interface EventReport extends ShownParts {
  readonly people: readonly MemberReport[];
  readonly all: ReportRow;
  /** Most frequent first. */
  readonly errors: readonly CommonError[];
  /** Questions on what nobody noticed, from all tables. */
  readonly quiz: readonly QuizQuestion[];
  /** The view of each table at the end of its latest finished round, by table id. */
  readonly ends: readonly (readonly [table: string, end: unknown])[];
  /** The list of each table, by series and table; empty where the game keeps none. */
  readonly lists: readonly TableList[];
  /** Columns of the sums of a list; null: the game keeps no lists. */
  readonly accounts: SeriesAccounts['columns'] | null;
}

/** Who is reported on. */
export interface Readers {
  readonly members: readonly { readonly member: number; readonly name: string }[];
  /** The only member reported on; null: all. */
  readonly mine: number | null;
}

/** What a member has answered of practice. */
export interface MemberPractice extends AnsweredPractice {
  readonly member: number;
}

/** Reads records of an event's tables, each round once, and reports on all that it has read. */
export interface EventReader {
  /** Reads, and reckons, the rounds of a record that it has not yet read. */
  read(table: TableOfEvent, record: GameRecord, readers: Readers): void;
  /** Takes what has been answered of practice so far, in the place of what it was told before. */
  practise(practice: readonly MemberPractice[]): void;
  report(readers: Readers): EventReport;
  /** Keys of what could be told of, by what was read. */
  readonly keys: ReadonlySet<string>;
  /** The rounds of each member, in order. */
  rounds(readers: Readers): ReadonlyMap<number, readonly ReportedRound[]>;
}

interface ReadTable extends TableOfEvent {
  readonly list: TableList | null;
  readonly rounds: readonly RecordedRound[];
  /** Names of the players by round and seat; a bot's kind for bots. */
  readonly who: readonly (readonly string[])[];
}

/** A person's report, and the rounds that it was made of. */
interface Told {
  readonly rounds: readonly ReportedRound[];
  readonly report: PersonReport;
}

/**
 * The member who had a seat under a name. Members may have been renamed since, and others have their names now.
 *
 * @param named the member who has the name now; null: nobody
 */
function memberOf(
  named: number | null,
  { series, seats }: ReadTable,
  seat: number,
  tables: Iterable<ReadTable>,
): number | null {
  const last = seats[seat] ?? null;
  if (named === null) return last;
  const isElsewhere = [...tables].some(
    (other) => other.series === series && other.seats.includes(named),
  );
  return isElsewhere ? (last ?? named) : named;
}

export function openEventReader(rules: AnyGame, report: GameReport): EventReader {
  const tables = new Map<string, ReadTable>();
  const told = new Map<number, Told>();
  let practice: readonly MemberPractice[] = [];
  const keys = toldKeys(report);

  const roundsOf = (members: Readers['members']): ReadonlyMap<number, ReportedRound[]> => {
    const byName = new Map(members.map(({ member, name }) => [name, member]));
    const found = new Map<number, ReportedRound[]>();
    const add = (member: number | null, round: ReportedRound): void => {
      if (member !== null) found.set(member, [...(found.get(member) ?? []), round]);
    };
    const memberAt = (table: ReadTable, seat: number, name: string): number | null =>
      memberOf(byName.get(name) ?? null, table, seat, tables.values());
    for (const table of inOrder()) {
      for (const round of table.rounds) {
        for (const { name, round: one } of round.left) add(memberAt(table, one.seat, name), one);
        for (const [seat, name] of defined(
          table.who[round.index],
          'a round of the record',
        ).entries()) {
          const one = round.seats[seat];
          if (one && !rules.bot(name)) add(memberAt(table, seat, name), one);
        }
      }
    }
    return found;
  };

  const inOrder = (): readonly ReadTable[] =>
    [...tables.values()].toSorted((a, b) => a.startedAt - b.startedAt);

  /** A report goes on where it was, unless the rounds before are no longer the same. */
  const reportOn = (member: number, rounds: readonly ReportedRound[]): PersonReport => {
    const before = told.get(member);
    const goesOn = before?.rounds.every((round, i) => round === rounds[i]) ?? false;
    const start = goesOn && before ? before : { rounds: [], report: report.nothing };
    const next = rounds
      .slice(start.rounds.length)
      .reduce((so, round) => so.after(round), start.report);
    told.set(member, { rounds, report: next });
    return next;
  };

  /** Of practice alone, too; it comes after the rounds. */
  const reportsFor = ({ members, mine }: Readers) => {
    const rounds = roundsOf(members);
    const known = new Set(members.map(({ member }) => member));
    const home = practice.filter(({ member }) => known.has(member));
    return [...new Set([...rounds.keys(), ...home.map(({ member }) => member)])]
      .filter((member) => mine === null || member === mine)
      .toSorted((a, b) => a - b)
      .map((member) => ({
        member,
        told: afterPractice(reportOn(member, rounds.get(member) ?? []), home, member),
      }));
  };

  return {
    read(table, record, readers) {
      const before = tables.get(table.table)?.rounds ?? [];
      const known = before.at(-1);
      const rounds = recordedRounds(
        record,
        rules,
        table.startedAt,
        known === undefined ? 0 : known.index + 1,
      );
      for (const {
        seats: [first],
      } of rounds)
        if (first) keys.add(first.options);
      const { series } = table;
      const list =
        report.accounts && series !== null ? tableList(record, rules, report.accounts) : null;
      tables.set(table.table, {
        ...table,
        list: list && series !== null ? { ...list, series, table: table.number } : null,
        rounds: [...before, ...rounds],
        who: record.rounds.map(({ who }) => who),
      });
      reportsFor(readers);
    },
    rounds: ({ members }) => roundsOf(members),
    keys: keys.all,
    practise(now) {
      // A game whose report learns nothing of it has no people of practice alone.
      practice = report.nothing.practised ? now.filter(({ answers }) => answers.length > 0) : [];
      for (const { options } of practice) keys.add(options);
    },
    report(readers) {
      const people = reportsFor(readers).map(({ member, told: one }) => {
        const errors = one.errors();
        return { member, row: one.row(), errors, common: inCommon(errors) };
      });
      // Of a round that was broken off nothing is revealed.
      const ends = inOrder().flatMap(({ table, rounds }) =>
        rounds.flatMap(({ brokenOff, end }) => (brokenOff ? [] : [[table, end] as const])),
      );
      const all = classRow(
        report.columns,
        people.map(({ row }) => row),
      );
      return {
        ...shownParts(report, keys.all),
        people: people.map(({ member, row, common }) => ({ member, row, errors: common })),
        all,
        errors: inCommon(people.flatMap(({ errors }) => errors)),
        quiz: ends.flatMap(([, end]) => report.quiz?.(end) ?? []),
        ends: [...new Map(ends)],
        lists: inOrder().flatMap(({ list }) => (list ? [list] : [])),
        accounts: report.accounts?.columns ?? null,
      };
    },
  };
}

/** Collects what rounds and practice with some options can tell of. */
function toldKeys(report: GameReport) {
  const all = new Set<string>();
  const seen = new Set<string>();
  return {
    all,
    add(options: unknown): void {
      const text = JSON.stringify(options);
      if (!report.keys || seen.has(text)) return;
      seen.add(text);
      for (const key of report.keys(options)) all.add(key);
    },
  };
}

/** The report after what one member has practised. */
export function afterPractice(
  report: PersonReport,
  all: readonly MemberPractice[],
  member: number,
): PersonReport {
  return all
    .filter((one) => one.member === member)
    .reduce((so, one) => so.practised?.(one) ?? so, report);
}

function inCommon(errors: readonly ReportedError[]): readonly CommonError[] {
  const times = new Map<string, CommonError>();
  for (const { sentence, example, ask = null } of errors) {
    const text = JSON.stringify(sentence);
    const known = times.get(text) ?? { sentence, times: 0, examples: [], ask: null };
    const isNew =
      example !== null &&
      !known.examples.some((one) => JSON.stringify(one) === JSON.stringify(example));
    times.set(text, {
      sentence,
      times: known.times + 1,
      examples: isNew ? [...known.examples, example] : known.examples,
      ask: known.ask ?? ask,
    });
  }
  return [...times.values()].toSorted((a, b) => b.times - a.times);
}
