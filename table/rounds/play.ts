import { accepted, chanceKey, commitmentTo, type Draw, drawAt, type Turn } from '@lusoria/core';
import { type Decision, rejectWith, type Request, type Context } from '../model/decision.ts';
import { lateSeats, waitsUntil } from './clock.ts';
import { begun, evolve } from '../model/evolve.ts';
import { tempoOf } from './bot-pace.ts';
import { roundNumber } from './round-number.ts';
import { brokenOff, vacated, revealed } from '../seats/release.ts';
import type { Command, TableEvent, TableState } from '../model/types.ts';
import { seatOf } from '../seats/membership.ts';

/** Time without any entry after which a table is closed: more than from one lesson to the next. */
export const ABANDONED_MS = 8 * 24 * 60 * 60 * 1000;

/** Seconds in which people's clients contribute to the chance of a round. */
export const ENTROPY_SECONDS = 3;

/** Ending a round early needs the consent of every person who has a seat. */
export function consent(table: TableState, person: string, give: boolean): Decision {
  if (table.phase !== 'playing' || !table.round) return rejectWith('not-now');
  if (seatOf(table, person) === null) return rejectWith('not-seated');
  if (give === table.consents.includes(person)) return rejectWith('not-now');
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

/** A person who waits for the end of a round in which only bots play can skip it. */
export function hurry(table: TableState, person: string): Decision {
  if (seatOf(table, person) === null) return rejectWith('not-seated');
  if (table.phase !== 'playing' || tempoOf(table) !== 'quick') return rejectWith('not-now');
  return accepted([{ type: 'hurried' }]);
}

/** Starts the first round, the next one, or a new match at the same table. */
export function proceed(
  table: TableState,
  person: string,
  what: 'start' | 'next' | 'rematch',
  context: Context,
): Decision {
  if (person !== table.owner && seatOf(table, person) === null) return rejectWith('not-seated');
  if (what === 'start' && person !== table.owner) return rejectWith('not-owner');
  const { direction } = table;
  if (direction && (what !== 'next' || direction.next === 'event')) return rejectWith('not-now');
  return begin(table, what, { secret: context.secret(), isShared: false });
}

/** The secret of a round, and whether other tables are dealt the same. */
export interface RoundSecret {
  readonly secret: string;
  readonly isShared: boolean;
}

/** Opens a round. */
export function begin(
  table: TableState,
  what: 'start' | 'next' | 'rematch',
  { secret, isShared }: RoundSecret,
): Decision {
  const expected = { start: 'lobby', next: 'between', rematch: 'over' } as const;
  if (table.phase !== expected[what]) return rejectWith('not-now');
  if (table.seats.some((holder) => holder.kind === 'open')) return rejectWith('open-seats');
  if (!table.seats.some((holder) => holder.kind === 'person')) return rejectWith('nobody-seated');
  const round = roundNumber(table.rounds.length);
  const committed: TableEvent = {
    type: 'committed',
    round,
    commitment: commitmentTo(secret),
    secret,
    ...(isShared && { shared: true }),
  };
  return accepted(what === 'rematch' ? [{ type: 'rematch' }, committed] : [committed]);
}

export function contribute(
  table: TableState,
  person: string,
  { round, bytes }: Extract<Command, { do: 'contribute' }>,
  context: Context,
): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return rejectWith('not-seated');
  const open = table.phase === 'playing' ? table.round : null;
  if (!open || open.number !== round || open.play !== null) return rejectWith('not-now');
  if (table.pausedAt !== null) return rejectWith('paused');
  if (!open.awaited.includes(seat)) return rejectWith('already-contributed');
  const contributed: TableEvent = { type: 'contributed', seat, bytes };
  const after = evolve(table, contributed, context.now);
  const complete = after.round?.awaited.length === 0;
  return accepted([contributed, ...(complete ? deal(after, context) : [])]);
}

export function inTime(
  table: TableState,
  request: Extract<Request, { kind: 'time' }>,
  context: Context,
): Decision {
  const { round } = table;
  if (request.of === 'abandoned') return abandoned(table, context.now);
  if (table.phase !== 'playing' || !round || table.pausedAt !== null) return rejectWith('not-now');
  if (request.of === 'clock') return timeUp(table, context.now);
  if (request.of === 'entropy') {
    return round.play === null ? accepted(deal(table, context)) : rejectWith('not-now');
  }
  const turn = round.play?.state.turn();
  if (!round.play || turn?.kind !== 'play' || turn.limit?.name !== request.name)
    return rejectWith('not-now');
  // Another node may not know of a pause yet, or its clock is fast.
  const { limit } = round.play;
  if (limit && context.now < limit.at + turn.limit.seconds * 1000) return rejectWith('not-now');
  const { events } = round.play.state.timeout();
  return accepted(
    onward(table, [{ type: 'step', by: 'timeout', actor: 'table', input: null, events }], context),
  );
}

