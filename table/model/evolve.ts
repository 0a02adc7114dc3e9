import { defined, type AnyGame, type AnyRound, chanceKey } from '@lusoria/core';
import { clocksAfterStep, resumed, usedBy } from '../rounds/clock.ts';
import { eventsText, sizeOf } from '../record/entry-text.ts';
import { NAMELESS } from '../seats/names.ts';
import { finalStandings, pastRound, renamedIn } from '../rounds/past-rounds.ts';
import { reacted } from './reacted.ts';
import type {
  Entry,
  Holder,
  Person,
  Round,
  RoundStep,
  SeatClock,
  TableEvent,
  TableState,
} from './types.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** Key of a round's chance, and number of its next draw; number 0 is the lot for the first player. */
export function chanceCursor(round: Round): { readonly key: Uint8Array; readonly next: number } {
  return {
    key: chanceKey(round.secret, round.contributions),
    next: 1 + (round.play?.draws ?? 0),
  };
}

/** The initial table, from the first event of its log. */
export function initialState(
  id: string,
  game: AnyGame,
  event: Of<'created'>,
  at: number,
): TableState {
  return {
    id,
    game,
    code: event.code,
    createdAt: at,
    options: event.options,
    optionsAt: 1,
    settings: event.settings,
    owner: event.owner,
    direction: null,
    prepared: null,
    people: [{ id: event.owner, name: event.name, muted: false }],
    seats: event.seats,
    phase: 'lobby',
    pausedAt: null,
    round: null,
    played: [],
    standings: [],
    rounds: [],
    consents: [],
    chatters: [],
    erased: [],
    barred: [],
    chatCount: 0,
    reactions: { count: 0, latest: [] },
    bytes: 0,
    replaceable: {},
    seq: 0,
    updatedAt: at,
  };
}

/** Applies an entry of the log to the table. */
export function afterEntry(table: TableState, entry: Entry): TableState {
  const next = { ...table, seq: entry.seq, updatedAt: entry.at };
  return countEntry(entry.events.reduce(evolve, next), entry);
}

/** Counts the size of the entry whose events have led to the table. */
export function countEntry(table: TableState, entry: Entry): TableState {
  const kind = settingKind(entry);
  const replaced = kind === null ? undefined : table.replaceable[kind];
  return {
    ...table,
    bytes: table.bytes + sizeOf(entry) - (replaced?.bytes ?? 0),
    replaceable:
      kind === null
        ? stillReplaceable(table, entry)
        : {
            ...table.replaceable,
            [kind]: { seq: entry.seq, bytes: eventsText(entry).length - '[]'.length },
          },
  };
}

/** Seq of an earlier entry that this one, which comes next, makes obsolete; null: none. */
export function replacedBy(table: TableState, entry: Entry): number | null {
  const kind = settingKind(entry);
  return (kind === null ? undefined : table.replaceable[kind])?.seq ?? null;
}

/** Kind of settings that an entry replaces; null: it does something else. */
function settingKind({ events }: Entry): 'options' | 'settings' | null {
  const [event, ...more] = events;
  if (more.length > 0) return null;
  return event?.type === 'options' || event?.type === 'settings' ? event.type : null;
}

/** Replaceable entries after this one: a round that begins or ends was played with the settings before it. */
function stillReplaceable(table: TableState, { events }: Entry): TableState['replaceable'] {
  const matters = events.some(({ type }) => ['committed', 'begun', 'revealed'].includes(type));
  return matters ? {} : table.replaceable;
}

/**
 * Replays a whole log.
 *
 * @throws RangeError when the log does not begin with the table's creation.
 */
export function replay(id: string, game: AnyGame, log: readonly Entry[]): TableState {
  const [first, ...rest] = log;
  const created = first?.events[0];
  if (!first || created?.type !== 'created') throw new RangeError('a log begins with `created`');
  const table = {
    ...initialState(id, game, created, first.at),
    seq: first.seq,
    bytes: sizeOf(first),
  };
  return rest.reduce(afterEntry, table);
}

