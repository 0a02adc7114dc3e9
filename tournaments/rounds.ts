import { accepted, type AdaptedOptions, type Rejection, withAdapted } from '@lusoria/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { optionsAt } from './adaptation/adapt.ts';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { isOn, lastRound, membersHere, tableOf } from './membership.ts';
import { openQuestion } from './question/state.ts';
import { freeSeats, reservedSeats, whyNotPrepared } from './prepared.ts';
import { relationsOf } from './seating/costs.ts';
import { drawTables } from './seating/draw.ts';
import { tableSizes } from './seating/sizes.ts';
import { standingsOf } from './standings.ts';
import {
  type Bell,
  type Draw,
  type TournamentEvent,
  type EventState,
  MAX_ROUNDS,
  type Tables,
} from './types.ts';

const MINUTE_MS = 60_000;

/** Numbers of people that a table can have with the options of an event, besides the bot of a prepared action. */
export function sizesOf(
  state: Pick<EventState, 'options' | 'prepared'>,
  { game }: Context,
): readonly number[] {
  return game.seats
    .filter((seats) => game.admits(state.options, seats) === null)
    .map((seats) => seats - reservedSeats(state))
    .filter((people) => people > 0);
}

/** Draws the tables of the next round. */
export function draw(state: EventState, how: Draw, context: Context): Decision {
  if (isOn(state)) return rejectWith('not-now');
  const tables = drawnTables(state, how, context);
  return tables.length === 0 ? rejectWith('nobody-there') : accepted([{ type: 'drawn', tables }]);
}

function drawnTables(state: EventState, how: Draw, context: Context): number[][] {
  const here = membersHere(state).map(({ no }) => no);
  if (here.length === 0) return [];
  const ranked = standingsOf(state).flatMap(({ member }) =>
    here.includes(member) ? [member] : [],
  );
  const sizes = tableSizes(here.length, sizesOf(state, context), state.settings.size);
  const tables = drawTables(
    {
      // Before the first round there are no standings.
      draw: state.rounds.length === 0 && how !== 'rotation' ? 'lot' : how,
      ranked,
      sizes: sizes.map(({ people }) => people),
      ...relationsOf(state),
    },
    context.random,
  );
  return tables.map((table) => [...table]);
}

/** Draws the tables as they were in the last lesson. */
export function drawGroups(state: EventState, context: Context): Decision {
  if (isOn(state)) return rejectWith('not-now');
  const tables = groupsHere(state, context);
  return tables.length === 0
    ? rejectWith('nobody-there')
    : accepted([{ type: 'drawn', tables: tables.map((table) => [...table]) }]);
}

/** Who is here of each group of the last lesson, in tables that the game admits. */
function groupsHere(state: EventState, context: Context): Tables {
  const here = membersHere(state).map(({ no }) => no);
  const most = Math.max(...sizesOf(state, context));
  return state.groups
    .map((group) => group.filter((member) => here.includes(member)))
    .flatMap((group) =>
      Array.from({ length: Math.ceil(group.length / most) }, (_, i) =>
        group.slice(i * most, (i + 1) * most),
      ),
    );
}

export function arrange(
  state: EventState,
  tables: readonly (readonly number[])[],
  context: Context,
): Decision {
  if (isOn(state)) return rejectWith('not-now');
  const all = tables.flat();
  const here = membersHere(state).map(({ no }) => no);
  const sizes = sizesOf(state, context);
  const most = Math.max(...sizes);
  const fits =
    new Set(all).size === all.length &&
    all.every((member) => here.includes(member)) &&
    tables.every(({ length }) => length > 0 && length <= most);
  return fits
    ? accepted([{ type: 'drawn', tables: tables.map((table) => [...table]) }])
    : rejectWith('bad-seating');
}

/** Begins a round: at the drawn tables, with bots where people are missing. */
export function start(state: EventState, context: Context): Decision {
  if (isOn(state)) return rejectWith('not-now');
  if (openQuestion(state)) return rejectWith('question-open');
  if (state.rounds.length >= MAX_ROUNDS) return rejectWith('table-full');
  const sizes = sizesOf(state, context);
  const before = state.rounds.length === 0 ? groupsHere(state, context) : [];
  const drawn =
    state.drawn ??
    state.plan[0] ??
    (before.length > 0 ? before : drawnTables(state, state.settings.draw, context));
  const tables = withAll(
    drawn.filter(({ length }) => length > 0),
    membersHere(state).map(({ no }) => no),
    mostAt(sizes, state.settings.size),
  );
  if (tables.length === 0) return rejectWith('nobody-there');
  const { minutes, shared } = state.settings;
  const round = state.rounds.length;
  const adapted = tables.map((members) => adaptedAt(state, members, context));
  const unfit = adapted
    .map(({ options }) => whyNotPreparedAt(state, options, context))
    .find((one) => one !== null);
  if (unfit) return rejectWith('bad-preparation', { why: unfit.code });
  return accepted([
    {
      type: 'round',
      tables: tables.map((members, i) => ({
        table: tableId(state.id, round, i),
        seats: seatsOf(state, members, sizes),
        ...adapted[i],
      })),
      secret: shared ? context.secret() : null,
      prepared: state.prepared,
      until: minutes === null ? null : context.now + minutes * MINUTE_MS,
    },
  ]);
}

/** The drawn tables, and those who came after the draw: at the smallest table with room, or at new ones. */
function withAll(
  drawn: readonly (readonly number[])[],
  here: readonly number[],
  most: number,
): readonly (readonly number[])[] {
  const tables = drawn.map((members) => [...members]);
  for (const member of here.filter((one) => !drawn.some((table) => table.includes(one)))) {
    const smallest = tables.toSorted((a, b) => a.length - b.length)[0];
    if (smallest && smallest.length < most) smallest.push(member);
    else tables.push([member]);
  }
  return tables;
}

