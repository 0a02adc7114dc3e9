import type { AnyGame, Viewer } from '@lusoria/core';
import { list, schemaOf, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { clockOf, limitUntil, waitsUntil } from '../rounds/clock.ts';
import { isSilent } from '../rounds/play.ts';
import { type RoundNumber, roundNumberSchema } from '../rounds/round-number.ts';
import { type BotPace, botPaceOf, BOT_PACES } from '../rounds/bot-pace.ts';
import {
  type Direction,
  directionSchema,
  type Entry,
  type Holder,
  holderSchema,
  type Settings,
  settingsSchema,
  type TableEvent,
  type TableState,
} from './types.ts';
import { seatOf } from '../seats/membership.ts';

/** A player's clock: `reserve` in milliseconds; `moveUntil` and `until` are null while it stands. */
const clockSchema = v.strictObject({
  reserve: whole,
  moveUntil: v.nullable(whole),
  until: v.nullable(whole),
  late: v.boolean(),
});

/** A viewer's view of a table. Times are milliseconds since 1970 by the server's clock. */
export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly settings: Settings;
  readonly owner: string;
  /** The event that directs the table; null: none. */
  readonly direction: Direction | null;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly muted: boolean;
  }[];
  readonly seats: readonly Holder[];
  readonly phase: 'lobby' | 'playing' | 'between' | 'over';
  readonly paused: boolean;
  readonly round: {
    readonly number: RoundNumber;
    readonly commitment: string;
    /** Seats whose contribution to chance is awaited. */
    readonly awaited: readonly number[];
    /** Null until the deal. */
    readonly play: {
      readonly first: number;
      readonly must: readonly number[];
      readonly may: readonly number[];
      /** When the table acts for those who have not; null without a limit, and while paused. */
      readonly limitAt: number | null;
      /** The clocks of all seats; null where the table has none. */
      readonly clocks:
        | readonly {
            readonly reserve: number;
            readonly moveUntil: number | null;
            readonly until: number | null;
            readonly late: boolean;
          }[]
        | null;
      readonly tempo: BotPace;
      /** When the viewer may act; 0 when at once. */
      readonly waitUntil: number;
      /** The viewer's view of the game (its own schema). */
      readonly view: unknown;
    } | null;
  } | null;
  /** Finished rounds of this match. */
  readonly played: number;
  readonly standings: readonly {
    readonly seat: number;
    readonly place: number;
    readonly points: number;
    readonly won: number;
  }[];
  /** Whether chat is off now, because a round is on and the game demands it. */
  readonly silent: boolean;
  /** People who want to break off the round. */
  readonly consents: readonly string[];
  /** People who want to chat; at an open table, nobody can before all of them do. */
  readonly chatters: readonly string[];
}

export const tableViewSchema = schemaOf<TableView>()(
  v.strictObject({
    id: v.string(),
    code: v.string(),
    game: v.string(),
    rules: whole,
    options: v.unknown(),
    settings: settingsSchema,
    owner: v.string(),
    direction: v.nullable(directionSchema),
    seat: v.nullable(whole),
    people: list(v.strictObject({ id: v.string(), name: v.string(), muted: v.boolean() })),
    seats: list(holderSchema),
    phase: v.picklist(['lobby', 'playing', 'between', 'over']),
    paused: v.boolean(),
    round: v.nullable(
      v.strictObject({
        number: roundNumberSchema,
        commitment: v.string(),
        awaited: list(whole),
        play: v.nullable(
          v.strictObject({
            first: whole,
            must: list(whole),
            may: list(whole),
            limitAt: v.nullable(whole),
            clocks: v.nullable(list(clockSchema)),
            tempo: v.picklist(BOT_PACES),
            waitUntil: whole,
            view: v.unknown(),
          }),
        ),
      }),
    ),
    played: whole,
    standings: list(v.strictObject({ seat: whole, place: whole, points: v.number(), won: whole })),
    silent: v.boolean(),
    consents: list(v.string()),
    chatters: v.optional(list(v.string()), []),
  }),
);

export function viewerOf(table: TableState, person: string | null): Viewer {
  return (person === null ? null : seatOf(table, person)) ?? 'spectator';
}

/** View of a table for a person, with a seat or without. */
export function viewOf(table: TableState, person: string | null): TableView {
  return viewFor(table, viewerOf(table, person));
}

