import type { Settings, TableState } from './types.ts';

/** What a player has, in milliseconds: for every move, and in reserve for a whole round. */
export interface Pace {
  readonly move: number;
  readonly reserve: number;
}

/** A gentle clock is for those who might forget the game, the other for those who want it fast. */
const PACES: Readonly<Record<Settings['clock'], Pace | null>> = {
  none: null,
  gentle: { move: 60_000, reserve: 300_000 },
  tournament: { move: 20_000, reserve: 120_000 },
};

/** How long players have at a table; null: as long as they like. */
export function paceOf({ settings }: Pick<TableState, 'settings'>): Pace | null {
  return PACES[settings.clock];
}

/** A player's clock as it stands, in milliseconds; times are by the host's clock. */
export interface Clock {
  /** What was left of the reserve when this wait began. */
  readonly reserve: number;
  /** When the time for the move is up and the reserve begins to run; null while the clock stands. */
  readonly moveUntil: number | null;
  /** When all time is up. */
  readonly until: number | null;
  /** Whether it was, and nobody stood in. */
  readonly late: boolean;
}

/**
 * The clock of a seat; null where there is none. It runs while a person is waited for, from when they
 * may act; not while the table is paused, nor while a limit of the game itself runs.
 */
export function clockOf(table: TableState, seat: number): Clock | null {
  const pace = paceOf(table);
  const play = table.round?.play;
  const own = play?.clocks[seat];
  if (!pace || !play || !own) return null;
  const standing = { reserve: Math.max(0, pace.reserve - own.used), late: own.late };
  const turn = play.state.turn();
  const runs =
    table.phase === 'playing' &&
    table.pausedAt === null &&
    turn.kind === 'play' &&
    turn.must.includes(seat) &&
    turn.limit === null &&
    table.seats[seat]?.kind === 'person';
  if (!runs || own.since === null) return { ...standing, moveUntil: null, until: null };
  const moveUntil = Math.max(own.since, waitsUntil(table, seat)) + pace.move * (turn.effort ?? 1);
  return { ...standing, moveUntil, until: moveUntil + standing.reserve };
}

/** What of its reserve a seat has used up when its present wait ends at a time. */
export function usedBy(table: TableState, seat: number, at: number): number {
  const before = table.round?.play?.clocks[seat]?.used ?? 0;
  const clock = clockOf(table, seat);
  if (!clock || clock.moveUntil === null) return before;
  return before + Math.min(clock.reserve, Math.max(0, at - clock.moveUntil));
}

/** The seats whose time is up. */
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