/** A bot substitutes players whose time is up, until they return; or they are only marked as late. */
function timeUp(table: TableState, now: number): Decision {
  const seats = lateSeats(table, now);
  if (seats.length === 0) return rejectWith('not-now');
  let after = table;
  const events: TableEvent[] = [];
  const happen = (more: readonly TableEvent[]): void => {
    events.push(...more);
    after = more.reduce((state, event) => evolve(state, event, now), after);
  };
  for (const seat of seats) {
    const holder = after.seats[seat];
    if (holder?.kind !== 'person') continue;
    happen([{ type: 'late', seat, person: holder.person }]);
    if (table.settings.substitute) happen(vacated(after, seat, holder.person, 'late'));
  }
  return accepted(events);
}

/** Nothing has happened for days: breaks off a round, ends a match. */
function abandoned(table: TableState, now: number): Decision {
  if (!isOpen(table) || now < table.updatedAt + ABANDONED_MS) return rejectWith('not-now');
  const broken = table.phase === 'playing' ? brokenOff(table) : [];
  return accepted([{ type: 'closed' }, ...broken]);
}

/** Whether the match can still go on. */
export function isOpen({ phase }: TableState): boolean {
  return phase === 'playing' || phase === 'between';
}

/** Contributions are closed: draws the first player where the match says so, then deals. */
function deal(table: TableState, context: Context): readonly TableEvent[] {
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
  return onward(table, [begin], context);
}

export function act(
  table: TableState,
  seat: number,
  action: unknown,
  seen: number,
  context: Context,
  person?: string,
): Decision {
  const play = table.round?.play;
  if (table.phase !== 'playing' || !play) return rejectWith('not-now');
  if (table.pausedAt !== null) return rejectWith('paused');
  const holder = table.seats[seat];
  if (person !== undefined && holder?.kind !== 'person') return rejectWith('not-seated');
  // The person may have come back while their substitute was thinking.
  if (person === undefined && holder?.kind !== 'bot') return rejectWith('not-now');
  if (seen < (play.mustSince[seat] ?? 0)) return rejectWith('stale');
  // The scheduler makes bots wait.
  const wait = waitsUntil(table, seat) - context.now;
  if (person !== undefined && wait > 0 && goesOn(play.state.turn(), seat, action)) {
    return rejectWith('too-soon', { seconds: Math.ceil(wait / 1000) });
  }
  const step = play.state.act(seat, action);
  if (!step.ok) return step;
  const actor =
    holder?.kind === 'bot' ? (holder.substituteFor === null ? 'bot' : 'substitute') : 'person';
  return accepted(
    onward(
      table,
      [{ type: 'step', by: seat, actor, input: action, events: step.value.events }],
      context,
    ),
  );
}

/** Whether an action continues the game, rather than responds to the previous one. */
function goesOn(turn: Turn, seat: number, action: unknown): boolean {
  if (turn.kind !== 'play' || !turn.must.includes(seat)) return false;
  const type =
    typeof action === 'object' && action !== null && 'type' in action ? action.type : null;
  return !turn.window?.answers.some((answer) => answer === type);
}

/** The events and their consequences: draws of chance, and the end of the round. */
function onward(
  table: TableState,
  events: readonly TableEvent[],
  context: Context,
): readonly TableEvent[] {
  const all = [...events];
  let after = all.reduce((state, event) => evolve(state, event, context.now), table);
  for (;;) {
    const { round } = after;
    const turn = round?.play?.state.turn();
    if (!round?.play || !turn || turn.kind === 'play') return all;
    const event =
      turn.kind === 'over'
        ? revealed(round.number, round.secret, turn.outcome)
        : drawn(after, drawAt(begun(round).key, begun(round).next, turn.request));
    all.push(event);
    after = evolve(after, event, context.now);
    if (after.phase === 'between') {
      const match = after.game.match(after.options, after.seats.length);
      if (match.next(after.played) === null) all.push({ type: 'match-over' });
      return all;
    }
  }
}

function drawn(table: TableState, numbers: Draw): TableEvent {
  const step = table.round?.play?.state.chance(numbers);
  return {
    type: 'step',
    by: 'chance',
    actor: 'table',
    input: [...numbers],
    events: step?.events ?? [],
  };
}

/** Whether a round is on whose game forbids chat. */
export function isSilent({ phase, game, options }: TableState): boolean {
  return phase === 'playing' && game.silent(options);
}
