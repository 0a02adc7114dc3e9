import { aidsOf } from './adaptation/adapt.ts';
import { broughtLast, commonlyKnown, isShared } from './common.ts';
import {
  askingAs,
  directs,
  isOn,
  isShutOut,
  lastRound,
  memberOf,
  membersHere,
  removedMembers,
  tableOf,
} from './membership.ts';
import { homeworkViews } from './homework/progress.ts';
import { moneyOf } from './money.ts';
import { questionView, talliesOf } from './question/view.ts';
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
  const isDirector = directs(state, person);
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

/** What all viewers of one kind see alike; of the round, what those see who do not play. */
type CommonView = Pick<
  EventView,
  'round' | 'members' | 'standings' | 'teamStandings' | 'till' | 'rule' | 'seating' | 'teams'
>;

function commonFor(state: EventState, viewer: EventViewer): CommonView {
  const isGuest = viewer.as === 'guest';
  const shows = showsStandings(state, viewer);
  return {
    round: isGuest ? null : roundFor(state, viewer, shows),
    members: namesFor(state, viewer),
    ...(shows
      ? standingFor(knownTo(state, viewer))
      : { standings: null, teamStandings: null, till: null, rule: null }),
    seating: isGuest ? [] : comingOf(state),
    teams: isGuest ? [] : state.teams.map(({ name, members }) => ({ name, members: [...members] })),
  };
}

function showsStandings({ settings }: EventState, { as }: EventViewer): boolean {
  return as === 'director' || (settings.open && as !== 'guest');
}

/** Views of an event for its viewers: the only way out. What several see alike is made once, and the same object in all. */
export function viewsOf(
  state: EventState,
  presence: Presence = NOBODY,
): (viewer: EventViewer) => EventView {
  const common = new Map<EventViewer['as'], CommonView>();
  return (viewer) => {
    const known = common.get(viewer.as) ?? commonFor(state, viewer);
    common.set(viewer.as, known);
    return viewWith(state, viewer, presence, known);
  };
}

/** View of an event for one viewer. */
export function viewFor(
  state: EventState,
  viewer: EventViewer,
  presence: Presence = NOBODY,
): EventView {
  return viewsOf(state, presence)(viewer);
}

function viewWith(
  state: EventState,
  viewer: EventViewer,
  presence: Presence,
  { members, seating, teams, round, ...standing }: CommonView,
): EventView {
  const { id, code, kind, title, game, options, locked, told } = state;
  const { clock, substitute } = state.settings;
  const isGuest = viewer.as === 'guest';
  return {
    id,
    code,
    kind,
    title,
    game,
    options: isGuest ? null : options,
    locked,
    clock,
    substitute,
    you: youOf(state, viewer),
    here: membersHere(state).length,
    members,
    round: viewer.as === 'member' ? withOwnTable(state, round, viewer.member) : round,
    ...standing,
    seating,
    teams,
    homework: homeworkFor(state, viewer),
    question: isGuest ? null : questionView(state, viewer.as === 'member' ? viewer.member : null),
    questions: questionsFor(state, viewer),
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
      known: knownAs(state, viewer.person),
      moved: state.moved.includes(viewer.person),
    };
  }
  if (viewer.as === 'screen') return viewer;
  const { member } = viewer;
  const table = member === null ? null : (tableOf(state, member)?.id ?? null);
  if (viewer.as === 'director') return { as: 'director', member, table };
  const aids = [...aidsOf(state, viewer.member)];
  return { ...viewer, table, word: state.members[viewer.member]?.word ?? null, aids };
}

/** Number of the expected member whose device this was in an earlier lesson; null: nobody's. */
function knownAs({ members }: EventState, person: string): number | null {
  return members.find(({ state, known }) => state === 'listed' && known === person)?.no ?? null;
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
  const spotlight = round.tables.findIndex(({ id }) => id === state.spotlight);
  return {
    number: state.rounds.length,
    tables: round.tables.map((table, i) => ({
      ...tableView(table, i, known.tables[i] ?? table, shows),
      table: isOfDirector ? table.id : null,
    })),
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

/** @param written the table as far as its points may be known */
function tableView(table: EventTable, i: number, written: EventTable, shows: boolean) {
  return {
    table: table.id,
    number: i + 1,
    seats: [...table.seats],
    played: table.played,
    over: table.over,
    brokenOff: table.brokenOff,
    points: shows ? written.standing.map(({ points }) => points) : null,
    counted: written.played,
    brought: shows ? broughtLast(written) : null,
  };
}

/** A round for one of its players, who knows all of their own table. */
function withOwnTable(state: EventState, round: EventView['round'], member: number) {
  const tables = lastRound(state)?.tables ?? [];
  const at = tables.findIndex(({ seats }) => seats.includes(member));
  const table = tables[at];
  if (!round || !table) return round;
  const own = tableView(table, at, table, state.settings.open);
  return { ...round, tables: round.tables.with(at, own) };
}

function homeworkFor({ homework }: EventState, viewer: EventViewer): EventView['homework'] {
  if (viewer.as === 'guest' || viewer.as === 'screen') return [];
  const whose = viewer.as === 'director' ? null : viewer.member;
  return [...homeworkViews(homework, whose)];
}

function questionsFor(state: EventState, viewer: EventViewer): EventView['questions'] {
  if (viewer.as === 'guest' || viewer.as === 'screen') return [];
  return [...talliesOf(state, viewer.as === 'director' ? null : viewer.member)];
}

/** The tables of the rounds to come, as far as they are announced: those of a class are not before it begins. */
function comingOf({ kind, rounds, drawn, plan }: EventState): EventView['seating'] {
  const next = drawn && (kind === 'evening' || plan.length > 0) ? drawn : plan[0];
  return (next ? [next, ...plan.slice(1)] : []).map((tables, i) => ({
    round: rounds.length + 1 + i,
    tables: tables.map((table) => [...table]),
  }));
}

/** Where the round ended for all, the last one at a table may have been broken off. */
function playedAt({ id, seats, played, brokenOff }: EventTable) {
  return { table: id, seats: [...seats], finished: Math.max(0, brokenOff ? played - 1 : played) };
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
  const { settings, prepared, key, knocks, apart, drawn, rounds, roster, groups } = state;
  return {
    roster,
    hasGroups: groups.length > 0,
    settings,
    prepared,
    key,
    people: peopleOf(state, presence),
    adaptations: state.adaptations.filter(({ member }) => state.members[member]?.state !== 'gone'),
    adapted: (rounds.at(-1)?.tables ?? []).flatMap(({ options }, i) =>
      Object.keys(options).length === 0 ? [] : [{ table: i + 1, options }],
    ),
    knocks: [...knocks],
    removed: removedMembers(state).map(({ no }) => no),
    apart: apart.map(([a, b]) => [a, b] as const),
    drawn: drawn && drawn.map((table) => [...table]),
    late: (rounds.at(-1)?.late ?? []).map(({ member, at }) => ({
      member,
      at,
      listed: state.members[member]?.isListed === true,
    })),
    rounds: rounds.map(({ startedAt, tables, ended }) => ({
      startedAt,
      tables: tables.map(playedAt),
      ended,
    })),
  };
}
