import { defined, type Turn } from '@lusoria/core';
import type { SeatClock, Settings, TableState } from '../model/types.ts';
import { type DayClock, dayMove } from './by-day.ts';

/** Time of a player, in milliseconds: per move, and in reserve for a whole round. */
interface Pace {
  readonly move: number;
  readonly reserve: number;
  /** Whether a decision that takes more thought has more time. */
  readonly byEffort: boolean;
}

function byDay(clock: DayClock): Pace {
  return { move: defined(dayMove(clock), 'the time for a move'), reserve: 0, byEffort: false };
}

/** `gentle` is for players who might forget the game, `tournament` for those who want it fast. */
const PACES: Readonly<Record<Settings['clock'], Pace | null>> = {
  none: null,
  gentle: { move: 60_000, reserve: 300_000, byEffort: true },
  tournament: { move: 20_000, reserve: 120_000, byEffort: true },
  hour: byDay('hour'),
  day: byDay('day'),
  'three-days': byDay('three-days'),
  week: byDay('week'),
};

/** A player's clock, in milliseconds; times are by the server's clock. */
export interface Clock {
  /** Reserve left when this wait began. */
  readonly reserve: number;
  /** When the time for the move is up and the reserve begins to run; null while the clock stands. */
  readonly moveUntil: number | null;
  /** When all time is up. */
  readonly until: number | null;
  /** Whether time ran out and no bot substituted. */
  readonly late: boolean;
}

/** Pace of the present round; null: no clock. */
function paceOf({ round }: TableState): Pace | null {
  return round?.play ? PACES[round.play.clock] : null;
}

/** The time for the present decision, in milliseconds. */
function moveTime({ move, byEffort }: Pace, turn: Turn): number {
  return move * (byEffort && turn.kind === 'play' ? (turn.effort ?? 1) : 1);
}

/** When the clock of a person who is waited for began to run, also while the table is paused. */
function startOf(table: TableState, seat: number): number | null {
  const play = table.round?.play;
  const since = play?.clocks[seat]?.since ?? null;
  const turn = play?.state.turn();
  const runs =
    table.phase === 'playing' &&
    turn?.kind === 'play' &&
    turn.must.includes(seat) &&
    // A limit of the game itself replaces the clock.
    turn.limit === null &&
    table.seats[seat]?.kind === 'person';
  return runs && since !== null ? Math.max(since, waitsUntil(table, seat)) : null;
}

/**
 * The clock of a seat; null where there is none. It runs while a person is waited for, from when
 * they may act; not while the table is paused, nor while a limit of the game itself runs.
 */
export function clockOf(table: TableState, seat: number): Clock | null {
  const pace = paceOf(table);
  const play = table.round?.play;
  const own = play?.clocks[seat];
  if (!pace || !play || !own) return null;
  const standing = { reserve: Math.max(0, pace.reserve - own.used), late: own.late };
  const start = table.pausedAt === null ? startOf(table, seat) : null;
  if (start === null) return { ...standing, moveUntil: null, until: null };
  const moveUntil = start + moveTime(pace, play.state.turn());
  return { ...standing, moveUntil, until: moveUntil + standing.reserve };
}

/** Part of a seat's reserve that is used up, and duration of its present wait, at a time. */
export function usedBy(
  table: TableState,
  seat: number,
  at: number,
): Pick<SeatClock, 'used' | 'spent'> {
  const pace = paceOf(table);
  const play = table.round?.play;
  const before = play?.clocks[seat] ?? { used: 0, spent: 0 };
  const start = startOf(table, seat);
  if (!pace || !play || start === null) return { used: before.used, spent: before.spent };
  const spent = Math.max(0, (table.pausedAt ?? at) - start);
  const over = Math.max(0, spent - moveTime(pace, play.state.turn()));
  return { used: Math.min(pace.reserve, before.used + over), spent };
}

/**
 * The clocks after a step, at the time of the table.
 *
 * @param must the seats that are awaited now
 * @param stays whether a seat is awaited for the same thing as before the step
 */
export function clocksAfterStep(
  table: TableState,
  must: readonly number[],
  stays: (seat: number) => boolean,
): readonly SeatClock[] {
  const at = table.updatedAt;
  const { clocks } = defined(table.round?.play, 'the round of the step');
  return clocks.map((clock, seat) =>
    stays(seat)
      ? // Until now others might have objected: the clock has not run.
        { ...clock, since: waitsUntil(table, seat) > at ? at : clock.since }
      : {
          used: usedBy(table, seat, at).used,
          spent: 0,
          since: must.includes(seat) ? at : null,
          late: false,
        },
  );
}

/** Start of the wait for a person who sits down again: leaving does not renew the time. */
export function resumed(table: TableState, seat: number, at: number): number {
  const now = table.pausedAt ?? at;
  const pace = paceOf(table);
  const play = table.round?.play;
  const own = play?.clocks[seat];
  // A substitute has played for a seat that was late, or all had left: then there is time for a
  // move.
  if (!pace || !play || !own || own.late) return now;
  return now - Math.min(own.spent, moveTime(pace, play.state.turn()));
}

/** Seats whose time is up. */
export function lateSeats(table: TableState, now: number): readonly number[] {
  return [...table.seats.keys()].filter((seat) => {
    const clock = clockOf(table, seat);
    return clock !== null && !clock.late && clock.until !== null && clock.until <= now;
  });
}

/**
 * When a seat that must act may do so, out of courtesy to those who may still object (the game's
 * window); milliseconds since 1970, 0 when at once.
 */
export function waitsUntil(table: TableState, seat: number): number {
  const play = table.round?.play;
  const turn = play?.state.turn();
  if (!play?.window || turn?.kind !== 'play' || !turn.window) return 0;
  const others = turn.window.open.filter(
    (other) => other !== seat && table.seats[other]?.kind === 'person',
  );
  if (others.length === 0) return 0;
  const seconds = table.seats[seat]?.kind === 'bot' ? turn.window.bots : turn.window.people;
  return play.window.at + seconds * 1000;
}

/** When the game's own limit is over, by whose name the game then goes on; by the day, people have the day for it, too. */
export function limitUntil(
  table: TableState,
): { readonly name: string; readonly at: number } | null {
  const play = table.round?.play;
  const turn = play?.state.turn();
  if (!play?.limit || turn?.kind !== 'play' || !turn.limit) return null;
  const { name, seconds } = turn.limit;
  return { name, at: play.limit.at + Math.max(seconds * 1000, dayMove(play.clock) ?? 0) };
}

/** When the table goes on without a seat that it waits for; null: it does not, or does not wait for it. */
export function awaitedUntil(table: TableState, seat: number): number | null {
  if (table.pausedAt !== null) return null;
  return clockOf(table, seat)?.until ?? limitUntil(table)?.at ?? null;
}
