import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { broughtLast, commonlyKnown, isShared } from './common.ts';
import {
  askingAs,
  isOn,
  isShutOut,
  lastRound,
  memberOf,
  membersHere,
  tableOf,
} from './membership.ts';
import { homeworkView, homeworkViewSchema } from './homework/progress.ts';
import { moneyOf } from './money.ts';
import { ruleOf, standingsOf } from './standings.ts';
import {
  kindSchema,
  MEMBER_STATES,
  moneySchema,
  SCORES,
  settingsSchema,
  type EventState,
  type EventTable,
} from './types.ts';

const nullableWhole = v.nullable(whole);
const personId = v.string();

const rowSchema = v.strictObject({
  place: whole,
  member: whole,
  points: v.number(),
  won: whole,
  /** Rounds of the game lost, where it counts them apart. */
  lost: whole,
  rounds: list(v.nullable(v.number())),
  /** Winnings (losses: negative), in cents; null: not played for money. */
  money: v.nullable(
    v.strictObject({
      /** The differences of points at the tables. */
      points: v.number(),
      stake: v.number(),
      /** For lost games of one's own. */
      lost: v.number(),
      prize: v.number(),
      sum: v.number(),
    }),
  ),
});

/** A table of some round, and its last seating. */
const playedSchema = v.strictObject({ table: v.string(), seats: list(nullableWhole) });

const tableSchema = v.strictObject({
  /** The id of the table, for its players, the director and the wall; null for the others. */
  table: v.nullable(v.string()),
  /** From 1. */
  number: whole,
  /** Players: members by number, null for bots. */
  seats: list(nullableWhole),
  /** Rounds of the game played. */
  played: whole,
  over: v.boolean(),
  /** Whether the round ended for all before this table's match did. */
  brokenOff: v.boolean(),
  /**
   * Points by seat after `counted` rounds of the game; null where the standings are not for
   * everybody. Where all tables play the same, people at other tables see a round's points once
   * every table has played it.
   */
  points: v.nullable(list(v.number())),
  counted: whole,
  /** Result of the last of these rounds; null: there is none yet, or it is not for everybody. */
  brought: v.nullable(list(v.number())),
});

/** A viewer's view of an event, with their own data. */
export const eventViewSchema = v.strictObject({
  id: v.string(),
  code: v.string(),
  kind: kindSchema,
  title: v.string(),
  game: v.string(),
  options: v.unknown(),
  locked: v.boolean(),
  /** Role of the viewer. */
  you: v.variant('as', [
    /** The director may play, too. */
    v.strictObject({
      as: v.literal('director'),
      member: v.nullable(whole),
      table: v.nullable(v.string()),
    }),
    v.strictObject({
      as: v.literal('member'),
      member: whole,
      /** The member's table in the latest round; null: none. */
      table: v.nullable(v.string()),
      /** With it they come back on another device; null: they have none yet. */
      word: v.nullable(v.string()),
    }),
    v.strictObject({ as: v.literal('screen') }),
    /**
     * Not a member (yet); `waits`: for the director, who is asked whether they are the person of this `name`, or
     * for an `entry`; `removed`: shut out by the director.
     */
    v.strictObject({
      as: v.literal('guest'),
      waits: v.nullable(v.picklist(['name', 'entry'])),
      removed: v.boolean(),
    }),
  ]),
  /** Number of members here. */
  here: whole,
  /** All members by number; guests see only the names that are still free, and only the director sees who asks. */
  members: list(
    v.strictObject({
      member: whole,
      name: v.string(),
      state: v.picklist(MEMBER_STATES),
    }),
  ),
  /** The latest round; null: none, or not for guests. */
  round: v.nullable(
    v.strictObject({
      /** From 1. */
      number: whole,
      tables: list(tableSchema),
      /** When it ends for all (milliseconds since 1970 by the server's clock); null: it does not, or is paused. */
      until: nullableWhole,
      paused: v.boolean(),
      /** Whether it is to go on another time; it is paused until then. */
      adjourned: v.boolean(),
      ended: v.boolean(),
      /** Whether deals that its end broke off count as they stood. */
      counts: v.boolean(),
      deals: whole,
      /** Whether all tables play the same: seeing one would help the others. */
      shared: v.boolean(),
      /** Prepared action of the bots at all tables, once the round is over; null: none, or not yet. */
      prepared: v.unknown(),
      /** Number of the table enlarged on the wall; null: none, or not for this viewer. */
      spotlight: nullableWhole,
    }),
  ),
  /** How the standings come about; null where they are not for everybody. */
  rule: v.nullable(
    v.strictObject({
      score: v.picklist(SCORES),
      /** The size of table for which evened points count as they are. */
      size: whole,
      /** The sizes of the tables so far, ascending, and by what points there are multiplied. */
      tables: list(v.strictObject({ seats: whole, factor: v.number() })),
      best: v.picklist(['most', 'fewest']),
      money: v.nullable(moneySchema),
    }),
  ),
  /** Null where they are not for everybody. */
  standings: v.nullable(list(rowSchema)),
  /** Rest of the money in the till, in cents; null: not played for money, or not for everybody. */
  till: v.nullable(v.number()),
  /** By number; guests and the wall see none. */
  homework: list(homeworkViewSchema),
  told: v.nullable(v.strictObject({ text: v.string(), at: whole })),
  /** The director's own data; null for everybody else. */
  direction: v.nullable(
    v.strictObject({
      settings: settingsSchema,
      /** Action that a bot on the first seat of every table takes wherever it can; null: nothing is prepared. */
      prepared: v.unknown(),
      key: v.string(),
      /** Who is here or asks to be let in. */
      people: list(
        v.strictObject({
          member: whole,
          /** Whether one of their devices is connected. */
          online: v.boolean(),
          /**
           * When they came or asked, of who is not connected when they were last (milliseconds since 1970 by the server's
           * clock); null: not since this server has started.
           */
          since: nullableWhole,
        }),
      ),
      knocks: list(v.strictObject({ person: personId, member: whole })),
      apart: list(v.strictTuple([whole, whole])),
      drawn: v.nullable(list(list(whole))),
      /** Members who came when the latest round had begun, and when (milliseconds since 1970 by the server's clock). */
      late: list(v.strictObject({ member: whole, at: whole })),
      rounds: list(
        v.strictObject({ startedAt: whole, tables: list(playedSchema), ended: v.boolean() }),
      ),
    }),
  ),
  /** The viewer's own tables in all rounds, and all of them for the wall; empty for guests. */
  own: list(v.strictObject({ startedAt: whole, table: playedSchema })),
});
export type EventView = v.InferOutput<typeof eventViewSchema>;