/** Most people at a table, not far from the size of the others. */
function mostAt(sizes: readonly number[], wished: number): number {
  const near = sizes.filter((size) => Math.abs(size - wished) <= 1);
  return Math.max(...(near.length > 0 ? near : sizes));
}

/** The options of a table in which it differs from the others, where there are any. */
function adaptedAt(
  state: EventState,
  members: readonly number[],
  { game }: Context,
): { readonly options?: AdaptedOptions } {
  const options = optionsAt(state, members, game.adaptable);
  return Object.keys(options).length === 0 ? {} : { options };
}

/** Why what is prepared cannot be done at a table with other options; null: it can, or nothing is. */
function whyNotPreparedAt(
  { options, prepared }: EventState,
  adapted: AdaptedOptions | undefined,
  context: Context,
): Rejection | null {
  return prepared === null || adapted === undefined
    ? null
    : whyNotPrepared(withAdapted(options, adapted), prepared, context);
}

/** Seats of a table: the bot of a prepared action, the people, bots where people are missing. */
function seatsOf(
  state: EventState,
  members: readonly number[],
  sizes: readonly number[],
): (number | null)[] {
  const reserved = Array.from({ length: reservedSeats(state) }, () => null);
  return [...reserved, ...withBots(members, sizes, state.settings.size)];
}

/** Deterministic id: a table that is created twice is created once. */
export function tableId(event: string, round: number | string, table: number): string {
  return bytesToHex(sha256(utf8ToBytes(`${event} ${round} ${table}`))).slice(0, 20);
}

/** Fewest seats that suffice and that the game admits, but not far from the size of the others. */
export function withBots(
  members: readonly number[],
  sizes: readonly number[],
  wished: number,
): (number | null)[] {
  const enough = sizes.filter((size) => size >= members.length);
  const near = enough.filter((size) => Math.abs(size - wished) <= 1);
  const seats = Math.min(...(near.length > 0 ? near : enough));
  return Array.from({ length: seats }, (_, seat) => members[seat] ?? null);
}

/**
 * A latecomer takes a bot's place, at the table with the most bots. Where there is none, a table is added for a class;
 * an evening, whose points are compared, lets them wait for the next round.
 */
export function seatLate(
  state: EventState,
  member: number,
  context: Context,
): readonly TournamentEvent[] {
  const round = lastRound(state);
  if (!round || round.ended || tableOf(state, member)) return [];
  const [most] = round.tables
    .filter(({ over }) => !over)
    .map((table) => ({ table: table.id, free: freeSeats(round, table) }))
    .toSorted((a, b) => b.free.length - a.free.length);
  const [seat] = most?.free ?? [];
  if (most && seat !== undefined) return [{ type: 'seated', table: most.table, seat, member }];
  if (state.kind !== 'class') return [];
  const table = tableId(state.id, state.rounds.length - 1, round.tables.length);
  const seats = seatsOf({ ...state, prepared: round.prepared }, [member], sizesOf(state, context));
  return [{ type: 'opened', table, seats, ...adaptedAt(state, [member], context) }];
}

/** Begins the next deal at all tables. */
export function next(state: EventState): Decision {
  if (openQuestion(state)) return rejectWith('question-open');
  const round = lastRound(state);
  if (!round || round.ended || round.pausedAt !== null) return rejectWith('not-now');
  return round.tables.some(({ over, played }) => !over && played >= round.deals)
    ? accepted([{ type: 'dealt' }])
    : rejectWith('not-now');
}

/** While a question is on the screens no table goes on, nor is a pause needed. */
export function pause(state: EventState, on: boolean): Decision {
  if (openQuestion(state)) return rejectWith('question-open');
  const round = lastRound(state);
  if (!round || round.ended || on === (round.pausedAt !== null)) return rejectWith('not-now');
  return accepted([{ type: 'paused', on, adjourned: false }]);
}

/** The lesson is over: what happens to tables that have not finished. */
export function ring(state: EventState, how: Bell): Decision {
  const round = lastRound(state);
  if (!round || round.ended) return rejectWith('not-now');
  if (how !== 'later') return accepted([{ type: 'ended', counts: how === 'points' }]);
  return round.adjourned
    ? rejectWith('not-now')
    : accepted([{ type: 'paused', on: true, adjourned: true }]);
}

/** Sets the end of the round for all tables. */
export function until(state: EventState, minutes: number | null, now: number): Decision {
  const round = lastRound(state);
  if (!round || round.ended) return rejectWith('not-now');
  if (minutes === 0) return ring(state, state.settings.bell);
  const from = round.pausedAt ?? now;
  return accepted([{ type: 'time', until: minutes === null ? null : from + minutes * MINUTE_MS }]);
}

/** Ends the round, if one is on, and locks the event. */
export function endForGood(state: EventState): Decision {
  const events: TournamentEvent[] = [
    ...(isOn(state) ? [{ type: 'ended', counts: false } as const] : []),
    ...(state.locked ? [] : [{ type: 'locked', on: true } as const]),
  ];
  return events.length > 0 ? accepted(events) : rejectWith('not-now');
}

export function timeUp(state: EventState, now: number): Decision {
  const at = deadlineOf(state);
  return at !== null && at <= now ? ring(state, state.settings.bell) : rejectWith('not-now');
}

/** When the round ends by itself (milliseconds since 1970); null: never, or not while paused. */
export function deadlineOf(state: EventState): number | null {
  const round = lastRound(state);
  return !round || round.ended || round.pausedAt !== null ? null : round.until;
}
