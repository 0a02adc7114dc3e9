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
import { homeworkView } from './homework/progress.ts';
import { moneyOf } from './money.ts';
import { factorAt, signOf, standingsOf } from './standings.ts';
import { teamStandingsOf } from './teams.ts';
import type { EventState, EventTable } from './types.ts';
import type { EventView } from './view-schema.ts';

export { type EventView, eventViewSchema } from './view-schema.ts';

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
    ...(shows
      ? standingFor(knownTo(state, viewer))
      : { standings: null, teamStandings: null, till: null, rule: null }),
    seating: isGuest ? [] : comingOf(state),
    teams: isGuest ? [] : state.teams.map(({ name, members }) => ({ name, members: [...members] })),
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

function standingFor(
  known: EventState,
): Pick<EventView, 'standings' | 'teamStandings' | 'till' | 'rule'> {
  const money = moneyOf(known);
  const standings = standingsOf(known).map((row) => ({
    ...row,
    rounds: [...row.rounds],
    money: money?.of.get(row.member) ?? null,
  }));
  const teamStandings = teamStandingsOf(known).map((row) => ({ ...row, rounds: [...row.rounds] }));
  return { standings, teamStandings, till: money?.till ?? null, rule: ruleOf(known) };
}

function ruleOf({ settings, rounds, counted }: EventState): EventView['rule'] {
  const { score, size, money } = settings;
  const all = rounds.flatMap((round) => round.tables);
  const factors = new Map(all.map((table) => [table.seats.length, factorAt(table, settings)]));
  const tables = [...factors]
    .map(([seats, factor]) => ({ seats, factor }))
    .toSorted((a, b) => a.seats - b.seats);
  return { score, size, tables, best: signOf(all) === 1 ? 'most' : 'fewest', money, counted };
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

/** The tables of the rounds to come, as far as they are announced: those of a class are not before it begins. */
function comingOf({ kind, rounds, drawn, plan }: EventState): EventView['seating'] {
  const next = drawn && (kind === 'evening' || plan.length > 0) ? drawn : plan[0];
  return (next ? [next, ...plan.slice(1)] : []).map((tables, i) => ({
    round: rounds.length + 1 + i,
    tables: tables.map((table) => [...table]),
  }));
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
