import type { TableView } from '@lusoria/table';

type Play = NonNullable<NonNullable<TableView['round']>['play']>;
/** A player's clock as the server sends it. */
export type Clock = NonNullable<Play['clocks']>[number];

/** Display values of a clock. */
export interface ClockFace {
  /** Time left for the move, as minutes and seconds; null while the clock is stopped or when it is used up. */
  readonly move: string | null;
  readonly reserve: string;
  readonly runs: boolean;
  /** True if little time is left. */
  readonly low: boolean;
}

/**
 * @param now time by the server's clock, in milliseconds
 * @param hurry remaining milliseconds below which little time is left
 */
export function clockFace(
  { reserve, moveUntil, until }: Clock,
  now: number,
  hurry: number,
): ClockFace {
  if (moveUntil === null || until === null) {
    return { move: null, reserve: minutes(reserve), runs: false, low: false };
  }
  const move = moveUntil - now;
  const left = Math.max(0, Math.min(reserve, until - now));
  return {
    move: move > 0 ? minutes(move) : null,
    reserve: minutes(left),
    runs: true,
    low: until - now <= hurry,
  };
}

/** Remaining time, rounded up to seconds: 0:00 appears only when the time is up. */
function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