/** Applies one event of the entry that the table has the seq and the time of. */
export function evolve(table: TableState, event: TableEvent): TableState {
  const at = table.updatedAt;
  switch (event.type) {
    case 'created':
      return table;
    case 'sat':
      return {
        ...seated(table, event.seat),
        seats: table.seats.with(event.seat, { kind: 'person', person: event.person }),
        people: withPerson(table.people, { id: event.person, name: event.name, muted: false }),
      };
    case 'stood':
      return {
        ...clockSet(table, event.seat, usedBy(table, event.seat, at)),
        seats: table.seats.with(event.seat, { kind: 'open' }),
        consents: table.consents.filter((person) => person !== event.person),
        chatters: table.chatters.filter((person) => person !== event.person),
        barred: event.removed ? [...table.barred, event.person] : table.barred,
      };
    case 'seat':
      return { ...table, seats: table.seats.with(event.seat, event.holder) };
    case 'resized':
      return { ...table, seats: resized(table.seats, event.count) };
    case 'options':
      return { ...table, options: event.options, optionsAt: table.seq };
    case 'settings':
      return { ...table, settings: event.settings };
    case 'renamed':
      return { ...table, people: changed(table.people, event.person, { name: event.name }) };
    case 'muted':
      return { ...table, people: changed(table.people, event.person, { muted: event.on }) };
    case 'owner':
      return { ...table, owner: event.person };
    case 'erased':
      return {
        ...table,
        people: changed(table.people, event.person, { name: NAMELESS }),
        rounds: renamedIn(table.rounds, event.person, NAMELESS),
        erased: [...table.erased, event.person],
      };
    case 'consented': {
      const kind = event.to === 'chat' ? 'chatters' : 'consents';
      const others = table[kind].filter((person) => person !== event.person);
      return { ...table, [kind]: event.give ? [...others, event.person] : others };
    }
    case 'hurried':
      return hurried(table);
    case 'paused':
      return paused(table, event.on);
    case 'late':
      return clockSet(table, event.seat, { ...usedBy(table, event.seat, at), late: true });
    case 'closed':
      return { ...table, phase: 'over' };
    case 'directed':
      return { ...table, direction: { event: event.event, next: event.next } };
    case 'prepared':
      return { ...table, prepared: { seat: event.seat, action: event.action } };
    case 'committed':
      return {
        ...table,
        phase: 'playing',
        consents: [],
        pausedAt: null,
        round: opened(table, event),
      };
    case 'contributed':
      return contributed(table, event);
    case 'begun':
      return dealt(table, event);
    case 'step':
      return stepped(table, event);
    case 'revealed':
      return finished(table, event);
    case 'match-over':
      return { ...table, phase: 'over', standings: finalStandings(table, event) };
    case 'rematch':
      return { ...table, phase: 'lobby', round: null, played: [], standings: [] };
    case 'said':
      return { ...table, chatCount: table.chatCount + 1 };
    case 'reacted':
      return { ...table, reactions: reacted(table, event.person) };
    case 'above':
      throw new RangeError('a log above tables');
  }
}

function withPerson(people: readonly Person[], person: Person): readonly Person[] {
  return people.some(({ id }) => id === person.id)
    ? changed(people, person.id, { name: person.name })
    : [...people, person];
}

function changed(people: readonly Person[], id: string, to: Partial<Person>): readonly Person[] {
  return people.map((person) => (person.id === id ? { ...person, ...to } : person));
}

function resized(seats: readonly Holder[], count: number): readonly Holder[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: 'open' });
}

/** Changes fields of a seat's clock. */
function clockSet(table: TableState, seat: number, to: Partial<SeatClock>): TableState {
  const { round } = table;
  const clock = round?.play?.clocks[seat];
  if (!round?.play || !clock) return table;
  const clocks = round.play.clocks.with(seat, { ...clock, ...to });
  return { ...table, round: { ...round, play: { ...round.play, clocks } } };
}

/** Seats a person; where all had left, a limit of the game begins anew. */
function seated(table: TableState, seat: number): TableState {
  const { round, updatedAt: at } = table;
  const clock = round?.play?.clocks[seat];
  if (!round?.play || !clock) return table;
  const since = clock.since === null ? null : resumed(table, seat, at);
  const after = clockSet(table, seat, { since, spent: 0, late: false });
  const play = after.round?.play;
  if (!play?.limit || table.seats.some(({ kind }) => kind === 'person')) return after;
  const limit = { ...play.limit, at: table.pausedAt ?? at };
  return { ...after, round: { ...round, play: { ...play, limit } } };
}

function hurried(table: TableState): TableState {
  const { round } = table;
  return round?.play
    ? { ...table, round: { ...round, play: { ...round.play, hurried: true } } }
    : table;
}

