import { accepted } from '@lusoria/core';
import { addEvents, beginEntry, decideEvents } from './change.ts';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { seatOf } from '../seats/membership.ts';
import { cleaned, distinctName, NAME_LENGTH, NAMELESS } from '../seats/names.ts';
import { nextSecret, openRound } from '../rounds/play.ts';
import type { DirectorCommand, Seated } from './direction.ts';
import type { TableEvent, TableState } from './types.ts';
import { breakOff, releaseSeat } from '../seats/release.ts';

/** Decides a command of the event that directs the table. */
export function byDirector(
  table: TableState,
  command: DirectorCommand,
  context: Context,
): Decision {
  if (command.do === 'assemble') return assemble(table, command, context);
  if (!table.direction) return rejectWith('not-owner');
  // Whoever has been erased here may still be a member there, for a moment.
  switch (command.do) {
    case 'seat':
      if (table.erased.includes(command.who.person)) return rejectWith('no-such-person');
      return decideEvents(table, context, seated(table, command.who));
    case 'unseat': {
      const seat = seatOf(table, command.person);
      if (seat === null || table.seats[seat]?.kind !== 'person') return rejectWith('not-seated');
      return decideEvents(table, context, releaseSeat(table, seat, command.person, 'erased'));
    }
    case 'fill': {
      const { seat, bot } = command;
      if (table.seats[seat]?.kind !== 'open') return rejectWith('seat-taken');
      if (!table.game.bot(bot)) return rejectWith('no-such-bot', { bot });
      return decideEvents(table, context, [
        { type: 'seat', seat, holder: { kind: 'bot', bot, substituteFor: null } },
      ]);
    }
    case 'replace':
      if (table.erased.includes(command.by.person)) return rejectWith('no-such-person');
      return replace(table, command.person, command.by, context);
    case 'begin': {
      const { secret } = command;
      const what = table.phase === 'lobby' ? 'start' : 'next';
      const shared = secret === null ? nextSecret(table, context) : { secret, isShared: true };
      return openRound(table, what, shared, context);
    }
    case 'pause':
      return table.phase === 'playing' && command.on === (table.pausedAt === null)
        ? decideEvents(table, context, [{ type: 'paused', on: command.on }])
        : rejectWith('not-now');
    case 'talk':
      return decideEvents(table, context, [
        { type: 'settings', settings: { ...table.settings, ...command.talk } },
      ]);
    case 'end':
      return end(table, context, command.counts);
  }
}

function assemble(
  table: TableState,
  { direction, prepared, seed, people }: Extract<DirectorCommand, { do: 'assemble' }>,
  context: Context,
): Decision {
  if (table.direction || table.phase !== 'lobby') return rejectWith('not-now');
  const events: TableEvent[] = [{ type: 'directed', ...direction }];
  if (prepared) events.push({ type: 'prepared', ...prepared });
  if (seed !== undefined) events.push({ type: 'seeded', seed });
  let change = addEvents(beginEntry(table, context.now), events);
  for (const who of people) change = addEvents(change, seatedThere(change.table, who));
  return accepted(change);
}

/** Seats a person; whoever has come in by themselves before and sits elsewhere, or there in their place, stands up. */
function seatedThere(table: TableState, who: Seated): readonly TableEvent[] {
  const holder = table.seats[who.seat];
  if (!holder || (holder.kind === 'person' && holder.person === who.person)) return [];
  const inTheWay = holder.kind === 'person' ? [stood(holder.person, who.seat)] : [];
  const own = seatOf(table, who.person);
  const elsewhere = own === null ? [] : [stood(who.person, own)];
  return [...inTheWay, ...elsewhere, sat(table, who)];
}

/** Seats a person; no events where another person has the seat, or they have one. */
function seated(table: TableState, { seat, person, name }: Seated): readonly TableEvent[] {
  const holder = table.seats[seat];
  if (!holder || holder.kind === 'person' || seatOf(table, person) !== null) return [];
  return [sat(table, { seat, person, name })];
}

function sat(table: TableState, { seat, person, name }: Seated): TableEvent {
  return { type: 'sat', person, name: nameOf(table, name, [person]), seat };
}

function stood(person: string, seat: number): TableEvent {
  return { type: 'stood', person, seat, removed: false };
}

function replace(
  table: TableState,
  person: string,
  by: Omit<Seated, 'seat'>,
  context: Context,
): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return rejectWith('not-seated');
  if (seatOf(table, by.person) !== null) return rejectWith('already-seated');
  const name = nameOf(table, by.name, [person, by.person]);
  const comes: TableEvent = { type: 'sat', person: by.person, name, seat };
  const isThere = table.seats[seat]?.kind === 'person';
  return decideEvents(table, context, isThere ? [stood(person, seat), comes] : [comes]);
}

/** A name that nobody else at the table has. */
function nameOf({ people }: TableState, raw: string, except: readonly string[]): string {
  const name = cleaned(raw, NAME_LENGTH) || NAMELESS;
  return distinctName(
    name,
    people.flatMap((other) => (except.includes(other.id) ? [] : [other.name])),
  );
}

/** @param counts whether a round under way counts as it stands, where the game can tell. */
export function end(table: TableState, context: Context, counts = false): Decision {
  if (table.phase === 'over') return rejectWith('not-now');
  const broken = table.phase === 'playing' ? breakOff(table, counts) : [];
  return decideEvents(table, context, broken.length > 0 ? broken : [{ type: 'match-over' }]);
}
