import { defined } from '@lusoria/core';
import { type EventTable, newTable, reported, withMember } from '../model/scores.ts';
import type { HomeworkEvent, Late, Work } from './schemas.ts';

/** What changes homework itself. */
type SetEvent = Extract<HomeworkEvent, { homework: number }>;

/** What one member does of a homework: at a table of their own, and at another one when its match was over too early. */
export interface Piece {
  readonly member: number;
  /** In order; the last one may be played on. */
  readonly tables: readonly EventTable[];
  readonly begunAt: number;
  /** When each round ended, or each item was answered (milliseconds since 1970). */
  readonly finishes: readonly number[];
  /** Null: it is rounds. */
  readonly practice: Practice | null;
}

/** Items of practice, of which the first ones are answered. */
interface Practice {
  readonly items: readonly unknown[];
  readonly answers: readonly { readonly answer: unknown; readonly right: boolean }[];
}

/** A homework of a class. */
export interface Homework {
  readonly no: number;
  readonly title: string;
  readonly options: unknown;
  readonly work: Work;
  /** The deadline (milliseconds since 1970). */
  readonly until: number;
  readonly late: Late;
  readonly setAt: number;
  readonly closedAt: number | null;
  /** Of those who have begun, each once. */
  readonly pieces: readonly Piece[];
}

/** Rounds or items that are needed. */
export function neededFor({ work }: Pick<Homework, 'work'>): number {
  return work.kind === 'rounds' ? work.rounds : work.items;
}

/** Whether it is homework of this member, too. */
export function isFor({ work }: Pick<Homework, 'work'>, member: number): boolean {
  return work.kind === 'rounds' || work.for === null || work.for.includes(member);
}

/** The piece of a member; undefined: they have not begun. */
export function pieceOf({ pieces }: Homework, member: number): Piece | undefined {
  return pieces.find((piece) => piece.member === member);
}

/** A table of homework, and whose it is. */
export interface FoundPiece {
  readonly homework: Homework;
  readonly piece: Piece;
  readonly table: EventTable;
}

/** Finds a table of homework; undefined: it is none. */
export function findPiece(all: readonly Homework[], id: string): FoundPiece | undefined {
  for (const homework of all) {
    for (const piece of homework.pieces) {
      const table = piece.tables.find((one) => one.id === id);
      if (table) return { homework, piece, table };
    }
  }
  return undefined;
}

/** All homework after one of its own events, at this time. */
export function homeworkAfter(
  all: readonly Homework[],
  event: SetEvent,
  at: number,
): readonly Homework[] {
  const changed = (to: Partial<Homework>): readonly Homework[] =>
    all.map((one) => (one.no === event.homework ? { ...one, ...to } : one));
  switch (event.type) {
    case 'assigned': {
      const { type: _, homework: no, ...assignment } = event;
      return [...all, { no, ...assignment, setAt: at, closedAt: null, pieces: [] }];
    }
    case 'rescheduled':
      return changed({ until: event.until, late: event.late });
    case 'homework-closed':
      return changed({ closedAt: at });
    case 'homework-begun':
      return withTable(all, event, at);
    case 'practice-begun': {
      const { member, items } = event;
      const piece: Piece = {
        member,
        tables: [],
        begunAt: at,
        finishes: [],
        practice: { items, answers: [] },
      };
      return all.map((one) =>
        one.no === event.homework ? { ...one, pieces: [...one.pieces, piece] } : one,
      );
    }
    case 'item-answered':
      return all.map((one) => (one.no === event.homework ? withAnswer(one, event, at) : one));
  }
}

/** All homework after a member has begun one, or has begun another match of it. */
function withTable(
  all: readonly Homework[],
  begun: Extract<SetEvent, { type: 'homework-begun' }>,
  at: number,
): readonly Homework[] {
  const { homework: no, member } = begun;
  const table = newTable(begun.table, begun.seats);
  return all.map((homework) => {
    if (homework.no !== no) return homework;
    const { pieces } = homework;
    const piece = pieceOf(homework, member);
    const next: Piece = piece
      ? { ...piece, tables: [...piece.tables, table] }
      : { member, tables: [table], begunAt: at, finishes: [], practice: null };
    return {
      ...homework,
      pieces: piece ? pieces.with(pieces.indexOf(piece), next) : [...pieces, next],
    };
  });
}

function withAnswer(
  homework: Homework,
  { member, answer, right }: Extract<SetEvent, { type: 'item-answered' }>,
  at: number,
): Homework {
  const pieces = homework.pieces.map((piece) =>
    piece.member === member && piece.practice
      ? {
          ...piece,
          finishes: [...piece.finishes, at],
          practice: { ...piece.practice, answers: [...piece.practice.answers, { answer, right }] },
        }
      : piece,
  );
  return { ...homework, pieces };
}

/** All homework after a report of one of its tables, at this time; the same if it is of none. */
export function afterReport(
  all: readonly Homework[],
  report: Parameters<typeof reported>[1] & { readonly table: string },
  at: number,
): readonly Homework[] {
  const found = findPiece(all, report.table);
  if (!found) return all;
  const { homework, piece, table } = found;
  const after: EventTable = {
    ...reported(table, report),
    brokenOff: report.over && homework.closedAt !== null,
  };
  const rounds = Array.from({ length: report.played - table.played }, () => at);
  return changedPieces(all, (one) =>
    one === piece
      ? {
          ...piece,
          tables: piece.tables.with(piece.tables.indexOf(table), after),
          finishes: [...piece.finishes, ...rounds],
        }
      : one,
  );
}

/** All homework without a member who has left: nobody sits at their tables. */
export function withoutPlayer(all: readonly Homework[], member: number): readonly Homework[] {
  return changedPieces(all, (piece) =>
    piece.member === member
      ? {
          ...piece,
          tables: piece.tables.map((table) => ({ ...table, seats: table.seats.map(() => null) })),
        }
      : piece,
  );
}

/** All homework after two members were merged: of two pieces of one homework the one with more rounds stays. */
export function mergedPieces(
  all: readonly Homework[],
  from: number,
  into: number,
): readonly Homework[] {
  return all.map((homework) => {
    const both = [into, from].flatMap((member) => pieceOf(homework, member) ?? []);
    const [kept] = both.toSorted((a, b) => b.finishes.length - a.finishes.length);
    if (!kept) return homework;
    const tables = kept.tables.map((table) => ({
      ...withMember(table, kept.member, into),
      seats: table.seats.map((one) => (one === kept.member ? into : one)),
    }));
    return {
      ...homework,
      pieces: homework.pieces.flatMap((piece) => {
        if (piece === kept) return [{ ...piece, member: into, tables }];
        return both.includes(piece) ? [] : [piece];
      }),
    };
  });
}

function changedPieces(
  all: readonly Homework[],
  change: (piece: Piece) => Piece,
): readonly Homework[] {
  return all.map((homework) => ({
    ...homework,
    pieces: homework.pieces.map(change),
  }));
}

/**
 * What has been answered of practice.
 *
 * @param whose the only member whose answers these are; null: all
 */
export function practisedIn(all: readonly Homework[], whose: number | null) {
  return all.flatMap(({ no: homework, options, pieces }) =>
    pieces.flatMap(({ member, finishes, practice }) =>
      practice === null || (whose !== null && member !== whose)
        ? []
        : [
            {
              homework,
              member,
              options,
              answers: practice.answers.map(({ answer }, i) => ({
                item: practice.items[i],
                answer,
                at: defined(finishes[i], 'when it was answered'),
              })),
            },
          ],
    ),
  );
}