/** Role in which a person views an event. */
export type EventViewer =
  | { readonly as: 'director'; readonly member: number | null }
  | { readonly as: 'member'; readonly member: number }
  | { readonly as: 'screen' }
  | { readonly as: 'guest'; readonly person: string };

/** Viewer as whom a person sees an event; as a screen the director, or anybody with the key. */
export function viewerOf(
  state: EventState,
  person: string,
  screen: { readonly key: string | null } | null = null,
): EventViewer {
  const isDirector = person === state.director;
  if (screen) {
    if (isDirector || screen.key === state.key) return { as: 'screen' };
    return { as: 'guest', person };
  }
  const member = memberOf(state, person);
  if (isDirector) return { as: 'director', member: member?.no ?? null };
  return member ? { as: 'member', member: member.no } : { as: 'guest', person };
}

/** Whose devices are connected, by person, and when the others last were. */
export interface Presence {
  readonly online: ReadonlySet<string>;
  readonly lastSeen: ReadonlyMap<string, number>;
}

/** Nobody is connected. */
const NOBODY: Presence = { online: new Set(), lastSeen: new Map() };

/** View of an event for a viewer: the only way out. */
export function viewFor(
  state: EventState,
  viewer: EventViewer,
  presence: Presence = NOBODY,
): EventView {
  const { id, code, kind, title, game, options, locked, told } = state;
  const isGuest = viewer.as === 'guest';
  const shows = viewer.as === 'director' || (state.settings.open && !isGuest);
  return {
    id,
    code,
    kind,
    title,
    game,
    options: isGuest ? null : options,
    locked,
    you: youOf(state, viewer),
    here: membersHere(state).length,
    members: namesFor(state, viewer),
    round: isGuest ? null : roundFor(state, viewer, shows),
    ...(shows ? standingFor(knownTo(state, viewer)) : { standings: null, till: null, rule: null }),
    homework: homeworkFor(state, viewer),
    told: isGuest ? null : told,
    direction: viewer.as === 'director' ? directionOf(state, presence) : null,
    own: ownOf(state, viewer),
  };
}

function youOf(state: EventState, viewer: EventViewer): EventView['you'] {
  if (viewer.as === 'guest') {
    return {
      as: 'guest',
      waits: waitsFor(state, viewer.person),
      removed: isShutOut(state, viewer.person),
    };
  }
  if (viewer.as === 'screen') return viewer;
  const { member } = viewer;
  const table = member === null ? null : (tableOf(state, member)?.id ?? null);
  if (viewer.as === 'director') return { as: 'director', member, table };
  return { ...viewer, table, word: state.members[viewer.member]?.word ?? null };
}

