import {
  accepted,
  chanceKey,
  commitmentTo,
  type Draw,
  drawAt,
  refused,
  type Rejection,
  reject,
  type Result,
  type SealedGame,
  type Turn,
} from '@lusoria/core';
import { begun, evolve } from './evolve.ts';
import { CHAT_LENGTH, cleaned, NAME_LENGTH } from './names.ts';
import type { Command, Holder, Settings, TableCode, TableEvent, TableState } from './types.ts';

/** Seconds in which people's clients contribute to the chance of a round. */
export const ENTROPY_SECONDS = 3;
/** Seconds after which anybody at the table may have a bot stand in for whoever is waited for. */
export const PATIENCE_SECONDS = 60;
/** Chat messages of a table: everybody who joins is sent all of them. */
export const MOST_SAID = 1000;

/** What the table is asked to do, by whom and when. */
export type Request =
  | {
      readonly kind: 'person';
      readonly person: string;
      /** The person's present nickname. */
      readonly name: string;
      /** The seq that the person had seen. */
      readonly seen: number;
      readonly command: Command;
    }
  | { readonly kind: 'bot'; readonly seat: number; readonly seen: number; readonly action: unknown }
  /** Contributions are late, or a limit of the game (by name) has passed. */
  | { readonly kind: 'time'; readonly of: 'entropy' }
  | { readonly kind: 'time'; readonly of: 'limit'; readonly name: string };

/** What a table needs from its host to decide: the time, and secrets nobody can guess. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** 32 bytes from the operating system, in hexadecimal. */
  readonly secret: () => string;
}

type Decision = Result<readonly TableEvent[], Rejection>;

const no = (code: TableCode, params?: Rejection['params']): Decision =>
  refused(reject(code, params));

/** What a new table begins with. */
export interface Opening {
  readonly code: string;
  readonly host: string;
  readonly name: string;
  readonly options: unknown;
  readonly settings: Settings;
  readonly seats: readonly Holder[];
}

/** The first event of a table, or why there can be none. */
export function open(game: SealedGame, opening: Opening): Decision {
  const options = game.options(opening.options);
  if (!options.ok) return options;
  if (!game.seats.includes(opening.seats.length)) return no('bad-seats');
  for (const holder of opening.seats) {
    if (holder.kind === 'person' && holder.person !== opening.host) return no('no-such-person');
    if (holder.kind === 'bot' && (holder.standsInFor !== null || !game.bot(holder.bot))) {
      return no('no-such-bot', { bot: holder.bot });
    }
  }
  if (opening.seats.filter((holder) => holder.kind === 'person').length > 1) return no('bad-seats');
  const name = cleaned(opening.name, NAME_LENGTH);
  if (name === '') return no('bad-name');
  const { code, host, settings, seats } = opening;
  return accepted([
    {
      type: 'created',
      game: game.id,
      rules: game.rules,
      code,
      host,
      name,
      options: options.value,
      settings,
      seats,
    },
  ]);
}

/** What follows from a request, or why it is refused. */
export function decide(table: TableState, request: Request, around: Surroundings): Decision {
  switch (request.kind) {
    case 'person':
      return byPerson(table, request, around);
    case 'bot':
      // Whoever the bot stood in for may have come back while it was thinking.
      return table.seats[request.seat]?.kind === 'bot'
        ? act(table, request.seat, request.action, request.seen, around)
        : no('not-seated');
    case 'time':
      return inTime(table, request, around);
  }
}

/** The seat of a person, or null. */
export function seatOf(table: Pick<TableState, 'seats'>, person: string): number | null {
  const seat = table.seats.findIndex(
    (holder) =>
      (holder.kind === 'person' && holder.person === person) ||
      (holder.kind === 'bot' && holder.standsInFor === person),
  );
  return seat < 0 ? null : seat;
}

/** Whether a person hosts the table or has a seat at it. */
export function belongs(table: Pick<TableState, 'seats' | 'host'>, person: string): boolean {
  return person === table.host || seatOf(table, person) !== null;
}