/** Pauses or resumes; paused clocks stand still. */
function paused(table: TableState, on: boolean): TableState {
  const at = table.updatedAt;
  if (on || table.pausedAt === null) return { ...table, pausedAt: on ? at : null };
  const missed = at - table.pausedAt;
  const { round } = table;
  const later = <T extends { readonly at: number }>(mark: T | null): T | null =>
    mark && { ...mark, at: mark.at + missed };
  const play = round?.play && {
    ...round.play,
    limit: later(round.play.limit),
    window: later(round.play.window),
    clocks: round.play.clocks.map((clock) => ({
      ...clock,
      since: clock.since === null ? null : clock.since + missed,
    })),
    movedAt: at,
  };
  return {
    ...table,
    pausedAt: null,
    // The wait for contributions is extended by the pause.
    round: round && { ...round, openedAt: round.openedAt + missed, play: play ?? null },
  };
}

function opened(table: TableState, event: Of<'committed'>): Round {
  return {
    number: event.round,
    commitment: event.commitment,
    secret: defined(event.secret, 'the secret of the round'),
    contributions: [],
    awaited: event.shared
      ? []
      : table.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : [])),
    play: null,
    openedAt: table.updatedAt,
    from: table.seq,
  };
}

function contributed(table: TableState, { seat, bytes }: Of<'contributed'>): TableState {
  const { round } = table;
  if (!round) return table;
  return {
    ...table,
    round: {
      ...round,
      contributions: [...round.contributions, { seat, bytes }],
      awaited: round.awaited.filter((other) => other !== seat),
    },
  };
}

function dealt(table: TableState, { first, drawn }: Of<'begun'>): TableState {
  const { round, updatedAt: at } = table;
  if (!round) return table;
  const state = table.game.open(table.options, table.seats.length, first, table.played);
  const turn = state.turn();
  const waits = (seat: number): boolean => turn.kind === 'play' && turn.must.includes(seat);
  const play = {
    first,
    drawn,
    state,
    draws: 0,
    turnName: turn.kind === 'play' ? turn.name : '',
    mustSince: table.seats.map((_, seat) => (waits(seat) ? table.seq : 0)),
    clock: table.settings.clock,
    clocks: table.seats.map((_, seat) => ({
      used: 0,
      spent: 0,
      since: waits(seat) ? at : null,
      late: false,
    })),
    limit: turn.kind === 'play' && turn.limit ? { name: turn.limit.name, at } : null,
    window: turn.kind === 'play' && turn.window ? { name: turn.window.name, at } : null,
    movedAt: at,
    hurried: false,
  };
  return { ...table, round: { ...round, play } };
}

function stepped(table: TableState, event: RoundStep): TableState {
  const play = table.round?.play;
  return play ? afterStep(table, event, play.state.after(event.events)) : table;
}

/** Applies a step after which the round is in this state. */
export function afterStep(table: TableState, event: RoundStep, state: AnyRound): TableState {
  const { round, updatedAt: at } = table;
  const play = round?.play;
  if (!play) return table;
  const turn = state.turn();
  const must = turn.kind === 'play' ? turn.must : [];
  const go = turn.kind === 'play' ? turn.name : '';
  const limit = turn.kind === 'play' ? turn.limit : null;
  const window = turn.kind === 'play' ? turn.window : null;
  /** Whether a seat is still awaited for the same thing as before. */
  const stays = (seat: number): boolean =>
    must.includes(seat) && go === play.turnName && defined(play.mustSince[seat]) > 0;
  return {
    ...table,
    round: {
      ...round,
      play: {
        ...play,
        state,
        draws: play.draws + (event.by === 'chance' ? 1 : 0),
        mustSince: play.mustSince.map((since, seat) => {
          if (stays(seat)) return since;
          return must.includes(seat) ? table.seq : 0;
        }),
        clocks: clocksAfterStep(table, must, stays),
        turnName: go,
        // A limit that is interrupted goes on where it was: looking again does not begin it anew.
        limit: limit ? marked(play.limit, limit.name, at) : play.limit,
        window: window && marked(play.window, window.name, at),
        movedAt: at,
      },
    },
  };
}

/** Keeps the mark while its name stays the same. */
function marked(before: { name: string; at: number } | null, name: string, at: number) {
  return before?.name === name ? before : { name, at };
}

function finished(table: TableState, event: Of<'revealed'>): TableState {
  const { round } = table;
  if (!round) return table;
  const played =
    event.outcome && round.play
      ? [...table.played, { first: round.play.first, outcome: event.outcome }]
      : table.played;
  return {
    ...table,
    phase: 'between',
    pausedAt: null,
    consents: [],
    played,
    standings: table.game.match(table.options, table.seats.length).standings(played),
    rounds: [...table.rounds, pastRound(table, round, event.outcome !== null)],
  };
}