/** View of a table from a seat, or as a spectator. */
export function viewFor(table: TableState, viewer: Viewer): TableView {
  const { round } = table;
  return {
    id: table.id,
    code: table.code,
    game: table.game.id,
    rules: table.game.rules,
    options: table.options,
    settings: table.settings,
    owner: table.owner,
    direction: table.direction,
    seat: viewer === 'spectator' ? null : viewer,
    people: table.people,
    seats: table.seats,
    phase: table.phase,
    paused: table.pausedAt !== null,
    round: round && {
      number: round.number,
      commitment: round.commitment,
      awaited: round.awaited,
      play: playOf(table, viewer),
    },
    played: table.played.length,
    standings: table.standings.map(({ seat, place, points, won }) => ({
      seat,
      place,
      points,
      won,
    })),
    silent: isSilent(table),
    consents: table.consents,
    chatters: table.chatters,
  };
}

function playOf(table: TableState, viewer: Viewer): NonNullable<TableView['round']>['play'] {
  const play = table.round?.play;
  if (!play) return null;
  const view = play.state.view(viewer);
  const turn = play.state.turn();
  // The view of a round that was broken off stays visible; nobody is awaited in it.
  if (table.phase !== 'playing' || turn.kind !== 'play') {
    const { first } = play;
    const stands = { must: [], may: [], limitAt: null, clocks: null, waitUntil: 0 };
    return { first, ...stands, tempo: botPaceOf(table), view };
  }
  const { must, may } = turn;
  const runs = table.pausedAt === null;
  const waits = runs && viewer !== 'spectator' && must.includes(viewer);
  return {
    first: play.first,
    must,
    may,
    limitAt: runs ? (limitUntil(table)?.at ?? null) : null,
    clocks: clocksOf(table),
    tempo: botPaceOf(table),
    waitUntil: waits ? waitsUntil(table, viewer) : 0,
    view,
  };
}

function clocksOf(table: TableState) {
  const clocks = [...table.seats.keys()].flatMap((seat) => clockOf(table, seat) ?? []);
  return clocks.length > 0 ? clocks : null;
}

/** Shifts the future times of a view by `ms` milliseconds. */
export function shiftedView(view: TableView, ms: number): TableView {
  const { round } = view;
  if (ms === 0 || !round?.play) return view;
  const { play } = round;
  const later = (at: number | null): number | null => at && at + ms;
  const clocks =
    play.clocks &&
    play.clocks.map((clock) => ({
      ...clock,
      moveUntil: later(clock.moveUntil),
      until: later(clock.until),
    }));
  const waitUntil = play.waitUntil && play.waitUntil + ms;
  return {
    ...view,
    round: { ...round, play: { ...play, limitAt: later(play.limitAt), clocks, waitUntil } },
  };
}

/** An entry of the log, redacted for a viewer. */
export interface PublicEntry {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly TableEvent[];
}

/** Redacts an entry of the log for a viewer; the same object for all viewers to whom it is equal. */
export function entryFor({ game }: TableState, entry: Entry, viewer: Viewer): PublicEntry {
  const open = openEntry(entry);
  const events = open.events.map((event) => eventFor(game, event, viewer));
  return events.every((event, i) => event === open.events[i]) ? open : { ...open, events };
}

/** An entry without what nobody may learn: secrets, and people's requests as opposed to their effects. */
function openEntry(entry: Entry): PublicEntry {
  // Watchers are sent the same entry one after another.
  if (latest?.entry !== entry) {
    const { seq, at, events } = entry;
    latest = { entry, open: { seq, at, events: events.map(openEvent) } };
  }
  return latest.open;
}

let latest: { readonly entry: Entry; readonly open: PublicEntry } | null = null;

function openEvent(event: TableEvent): TableEvent {
  switch (event.type) {
    case 'committed':
      return { ...event, secret: null };
    case 'seeded':
      return { ...event, seed: null };
    case 'prepared':
      return { ...event, action: null };
    case 'step':
      // Events tell what an action did; a draw stays hidden until the secret is revealed.
      return { ...event, input: null };
    default:
      return event;
  }
}

function eventFor(game: AnyGame, event: TableEvent, viewer: Viewer): TableEvent {
  if (event.type !== 'step') return event;
  const redacted = event.events.map((inner) => game.redact(inner, viewer));
  if (redacted.every((inner, i) => inner === event.events[i])) return event;
  return { ...event, events: redacted.filter((inner) => inner !== null) };
}