function byPerson(
  table: TableState,
  request: Extract<Request, { kind: 'person' }>,
  around: Surroundings,
): Decision {
  const { person, command } = request;
  switch (command.do) {
    case 'sit':
      return sit(table, person, request.name, command.seat);
    case 'stand':
      return stand(table, seatOf(table, person), false);
    case 'rename':
      return rename(table, person, command.name);
    case 'say':
      return say(table, person, command.text);
    case 'contribute':
      return contribute(table, person, command, around);
    case 'act': {
      const seat = seatOf(table, person);
      if (seat === null) return no('not-seated');
      return act(table, seat, command.action, request.seen, around, person);
    }
    case 'consent':
      return consent(table, person, command.give);
    case 'put-bot':
      return putBot(table, person, command, around);
    case 'start':
    case 'next':
    case 'rematch':
      return proceed(table, person, command.do, around);
    default:
      return person === table.host ? byHost(table, command) : no('not-host');
  }
}

type HostCommand = Extract<
  Command,
  { do: 'reopen' | 'options' | 'settings' | 'seats' | 'remove' | 'pause' | 'mute' }
>;

function byHost(table: TableState, command: HostCommand): Decision {
  switch (command.do) {
    case 'reopen':
      return table.phase === 'over' ? accepted([{ type: 'rematch' }]) : no('not-now');
    case 'options': {
      if (table.phase !== 'lobby') return no('not-now');
      const options = table.game.options(command.options);
      return options.ok ? accepted([{ type: 'options', options: options.value }]) : options;
    }
    case 'settings':
      return accepted([{ type: 'settings', settings: command.settings }]);
    case 'seats': {
      if (table.phase !== 'lobby') return no('not-now');
      if (!table.game.seats.includes(command.count)) return no('bad-seats');
      const lost = table.seats.slice(command.count);
      if (lost.some((holder) => holder.kind === 'person')) return no('seat-taken');
      return accepted([{ type: 'resized', count: command.count }]);
    }
    case 'remove': {
      const holder = table.seats[command.seat];
      if (holder?.kind === 'bot' && table.phase !== 'lobby') return no('not-now');
      if (holder?.kind === 'bot') {
        return accepted([{ type: 'seat', seat: command.seat, holder: { kind: 'open' } }]);
      }
      return stand(table, command.seat, true);
    }
    case 'pause': {
      if (table.phase !== 'playing' || command.on === (table.pausedAt !== null))
        return no('not-now');
      return accepted([{ type: 'paused', on: command.on }]);
    }
    case 'mute':
      return table.people.some(({ id }) => id === command.person)
        ? accepted([{ type: 'muted', person: command.person, on: command.on }])
        : no('no-such-person');
  }
}

function sit(table: TableState, person: string, name: string, seat: number): Decision {
  const holder = table.seats[seat];
  if (!holder) return no('no-such-seat');
  if (table.barred.includes(person)) return no('removed');
  const mine = seatOf(table, person);
  const back = holder.kind === 'bot' && holder.standsInFor === person;
  if (mine !== null && !back) return no('already-seated');
  if (holder.kind !== 'open' && !back) return no('seat-taken');
  const clean = cleaned(name, NAME_LENGTH);
  return clean === '' ? no('bad-name') : accepted([{ type: 'sat', person, name: clean, seat }]);
}

/** Giving up a seat: in a round a bot stands in, so that the others can play on. */
function stand(table: TableState, seat: number | null, removed: boolean): Decision {
  const holder = seat === null ? undefined : table.seats[seat];
  if (seat === null || holder?.kind !== 'person') return no('not-seated');
  const { person } = holder;
  const stood: TableEvent = { type: 'stood', person, seat, removed };
  if (table.phase !== 'playing') return accepted([stood]);
  const [bot = ''] = table.game.botKinds;
  const standsInFor = removed ? null : person;
  const holds: TableEvent = { type: 'seat', seat, holder: { kind: 'bot', bot, standsInFor } };
  // Whoever leaves no longer keeps the others from breaking off.
  const { consents } = table;
  const rest = table.seats.filter((other) => other.kind === 'person' && other.person !== person);
  const agreed =
    consents.length > 0 &&
    rest.every((other) => other.kind !== 'person' || consents.includes(other.person));
  return accepted([stood, holds, ...(agreed ? brokenOff(table) : [])]);
}

/**
 * A bot for a seat. In a round it stands in for the person, who may come back. The host may do this
 * at any time, the others when the person has kept the table waiting for long.
 */
