import { accepted, commitmentTo, defined, drawAt, picked, type Turn } from '@lusoria/core';
import { addEvents, addStep, beginEntry, decideEvents } from '../model/change.ts';
import {
  type Change,
  type Context,
  type Decision,
  rejectWith,
  type Request,
} from '../model/decision.ts';
import { chanceCursor } from '../model/evolve.ts';
import type { Command, TableEvent, TableState } from '../model/types.ts';
import { isOpenTable, seatOf } from '../seats/membership.ts';
import { breakOff, releaseSeat, roundEnded } from '../seats/release.ts';
import { botPaceOf } from './bot-pace.ts';
import { replacesNobody } from './by-day.ts';
import { lateSeats, limitUntil, waitsUntil } from './clock.ts';
import { roundNumber } from './round-number.ts';
import { dealSecret } from './seed.ts';

/** Time without any entry after which a table is closed: more than from one lesson to the next. */
export const ABANDONED_MS = 8 * 24 * 60 * 60 * 1000;

/** Seconds in which people's clients contribute to the chance of a round. */
export const ENTROPY_SECONDS = 3;

/** Ending a round early needs the consent of every person who has a seat. */
export function consent(
  table: TableState,
  person: string,
  give: boolean,
  context: Context,
): Decision {
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
  const ends = give && all;
  return decideEvents(table, context, [consented, ...(ends ? breakOff(table) : [])]);
}

/** A person who waits for the end of a round in which only bots play can skip it. */
export function hurry(table: TableState, person: string, context: Context): Decision {
  if (seatOf(table, person) === null) return rejectWith('not-seated');
  if (table.phase !== 'playing' || botPaceOf(table) !== 'quick') return rejectWith('not-now');
  return decideEvents(table, context, [{ type: 'hurried' }]);
}

/** Chatting at an open table needs the consent of every person who has a seat. */
export function consentToChat(
  table: TableState,
  person: string,
  give: boolean,
  context: Context,
): Decision {
  if (seatOf(table, person) === null) return rejectWith('not-seated');
  if (!table.settings.chat || !isOpenTable(table)) return rejectWith('not-now');
  if (give === table.chatters.includes(person)) return rejectWith('not-now');
  return decideEvents(table, context, [{ type: 'consented', person, give, to: 'chat' }]);
}

/** Starts the first round, the next one, or a new match at the same table. */
export function startRound(
  table: TableState,
  person: string,
  what: 'start' | 'next' | 'rematch',
  context: Context,
): Decision {
  if (person !== table.owner && seatOf(table, person) === null) return rejectWith('not-seated');
  if (what === 'start' && person !== table.owner) return rejectWith('not-owner');
  const { direction } = table;
  if (direction && (what !== 'next' || direction.next === 'event')) return rejectWith('not-now');
  return openRound(table, what, nextSecret(table, context), context);
}

/** The secret of a round, and whether other tables are dealt the same. */
export interface RoundSecret {
  readonly secret: string;
  readonly isShared: boolean;
}

export function nextSecret({ seed, rounds }: TableState, { secret }: Context): RoundSecret {
  return seed === null
    ? { secret: secret(), isShared: false }
    : { secret: dealSecret(seed, rounds.length), isShared: true };
}

/** Opens a round: its secret is committed to, and people may contribute. */
export function openRound(
  table: TableState,
  what: 'start' | 'next' | 'rematch',
  { secret, isShared }: RoundSecret,
  context: Context,
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
  const events: TableEvent[] = what === 'rematch' ? [{ type: 'rematch' }, committed] : [committed];
  return decideEvents(table, context, events);
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
  const change = addEvents(beginEntry(table, context.now), [contributed]);
  const isComplete = change.table.round?.awaited.length === 0;
  return accepted(isComplete ? deal(change) : change);
}

export function inTime(
  table: TableState,
  request: Extract<Request, { kind: 'time' }>,
  context: Context,
): Decision {
  const { round } = table;
  if (request.of === 'abandoned') return close(table, context);
  if (table.phase !== 'playing' || !round || table.pausedAt !== null) return rejectWith('not-now');
  if (request.of === 'clock') return endWaits(table, context.now);
  if (request.of === 'entropy') {
    return round.play === null
      ? accepted(deal(beginEntry(table, context.now)))
      : rejectWith('not-now');
  }
  const turn = round.play?.state.turn();
  if (!round.play || turn?.kind !== 'play' || turn.limit?.name !== request.name)
    return rejectWith('not-now');
  // Another node may not know of a pause yet, or its clock is fast.
  const limit = limitUntil(table);
  if (limit && context.now < limit.at) return rejectWith('not-now');
  const step = { by: 'timeout', actor: 'table', input: null } as const;
  const made = round.play.state.timeout();
  return accepted(resolveConsequences(addStep(beginEntry(table, context.now), step, made)));
}

