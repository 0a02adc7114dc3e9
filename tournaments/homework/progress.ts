import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { LATE, workSchema } from './schemas.ts';
import { type Homework, isFor, neededFor, pieceOf } from './state.ts';

/** How far somebody is with a homework. */
const PROGRESS = ['not-begun', 'begun', 'done'] as const;

export interface Progress {
  readonly state: (typeof PROGRESS)[number];
  /** Rounds finished or items answered, and those of them after the deadline. */
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
  const doneAt = counted[neededFor(homework) - 1] ?? null;
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
      /** Null: it is rounds. */
      practice: v.nullable(
        v.strictObject({
          right: whole,
          /** The item to be answered, and the one answered last; null for the director, and where there is none. */
          next: v.nullable(v.strictObject({ no: whole, item: v.unknown() })),
          last: v.nullable(
            v.strictObject({ item: v.unknown(), answer: v.unknown(), right: v.boolean() }),
          ),
        }),
      ),
    }),
  ),
});
export type HomeworkView = v.InferOutput<typeof homeworkViewSchema>;

/** @param whose the only member whose piece is shown; null: all */
function homeworkView(homework: Homework, whose: number | null): HomeworkView {
  const { no, title, options, work, until, late, setAt, closedAt, pieces } = homework;
  return {
    homework: no,
    title,
    options,
    // Who else has it is nobody's business.
    work: whose === null || work.kind === 'rounds' ? work : { ...work, for: null },
    until,
    late,
    setAt,
    closed: closedAt !== null,
    pieces: pieces
      .filter(({ member }) => whose === null || member === whose)
      .map(({ member, begunAt, tables, practice }) => ({
        member,
        begunAt,
        tables: tables.map(({ id, seats, over }) => ({ table: id, seats: [...seats], over })),
        ...progressOf(homework, member),
        practice: practice && practiceView(practice, whose !== null),
      })),
  };
}

type Practice = NonNullable<Homework['pieces'][number]['practice']>;

function practiceView({ items, answers }: Practice, isOwn: boolean) {
  const no = answers.length;
  const given = answers.at(-1);
  return {
    right: answers.filter(({ right }) => right).length,
    next: isOwn && no < items.length ? { no, item: items[no] } : null,
    last: isOwn && given ? { item: items[no - 1], ...given } : null,
  };
}

/** The homework that a viewer sees: members that which is theirs. */
export function homeworkViews(
  all: readonly Homework[],
  whose: number | null,
): readonly HomeworkView[] {
  return all
    .filter((one) => whose === null || isFor(one, whose))
    .map((one) => homeworkView(one, whose));
}

/** Homework that a member has not finished and that is still taken in, the earliest deadline first; null: is no member. */
export function homeworkToDo(all: readonly Homework[], member: number | null) {
  if (member === null) return [];
  return all
    .filter((one) => one.closedAt === null && isFor(one, member))
    .map((one) => ({
      homework: one.no,
      title: one.title,
      until: one.until,
      finished: progressOf(one, member).finished,
      needed: neededFor(one),
    }))
    .filter(({ finished, needed }) => finished < needed)
    .toSorted((a, b) => a.until - b.until);
}
