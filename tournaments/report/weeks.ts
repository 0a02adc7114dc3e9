import type { AnyGame, GameReport, PersonReport, ReportRow } from '@lusoria/core';
import type { GameRecord } from '@lusoria/table';
import { classRow } from './class-row.ts';
import {
  afterPractice,
  type MemberPractice,
  openEventReader,
  type Readers,
  type TableOfEvent,
} from './event-report.ts';

/** What was played in a lesson of a class that is kept. */
export interface PlayedLesson {
  readonly tables: readonly { readonly table: TableOfEvent; readonly record: GameRecord }[];
  readonly members: Readers['members'];
  /** What was practised as its homework. */
  readonly practice: readonly MemberPractice[];
  /** Who each member is among the pupils of the class, by number; null: nobody of the class. */
  readonly pupils: readonly (number | null)[];
}

/** Figures of pupils, and of the class. */
interface Figures {
  readonly people: readonly { readonly pupil: number; readonly row: ReportRow }[];
  readonly all: ReportRow;
}

/** A lesson among those of its class. */
export interface LessonFigures {
  /** Of the lesson alone, as its own report has them. */
  readonly lesson: Figures;
  /** After all lessons up to this one: of everybody who has played in any of them. */
  readonly soFar: Figures;
  /** Keys of what could be told of in all lessons up to this one. */
  readonly keys: readonly string[];
}

/** Reads the lessons of a class one after the other, in order, and keeps only what is known of its pupils. */
export interface WeeksReader {
  add(lesson: PlayedLesson): LessonFigures;
}

export function openWeeksReader(rules: AnyGame, report: GameReport): WeeksReader {
  const keys = new Set<string>();
  const known = new Map<number, { readonly report: PersonReport; readonly row: ReportRow }>();
  return {
    add({ tables, members, practice, pupils }) {
      const reader = openEventReader(rules, report);
      const readers: Readers = { members, mine: null };
      for (const { table, record } of tables) reader.read(table, record, readers);
      reader.practise(practice);
      for (const key of reader.keys) keys.add(key);
      const played = reader.rounds(readers);
      const answered = report.nothing.practised
        ? practice.filter(({ answers }) => answers.length > 0)
        : [];
      for (const member of new Set([...played.keys(), ...answered.map((one) => one.member)])) {
        const pupil = pupils[member] ?? null;
        if (pupil === null) continue;
        const before = known.get(pupil)?.report ?? report.nothing;
        const rounds = played.get(member) ?? [];
        const after = afterPractice(
          rounds.reduce((so, round) => so.after(round), before),
          answered,
          member,
        );
        known.set(pupil, { report: after, row: after.row() });
      }
      const { people, all } = reader.report(readers);
      const so = [...known]
        .map(([pupil, { row }]) => ({ pupil, row }))
        .toSorted((a, b) => a.pupil - b.pupil);
      return {
        lesson: {
          people: people.flatMap(({ member, row }) => {
            const pupil = pupils[member] ?? null;
            return pupil === null ? [] : [{ pupil, row }];
          }),
          all,
        },
        soFar: {
          people: so,
          all: classRow(
            report.columns,
            so.map(({ row }) => row),
          ),
        },
        keys: [...keys],
      };
    },
  };
}