/**
 * A bot substitutes players whose time is up, until they return. Where none does, they are only
 * marked as late; by the day nobody would come for long, so the round is broken off.
 */
function endWaits(table: TableState, now: number): Decision {
  const seats = lateSeats(table, now);
  if (seats.length === 0) return rejectWith('not-now');
  let change = beginEntry(table, now);
  for (const seat of seats) {
    const holder = change.table.seats[seat];
    if (holder?.kind !== 'person') continue;
    const { person } = holder;
    change = addEvents(change, [{ type: 'late', seat, person }]);
    if (table.settings.substitute) {
      change = addEvents(change, releaseSeat(change.table, seat, person, 'late'));
    }
  }
  const ends = replacesNobody(table.settings);
  return accepted(ends ? addEvents(change, breakOff(change.table, true)) : change);
}

/** Nothing has happened for days: breaks off a round, ends a match. */
function close(table: TableState, context: Context): Decision {
  if (!isOpen(table) || context.now < table.updatedAt + ABANDONED_MS) return rejectWith('not-now');
  const broken = table.phase === 'playing' ? breakOff(table) : [];
  return decideEvents(table, context, [{ type: 'closed' }, ...broken]);
}

/** Whether the match can still go on. */
export function isOpen({ phase }: TableState): boolean {
  return phase === 'playing' || phase === 'between';
}

/** Contributions are closed: draws the first player where the match says so, then deals. */
function deal(change: Change): Change {
  const { table } = change;
  const seats = table.seats.length;
  const match = table.game.match(table.options, seats);
  const next = defined(match.next(table.played), 'the first seat of the round');
  const { key } = chanceCursor(defined(table.round, 'the round to deal'));
  const lot = picked(drawAt(key, 0, { kind: 'pick', from: seats }));
  const begun: TableEvent = {
    type: 'begun',
    first: next === 'random' ? lot : next,
    drawn: next === 'random',
  };
  return resolveConsequences(addEvents(change, [begun]));
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
  if (seen < defined(play.mustSince[seat])) return rejectWith('stale');
  // The scheduler makes bots wait.
  const wait = waitsUntil(table, seat) - context.now;
  if (person !== undefined && wait > 0 && continuesGame(play.state.turn(), seat, action)) {
    return rejectWith('too-soon', { seconds: Math.ceil(wait / 1000) });
  }
  const made = play.state.act(seat, action);
  if (!made.ok) return made;
  const actor =
    holder?.kind === 'bot' ? (holder.substituteFor === null ? 'bot' : 'substitute') : 'person';
  const step = { by: seat, actor, input: action } as const;
  return accepted(resolveConsequences(addStep(beginEntry(table, context.now), step, made.value)));
}

/** Whether an action continues the game, rather than responds to the previous one. */
function continuesGame(turn: Turn, seat: number, action: unknown): boolean {
  if (turn.kind !== 'play' || !turn.must.includes(seat)) return false;
  const type =
    typeof action === 'object' && action !== null && 'type' in action ? action.type : null;
  return !turn.window?.answers.some((answer) => answer === type);
}

/** Adds what follows by itself: draws of chance, and the end of the round. */
function resolveConsequences(change: Change): Change {
  const { round } = change.table;
  const turn = round?.play?.state.turn();
  if (!round?.play || !turn || turn.kind === 'play') return change;
  if (turn.kind === 'over') {
    return endMatch(addEvents(change, [roundEnded(round.number, round.secret, turn.outcome)]));
  }
  const { key, next } = chanceCursor(round);
  const drawn = drawAt(key, next, turn.request);
  const step = { by: 'chance', actor: 'table', input: [...drawn] } as const;
  return resolveConsequences(addStep(change, step, round.play.state.chance(drawn)));
}

/** After a round: adds the end of the match where no other round follows. */
function endMatch(change: Change): Change {
  const { game, options, seats, played } = change.table;
  const isOver = game.match(options, seats.length).next(played) === null;
  return isOver ? addEvents(change, [{ type: 'match-over' }]) : change;
}

/** Whether a round is on whose game forbids chat. */
export function isSilent({ phase, game, options }: TableState): boolean {
  return phase === 'playing' && game.silent(options);
}