function waitsFor(state: EventState, guest: string): 'name' | 'entry' | null {
  if (askingAs(state, guest)) return 'entry';
  return state.knocks.some(({ person }) => person === guest) ? 'name' : null;
}

function namesFor({ members, settings }: EventState, { as }: EventViewer): EventView['members'] {
  const shown = members.filter(({ state }) => {
    if (as === 'guest') return state === 'listed';
    return as === 'director' || state !== 'asks';
  });
  const isNamed = as !== 'screen' || settings.names;
  return shown.map(({ no, name, state }) => ({ member: no, name: isNamed ? name : '', state }));
}

function standingFor(known: EventState): Pick<EventView, 'standings' | 'till' | 'rule'> {
  const money = moneyOf(known);
  const standings = standingsOf(known).map((row) => ({
    ...row,
    rounds: [...row.rounds],
    money: money?.of.get(row.member) ?? null,
  }));
  return { standings, till: money?.till ?? null, rule: ruleOf(known) };
}

/** An event as far as a viewer may know the scores of its tables. */
function knownTo(state: EventState, { as }: EventViewer): EventState {
  return as === 'director' ? state : { ...state, rounds: state.rounds.map(commonlyKnown) };
}

function roundFor(state: EventState, viewer: EventViewer, shows: boolean): EventView['round'] {
  const round = lastRound(state);
  if (!round) return null;
  const isOfDirector = viewer.as === 'director' || viewer.as === 'screen';
  const known = viewer.as === 'director' ? round : commonlyKnown(round);
  const tableFor = (table: EventTable, i: number) => {
    const isMine = viewer.as === 'member' && table.seats.includes(viewer.member);
    const written = isMine ? table : (known.tables[i] ?? table);
    return {
      table: isOfDirector || isMine ? table.id : null,
      number: i + 1,
      seats: [...table.seats],
      played: table.played,
      over: table.over,
      brokenOff: table.brokenOff,
      points: shows ? written.standing.map(({ points }) => points) : null,
      counted: written.played,
      brought: shows ? broughtLast(written) : null,
    };
  };
  const spotlight = round.tables.findIndex(({ id }) => id === state.spotlight);
  return {
    number: state.rounds.length,
    tables: round.tables.map(tableFor),
    until: round.pausedAt === null ? round.until : null,
    paused: round.pausedAt !== null,
    adjourned: round.adjourned,
    ended: !isOn(state),
    counts: round.counts,
    deals: round.deals,
    prepared: round.ended ? round.prepared : null,
    shared: isShared(round),
    spotlight: isOfDirector && spotlight >= 0 ? spotlight + 1 : null,
  };
}

function homeworkFor({ homework }: EventState, viewer: EventViewer): EventView['homework'] {
  if (viewer.as === 'guest' || viewer.as === 'screen') return [];
  const whose = viewer.as === 'director' ? null : viewer.member;
  return homework.map((one) => homeworkView(one, whose));
}

function playedAt({ id, seats }: EventTable) {
  return { table: id, seats: [...seats] };
}

function ownOf({ rounds }: EventState, viewer: EventViewer): EventView['own'] {
  const member = viewer.as === 'member' || viewer.as === 'director' ? viewer.member : null;
  const isWall = viewer.as === 'screen';
  if (member === null && !isWall) return [];
  return rounds.flatMap(({ startedAt, tables }) =>
    tables.flatMap((table) =>
      // A member who left in the middle has played there, too.
      isWall ||
      table.seats.some((one) => one !== null && one === member) ||
      table.scores.some((score) => score.member === member)
        ? [{ startedAt, table: playedAt(table) }]
        : [],
    ),
  );
}

function peopleOf(
  { members }: EventState,
  { online, lastSeen }: Presence,
): NonNullable<EventView['direction']>['people'] {
  return members.flatMap(({ no, person, state, at }) => {
    if (person === null || (state !== 'here' && state !== 'asks')) return [];
    const isOnline = online.has(person);
    return [
      { member: no, online: isOnline, since: isOnline ? at : (lastSeen.get(person) ?? null) },
    ];
  });
}

function directionOf(state: EventState, presence: Presence): NonNullable<EventView['direction']> {
  const { settings, prepared, key, knocks, apart, drawn, rounds } = state;
  return {
    settings,
    prepared,
    key,
    people: peopleOf(state, presence),
    knocks: [...knocks],
    apart: apart.map(([a, b]) => [a, b] as const),
    drawn: drawn && drawn.map((table) => [...table]),
    late: (rounds.at(-1)?.late ?? []).map(({ member, at }) => ({ member, at })),
    rounds: rounds.map(({ startedAt, tables, ended }) => ({
      startedAt,
      tables: tables.map(playedAt),
      ended,
    })),
  };
}
