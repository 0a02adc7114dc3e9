import { type EventTable, newTable, reported, withMember } from '../scores.ts';
import type { Late, Work } from './schemas.ts';

/** What one member does of a homework: a table of their own. */
export interface Piece {
  readonly member: number;
  readonly table: EventTable;
  readonly begunAt: number;
  /** When each round ended (milliseconds since 1970). */
  readonly finishes: readonly number[];
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

/** The piece of a member; undefined: they have not begun. */
export function pieceOf({ pieces }: Homework, member: number): Piece | undefined {
  return pieces.find((piece) => piece.member === member);
}

/** Where a table is somebody's piece; undefined: it is not homework. */
export function findPiece(
  all: readonly Homework[],
  table: string,
): { readonly homework: Homework; readonly piece: Piece } | undefined {
  for (const homework of all) {
    const piece = homework.pieces.find((one) => one.table.id === table);
    if (piece) return { homework, piece };
  }
  return undefined;
}

export function changedHomework(
  all: readonly Homework[],
  no: number,
  to: Partial<Homework>,
): readonly Homework[] {
  return all.map((one) => (one.no === no ? { ...one, ...to } : one));
}

export function withPiece(
  all: readonly Homework[],
  no: number,
  begun: {
    readonly member: number;
    readonly table: string;
    readonly seats: Piece['table']['seats'];
  },
  at: number,
): readonly Homework[] {
  const piece: Piece = {
    member: begun.member,
    table: newTable(begun.table, begun.seats),
    begunAt: at,
    finishes: [],
  };
  return all.map((one) => (one.no === no ? { ...one, pieces: [...one.pieces, piece] } : one));
}

/** All homework after a report of one of its tables, at this time; the same if it is of none. */
export function afterReport(
  all: readonly Homework[],
  report: Parameters<typeof reported>[1] & { readonly table: string },
  at: number,
): readonly Homework[] {
  const found = findPiece(all, report.table);
  if (!found) return all;
  const { homework } = found;
  return changedPieces(all, (piece, of) =>
    of === homework && piece.table.id === report.table
      ? {
          ...piece,
          table: {
            ...reported(piece.table, report),
            brokenOff: report.over && homework.closedAt !== null,
          },
          finishes: [
            ...piece.finishes,
            ...Array.from({ length: report.played - piece.table.played }, () => at),
          ],
        }
      : piece,
  );
}

/** All homework without a member who has left: nobody sits at their tables. */
export function withoutPlayer(all: readonly Homework[], member: number): readonly Homework[] {
  return changedPieces(all, (piece) =>
    piece.member === member
      ? { ...piece, table: { ...piece.table, seats: piece.table.seats.map(() => null) } }
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
    const table = {
      ...withMember(kept.table, kept.member, into),
      seats: kept.table.seats.map((one) => (one === kept.member ? into : one)),
    };
    return {
      ...homework,
      pieces: homework.pieces.flatMap((piece) => {
        if (piece === kept) return [{ ...piece, member: into, table }];
        return both.includes(piece) ? [] : [piece];
      }),
    };
  });
}

function changedPieces(
  all: readonly Homework[],
  change: (piece: Piece, of: Homework) => Piece,
): readonly Homework[] {
  return all.map((homework) => ({
    ...homework,
    pieces: homework.pieces.map((piece) => change(piece, homework)),
  }));
}
