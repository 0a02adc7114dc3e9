import { type Homework, pieceOf } from './state.ts';

/** How far somebody is with a homework. */
export const PROGRESS = ['not-begun', 'begun', 'done'] as const;

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
  const { finishes, table } = piece;
  const onTime = finishes.filter((at) => at <= homework.until);
  const counted = homework.late === 'counts' ? finishes : onTime;
  // A match may be over before so many rounds: then there was no more to do.
  const isOver = table.over && !table.brokenOff && counted.length === finishes.length;
  const needed = isOver ? Math.min(homework.work.rounds, finishes.length) : homework.work.rounds;
  const doneAt = needed > 0 ? (counted[needed - 1] ?? null) : null;
  return {
    state: doneAt === null ? 'begun' : 'done',
    finished: finishes.length,
    late: finishes.length - onTime.length,
    counted: counted.length,
    doneAt,
  };
}
