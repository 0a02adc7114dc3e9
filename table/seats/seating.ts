import { defined } from '@lusoria/core';
import { clockOf } from '../rounds/clock.ts';
import { decideEvents } from '../model/change.ts';
import { type Context, type Decision, rejectWith } from '../model/decision.ts';
import { cleaned, distinctName, NAME_LENGTH } from './names.ts';
import { isDayClock } from '../rounds/by-day.ts';
import { releaseSeat } from './release.ts';
import type { Command, TableState } from '../model/types.ts';
import { isFree, isOpenTable, seatOf } from './membership.ts';

/** Seconds after which anybody at the table may seat a bot for an awaited person. */
export const PATIENCE_SECONDS = 60;

export function sit(
  table: TableState,
  person: string,
  name: string,
  seat: number,
  context: Context,
): Decision {
  const holder = table.seats[seat];
  if (!holder) return rejectWith('no-such-seat');
  if (table.barred.includes(person)) return rejectWith('removed');
  const mine = seatOf(table, person);
  const back = holder.kind === 'bot' && holder.substituteFor === person;
  if (mine !== null && !back) return rejectWith('already-seated');
  const relieves = !back && holder.kind === 'bot' && isOpenTable(table) && isFree(holder);
  if (holder.kind !== 'open' && !back && !relieves) return rejectWith('seat-taken');
  // Whoever has been at the table may know cards of another seat.
  if (relieves && table.phase === 'playing' && table.people.some(({ id }) => id === person)) {
    return rejectWith('knows-cards');
  }
  // The event decides who sits where.
  if (table.direction && !back) return rejectWith('not-now');
  if (back && isPlayedFor(table, seat)) return rejectWith('not-now');
  const clean = cleaned(name, NAME_LENGTH);
  if (clean === '') return rejectWith('bad-name');
  return decideEvents(table, context, [
    { type: 'sat', person, name: nameAt(table, person, clean), seat },
  ]);
}

/** A person's name at the table: distinct from those of the others there. */
export function nameAt({ people }: TableState, person: string, name: string): string {
  return distinctName(
    name,
    people.flatMap((other) => (other.id === person ? [] : [other.name])),
  );
}

/**
 * Whether a bot is about to make the move that a person was too late for: coming back before it
 * would renew the time for that move. Where all have left, bots do not play.
 */
function isPlayedFor(table: TableState, seat: number): boolean {
  const play = table.phase === 'playing' ? table.round?.play : null;
  if (!play) return false;
  const isAwaited = defined(play.mustSince[seat]) > 0;
  return (
    isAwaited &&
    defined(play.clocks[seat]).late &&
    table.seats.some(({ kind }) => kind === 'person')
  );
}

/** Gives a substitute's seat back to the person. */
export function giveBack(table: TableState, seat: number, context: Context): Decision {
  const holder = table.seats[seat];
  const person = holder?.kind === 'bot' ? holder.substituteFor : null;
  const known = table.people.find(({ id }) => id === person);
  if (!known) return rejectWith('not-seated');
  if (isPlayedFor(table, seat)) return rejectWith('not-now');
  return decideEvents(table, context, [{ type: 'sat', person: known.id, name: known.name, seat }]);
}

/** Gives up a seat, voluntarily or not. */
export function stand(
  table: TableState,
  seat: number | null,
  why: 'left' | 'removed',
  context: Context,
): Decision {
  const holder = seat === null ? undefined : table.seats[seat];
  if (seat === null || holder?.kind !== 'person') return rejectWith('not-seated');
  return decideEvents(table, context, releaseSeat(table, seat, holder.person, why));
}

/**
 * Seats a bot. In a round it is the substitute of the person, who may come back. The owner may do
 * this at any time, the others when the person has kept the table waiting for long.
 */
export function putBot(
  table: TableState,
  by: string,
  { seat, bot }: Extract<Command, { do: 'put-bot' }>,
  context: Context,
): Decision {
  const holder = table.seats[seat];
  if (!holder) return rejectWith('no-such-seat');
  if (!table.game.bot(bot)) return rejectWith('no-such-bot', { bot });
  // By the day, nobody is replaced before their time is up, and only where all have sat down to that.
  const { clock: pace } = table.settings;
  if (isDayClock(pace) && table.phase === 'playing' && holder.kind === 'person') {
    return rejectWith('nobody-replaced');
  }
  if (by !== table.owner) {
    const play = table.phase === 'playing' ? table.round?.play : null;
    if (!play || holder.kind !== 'person') return rejectWith('not-owner');
    const isAwaited = defined(play.mustSince[seat]) > 0;
    if (!isAwaited || seatOf(table, by) === null) return rejectWith('not-owner');
    if (table.pausedAt !== null) return rejectWith('paused');
    // Where there are clocks, they limit the wait for a person.
    const clock = clockOf(table, seat);
    const until = clock ? clock.until : play.movedAt + PATIENCE_SECONDS * 1000;
    if (until === null) return rejectWith('not-now');
    if (until > context.now) {
      return rejectWith('too-soon', { seconds: Math.ceil((until - context.now) / 1000) });
    }
  }
  if (holder.kind !== 'person') {
    const substituteFor = holder.kind === 'bot' ? holder.substituteFor : null;
    return decideEvents(table, context, [
      { type: 'seat', seat, holder: { kind: 'bot', bot, substituteFor } },
    ]);
  }
  const { person } = holder;
  const substituteFor = table.phase === 'playing' ? person : null;
  // Opponents do not choose the strength of a substitute.
  const [usual = bot] = table.game.botKinds;
  const kind = by === table.owner ? bot : usual;
  return decideEvents(table, context, [
    { type: 'stood', person, seat, removed: false },
    { type: 'seat', seat, holder: { kind: 'bot', bot: kind, substituteFor } },
  ]);
}