function putBot(
  table: TableState,
  by: string,
  { seat, bot }: Extract<Command, { do: 'put-bot' }>,
  around: Surroundings,
): Decision {
  const holder = table.seats[seat];
  if (!holder) return no('no-such-seat');
  if (!table.game.bot(bot)) return no('no-such-bot', { bot });
  if (by !== table.host) {
    const play = table.phase === 'playing' ? table.round?.play : null;
    const late = holder.kind === 'person' && (play?.mustSince[seat] ?? 0) > 0;
    if (!play || !late || seatOf(table, by) === null) return no('not-host');
    const wait = play.movedAt + PATIENCE_SECONDS * 1000 - around.now;
    if (wait > 0) return no('too-soon', { seconds: Math.ceil(wait / 1000) });
  }
  if (holder.kind !== 'person') {
    const standsInFor = holder.kind === 'bot' ? holder.standsInFor : null;
    return accepted([{ type: 'seat', seat, holder: { kind: 'bot', bot, standsInFor } }]);
  }
  const { person } = holder;
  const standsInFor = table.phase === 'playing' ? person : null;
  return accepted([
    { type: 'stood', person, seat, removed: false },
    { type: 'seat', seat, holder: { kind: 'bot', bot, standsInFor } },
  ]);
}

function rename(table: TableState, person: string, raw: string): Decision {
  if (!belongs(table, person)) return no('not-seated');
  const name = cleaned(raw, NAME_LENGTH);
  return name === '' ? no('bad-name') : accepted([{ type: 'renamed', person, name }]);
}

function say(table: TableState, person: string, raw: string): Decision {
  const speaker = table.people.find(({ id }) => id === person);
  if (!speaker || !belongs(table, person)) return no('not-seated');
  if (!table.settings.chat) return no('chat-closed');
  if (table.said >= MOST_SAID) return no('chat-full');
  if (speaker.muted) return no('muted');
  const text = cleaned(raw, CHAT_LENGTH);
  return text === '' ? no('empty-message') : accepted([{ type: 'said', person, text }]);
}

/** Ending a round before its time needs the consent of every person who has a seat. */
function consent(table: TableState, person: string, give: boolean): Decision {
  if (table.phase !== 'playing' || !table.round) return no('not-now');
  if (seatOf(table, person) === null) return no('not-seated');
  if (give === table.consents.includes(person)) return no('not-now');
  const consented: TableEvent = { type: 'consented', person, give };
  const all = table.seats.every(
    (holder) =>
      holder.kind !== 'person' ||
      holder.person === person ||
      table.consents.includes(holder.person),
  );
  if (!give || !all) return accepted([consented]);
  return accepted([consented, ...brokenOff(table)]);
}

/** A round that ends without an outcome; its secret is opened all the same. */
function brokenOff({ round }: TableState): readonly TableEvent[] {
  if (!round) return [];
  return [revealed(round.number, round.secret, null), { type: 'match-over' }];
}

/** Starting the first round, the next one, or a new match at the same table. */
function proceed(
  table: TableState,
  person: string,
  what: 'start' | 'next' | 'rematch',
  around: Surroundings,
): Decision {
  if (person !== table.host && seatOf(table, person) === null) return no('not-seated');
  if (what === 'start' && person !== table.host) return no('not-host');
  const expected = { start: 'lobby', next: 'between', rematch: 'over' } as const;
  if (table.phase !== expected[what]) return no('not-now');
  if (table.seats.some((holder) => holder.kind === 'open')) return no('open-seats');
  if (!table.seats.some((holder) => holder.kind === 'person')) return no('nobody-seated');
  const secret = around.secret();
  const round = table.records.length;
  const committed: TableEvent = {
    type: 'committed',
    round,
    commitment: commitmentTo(secret),
    secret,
  };
  return accepted(what === 'rematch' ? [{ type: 'rematch' }, committed] : [committed]);
}

function contribute(
  table: TableState,
  person: string,
  { round, bytes }: Extract<Command, { do: 'contribute' }>,
  around: Surroundings,
): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return no('not-seated');
  const open = table.phase === 'playing' ? table.round : null;
  if (!open || open.number !== round || open.play !== null) return no('not-now');
  if (table.pausedAt !== null) return no('paused');
  if (!open.awaited.includes(seat)) return no('already-contributed');
  const contributed: TableEvent = { type: 'contributed', seat, bytes };
  const after = evolve(table, contributed, around.now);
  const complete = after.round?.awaited.length === 0;
  return accepted([contributed, ...(complete ? deal(after, around) : [])]);
}

