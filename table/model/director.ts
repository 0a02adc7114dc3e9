import { accepted } from '@lusoria/core';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { evolve } from './evolve.ts';
import { seatOf } from '../seats/membership.ts';
import { cleaned, distinctName, NAME_LENGTH, NAMELESS } from '../seats/names.ts';
import { begin } from '../rounds/play.ts';
import type { DirectorCommand, Seated } from './direction.ts';
import type { TableEvent, TableState } from './types.ts';
import { brokenOff, vacated } from '../seats/release.ts';

/** Decides a command of the event that directs the table. */
export function byDirector(
  table: TableState,
  command: DirectorCommand,
  context: Context,
): Decision {
  if (command.do === 'assemble') return assemble(table, command, context.now);
  if (!table.direction) return rejectWith('not-owner');
  switch (command.do) {
    case 'seat':
      return accepted(seated(table, command.who));
    case 'unseat': {
      const seat = seatOf(table, command.person);
      if (seat === null || table.seats[seat]?.kind !== 'person') return rejectWith('not-seated');
      return accepted(vacated(table, seat, command.person, 'erased'));
    }
    case 'fill': {
      const { seat, bot } = command;
      if (table.seats[seat]?.kind !== 'open') return rejectWith('seat-taken');
      if (!table.game.bot(bot)) return rejectWith('no-such-bot', { bot });
      return accepted([{ type: 'seat', seat, holder: { kind: 'bot', bot, substituteFor: null } }]);
    }
    case 'replace':
      return replace(table, command.person, command.by);
    case 'begin': {
      const { secret } = command;
      const what = table.phase === 'lobby' ? 'start' : 'next';
      const isShared = secret !== null;
      return begin(table, what, { secret: secret ?? context.secret(), isShared });
    }
    case 'pause':
      return table.phase === 'playing' && command.on === (table.pausedAt === null)
        ? accepted([{ type: 'paused', on: command.on }])
        : rejectWith('not-now');
    case 'end':
      return end(table);
  }
}

function assemble(
  table: TableState,
  { direction, prepared, people }: Extract<DirectorCommand, { do: 'assemble' }>,
  now: number,
): Decision {
  if (table.direction || table.phase !== 'lobby') return rejectWith('not-now');
  const events: TableEvent[] = [{ type: 'directed', ...direction }];
  if (prepared) events.push({ type: 'prepared', ...prepared });
  let after = table;
  for (const who of people) {
    const more = seated(after, who);
    events.push(...more);
    after = more.reduce((state, event) => evolve(state, event, now), after);
  }
  return accepted(events);
}

/** Seats a person; no events where another person has the seat, or they have one. */
function seated(table: TableState, { seat, person, name }: Seated): readonly TableEvent[] {
  const holder = table.seats[seat];
  if (!holder || holder.kind === 'person' || seatOf(table, person) !== null) return [];
  return [{ type: 'sat', person, name: nameOf(table, name, []), seat }];
}

function replace(table: TableState, person: string, by: Omit<Seated, 'seat'>): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return rejectWith('not-seated');
  const name = nameOf(table, by.name, [person, by.person]);
  const sat: TableEvent = { type: 'sat', person: by.person, name, seat };
  const isThere = table.seats[seat]?.kind === 'person';
  return accepted(isThere ? [{ type: 'stood', person, seat, removed: false }, sat] : [sat]);
}

/** A name that nobody else at the table has. */
function nameOf({ people }: TableState, raw: string, except: readonly string[]): string {
  const name = cleaned(raw, NAME_LENGTH) || NAMELESS;
  return distinctName(
    name,
    people.flatMap((other) => (except.includes(other.id) ? [] : [other.name])),
  );
}

/** Ends a table in any phase. */
export function end(table: TableState): Decision {
  if (table.phase === 'over') return rejectWith('not-now');
  const broken = table.phase === 'playing' ? brokenOff(table) : [];
  return accepted(broken.length > 0 ? broken : [{ type: 'match-over' }]);
}
