import type { TableView } from '@lusoria/table';

type Play = NonNullable<NonNullable<TableView['round']>['play']>;
/** A player's clock as the server sends it. */
export type Clock = NonNullable<Play['clocks']>[number];

/** What a clock shows. */
export interface ClockFace {
  /** Time left for the move, as minutes and seconds; null while the clock stands or when it is used up. */
  readonly move: string | null;
  readonly reserve: string;
  readonly runs: boolean;
  /** Whether hardly anything is left. */
  readonly low: boolean;
}

/**
 * @param now by the server's clock, in milliseconds.
 * @param hurry from how many milliseconds on little is left.
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

/** Time that is left, rounded up to seconds: nothing is left only when the time is up. */
function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