function inTime(
  table: TableState,
  request: Extract<Request, { kind: 'time' }>,
  around: Surroundings,
): Decision {
  const { round } = table;
  if (table.phase !== 'playing' || !round || table.pausedAt !== null) return no('not-now');
  if (request.of === 'entropy') {
    return round.play === null ? accepted(deal(table, around)) : no('not-now');
  }
  const turn = round.play?.state.turn();
  if (!round.play || turn?.kind !== 'play' || turn.limit?.name !== request.name)
    return no('not-now');
  const { events } = round.play.state.timeout();
  return accepted(
    onward(table, [{ type: 'step', by: 'timeout', hand: 'table', what: null, events }], around),
  );
}

/** Contributions are closed: the first player is drawn where the match says so, then the deal. */
function deal(table: TableState, around: Surroundings): readonly TableEvent[] {
  const { round } = table;
  if (!round) return [];
  const seats = table.seats.length;
  const next = table.game.match(table.options, seats).next(table.played) ?? 'random';
  const lot = drawAt(chanceKey(round.secret, round.contributions), 0, {
    kind: 'pick',
    from: seats,
  });
  const begin: TableEvent = {
    type: 'begun',
    first: next === 'random' ? (lot[0] ?? 0) : next,
    drawn: next === 'random',
  };
  return onward(table, [begin], around);
}

function act(
  table: TableState,
  seat: number,
  action: unknown,
  seen: number,
  around: Surroundings,
  person?: string,
): Decision {
  const play = table.round?.play;
  if (table.phase !== 'playing' || !play) return no('not-now');
  if (table.pausedAt !== null) return no('paused');
  const holder = table.seats[seat];
  if (person !== undefined && holder?.kind !== 'person') return no('not-seated');
  // The person may have come back while their stand-in was thinking.
  if (person === undefined && holder?.kind !== 'bot') return no('not-now');
  if (seen < (play.mustSince[seat] ?? 0)) return no('stale');
  // Bots are kept waiting by whoever runs them.
  const wait = waitsUntil(table, seat) - around.now;
  if (person !== undefined && wait > 0 && goesOn(play.state.turn(), seat, action)) {
    return no('too-soon', { seconds: Math.ceil(wait / 1000) });
  }
  const step = play.state.act(seat, action);
  if (!step.ok) return step;
  const hand =
    holder?.kind === 'bot' ? (holder.standsInFor === null ? 'bot' : 'stand-in') : 'person';
  return accepted(
    onward(
      table,
      [{ type: 'step', by: seat, hand, what: action, events: step.value.events }],
      around,
    ),
  );
}

/** Whether an action goes on with the game, rather than answer what others have just done. */
function goesOn(turn: Turn, seat: number, action: unknown): boolean {
  if (turn.kind !== 'play' || !turn.must.includes(seat)) return false;
  const type =
    typeof action === 'object' && action !== null && 'type' in action ? action.type : null;
  return !turn.window?.answers.some((answer) => answer === type);
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

/** The events, and what follows of itself: draws of chance, and the end of the round. */
function onward(
  table: TableState,
  events: readonly TableEvent[],
  around: Surroundings,
): readonly TableEvent[] {
  const all = [...events];
  let after = all.reduce((state, event) => evolve(state, event, around.now), table);
  for (;;) {
    const { round } = after;
    const turn = round?.play?.state.turn();
    if (!round?.play || !turn || turn.kind === 'play') return all;
    const event =
      turn.kind === 'over'
        ? revealed(round.number, round.secret, turn.outcome)
        : drawn(after, drawAt(begun(round).key, begun(round).next, turn.request));
    all.push(event);
    after = evolve(after, event, around.now);
    if (after.phase === 'between') {
      const match = after.game.match(after.options, after.seats.length);
      if (match.next(after.played) === null) all.push({ type: 'match-over' });
      return all;
    }
  }
}

function revealed(
  round: number,
  secret: string,
  outcome: Extract<TableEvent, { type: 'revealed' }>['outcome'],
): TableEvent {
  return { type: 'revealed', round, secret, outcome };
}

function drawn(table: TableState, numbers: Draw): TableEvent {
  const step = table.round?.play?.state.chance(numbers);
  return {
    type: 'step',
    by: 'chance',
    hand: 'table',
    what: [...numbers],
    events: step?.events ?? [],
  };
}
