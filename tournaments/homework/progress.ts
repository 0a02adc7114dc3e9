import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { LATE, workSchema } from './schemas.ts';
import { type Homework, pieceOf } from './state.ts';

/** How far somebody is with a homework. */
const PROGRESS = ['not-begun', 'begun', 'done'] as const;

export interface Progress {
  readonly state: (typeof PROGRESS)[number];
  /** Rounds finished, and those of them after the deadline. */
  readonly finished: number;
  readonly late: number;
  /** Rounds that count. */
  readonly counted: number;
  /** When the last round that was needed ended (milliseconds since 1970); null: it is not done. */
  readonly doneAt: number | null;
}

export function progressOf(homework: Homework, member: number): Progress {
  const piece = pieceOf(homework, member);
  if (!piece) return { state: 'not-begun', finished: 0, late: 0, counted: 0, doneAt: null };
  const { finishes } = piece;
  const onTime = finishes.filter((at) => at <= homework.until);
  const counted = homework.late === 'counts' ? finishes : onTime;
  const doneAt = counted[homework.work.rounds - 1] ?? null;
  return {
    state: doneAt === null ? 'begun' : 'done',
    finished: finishes.length,
    late: finishes.length - onTime.length,
    counted: counted.length,
    doneAt,
  };
}

/** A homework as people see it. */
export const homeworkViewSchema = v.strictObject({
  homework: whole,
  title: v.string(),
  options: v.unknown(),
  work: workSchema,
  /** The deadline (milliseconds since 1970 by the server's clock). */
  until: whole,
  late: v.picklist(LATE),
  setAt: whole,
  closed: v.boolean(),
  /** Of those who have begun: the director sees all, members themselves. */
  pieces: list(
    v.strictObject({
      member: whole,
      begunAt: whole,
      /** In order, with their members; the last one may be played on. */
      tables: list(
        v.strictObject({ table: v.string(), seats: list(v.nullable(whole)), over: v.boolean() }),
      ),
      state: v.picklist(PROGRESS),
      /** Rounds finished, those of them after the deadline, and those that count. */
      finished: whole,
      late: whole,
      counted: whole,
      /** When the last round that was needed ended; null: it is not done. */
      doneAt: v.nullable(whole),
    }),
  ),
});
export type HomeworkView = v.InferOutput<typeof homeworkViewSchema>;

/** @param whose the only member whose piece is shown; null: all */
export function homeworkView(homework: Homework, whose: number | null): HomeworkView {
  const { no, title, options, work, until, late, setAt, closedAt, pieces } = homework;
  return {
    homework: no,
    title,
    options,
    work,
    until,
    late,
    setAt,
    closed: closedAt !== null,
    pieces: pieces
      .filter(({ member }) => whose === null || member === whose)
      .map(({ member, begunAt, tables }) => ({
        member,
        begunAt,
        tables: tables.map(({ id, seats, over }) => ({ table: id, seats: [...seats], over })),
        ...progressOf(homework, member),
      })),
  };
}
