import { defined, withAdapted } from '@lusoria/core';
import {
  dealSecret,
  type DirectorCommand,
  type Holder,
  type Opening,
  type TableState,
} from '@lusoria/table';
import { isDayClock } from '@lusoria/table/by-day';
import { settingsSchema as tableSettings } from '@lusoria/table/types';
import * as v from 'valibot';
import type { Request } from './decision.ts';
import { lastRound } from './membership.ts';
import { findPiece, type Homework, neededFor, type Piece } from './homework/state.ts';
import type { EventRound, EventState, EventTable, Settings } from './types.ts';

/** Initial state of an event's table: bots in seats without a person, open seats for the others. */
export function openingOf(event: EventState, table: EventTable, code: string): Opening {
  const homework = findPiece(event.homework, table.id)?.homework;
  const seats = table.seats.map(
    (member): Holder =>
      member === null
        ? { kind: 'bot', bot: event.settings.bot, substituteFor: null }
        : { kind: 'open' },
  );
  // People at other tables must not see the deal.
  const settings = v.parse(tableSettings, {
    ...(homework ? {} : paceOf(event)),
    spectators: false,
    ...talkAt(event),
  });
  const options = homework?.options ?? withAdapted(event.options, table.options);
  return { code, owner: event.director, name: event.name, options, settings, seats };
}

/**
 * Next command that brings a table to the state its event wants; null: none. One step at a time:
 * the following step is derived afterwards, so commands from two nodes or repeated ones do no harm.
 */
export function wantedAt(event: EventState, table: TableState): DirectorCommand | null {
  const found = findPiece(event.homework, table.id);
  if (found) {
    const { homework, piece, table: place } = found;
    return wantedOf(event, table, place, {
      next: 'players',
      prepared: null,
      end: homework.closedAt === null ? null : { counts: false },
      goOn: () => homeworkWanted(homework, piece, table),
    });
  }
  const round = event.rounds.find(({ tables }) => tables.some(({ id }) => id === table.id));
  const place = round?.tables.find(({ id }) => id === table.id);
  if (!round || !place) return null;
  const { next, shared } = event.settings;
  return wantedOf(event, table, place, {
    next: shared ? 'event' : next,
    prepared: round.prepared,
    end: round.ended || round !== lastRound(event) ? { counts: round.counts } : null,
    goOn: () => roundWanted(round, table),
  });
}

/** What a round of the event, or a homework, makes of its tables. */
interface Purpose {
  readonly next: Settings['next'];
  readonly prepared: unknown;
  /** How it ends for all; null: it goes on. */
  readonly end: { readonly counts: boolean } | null;
  /** The next command once everybody sits. */
  readonly goOn: () => DirectorCommand | null;
}

function wantedOf(
  event: EventState,
  table: TableState,
  place: EventTable,
  { next, prepared, end, goOn }: Purpose,
): DirectorCommand | null {
  if (!table.direction) return assembling(event, place, next, prepared);
  const talk = talkAt(event);
  const { chat, reactions } = table.settings;
  if (chat !== talk.chat || reactions !== talk.reactions) return { do: 'talk', talk };
  if (table.phase === 'over') {
    // A person back on another device may look at the finished match, too.
    const wanted = seatWanted(event, place, table);
    return wanted?.do === 'replace' ? wanted : null;
  }
  if (end) return { do: 'end', ...end };
  // Where all have left nobody plays on.
  if (place.seats.every((member) => member === null)) return { do: 'end', counts: false };
  return seatWanted(event, place, table) ?? goOn();
}

function paceOf({ settings: { clock, substitute } }: EventState) {
  return { clock, substitute: !isDayClock(clock) || substitute };
}

function talkAt({ settings: { chat } }: EventState) {
  return { chat: chat === 'on', reactions: chat !== 'off' };
}

function assembling(
  event: EventState,
  { seats }: EventTable,
  next: Settings['next'],
  prepared: unknown,
): DirectorCommand {
  return {
    do: 'assemble',
    direction: { event: event.id, next },
    prepared: prepared === null ? null : { seat: 0, action: prepared },
    people: seats.flatMap((member, seat) => {
      const found = member === null ? undefined : event.members[member];
      return found?.person ? [{ seat, person: found.person, name: found.name }] : [];
    }),
  };
}

function seatWanted(
  event: EventState,
  { seats }: EventTable,
  table: TableState,
): DirectorCommand | null {
  const wanted = seats.map((member) => (member === null ? null : defined(event.members[member])));
  for (const [seat, holder] of table.seats.entries()) {
    const member = wanted[seat] ?? null;
    const person = member?.person ?? null;
    const held =
      holder.kind === 'person'
        ? holder.person
        : holder.kind === 'bot'
          ? holder.substituteFor
          : null;
    if (held === person) {
      if (holder.kind === 'open') return { do: 'fill', seat, bot: event.settings.bot };
      continue;
    }
    // A substitute of a person whom the event does not know any more plays on.
    if (person === null) {
      if (holder.kind === 'person') return { do: 'unseat', person: holder.person };
      continue;
    }
    const name = member?.name ?? '';
    if (held !== null) return { do: 'replace', person: held, by: { person, name } };
    return { do: 'seat', who: { seat, person, name } };
  }
  return null;
}

function roundWanted(round: EventRound, table: TableState): DirectorCommand | null {
  const begun = table.rounds.length + (table.phase === 'playing' ? 1 : 0);
  const isLobby = table.phase === 'lobby';
  const isDue = isLobby || (table.phase === 'between' && begun < round.deals);
  const hasPeople = table.seats.some(({ kind }) => kind === 'person');
  if (isDue && hasPeople && round.pausedAt === null) {
    return { do: 'begin', secret: round.secret && dealSecret(round.secret, begun) };
  }
  if (table.phase !== 'playing') return null;
  if (round.pausedAt !== null) return table.pausedAt === null ? { do: 'pause', on: true } : null;
  // A table that the director has paused alone is resumed alone.
  const isOfAll = table.pausedAt !== null && table.pausedAt <= round.resumedAt;
  return isOfAll ? { do: 'pause', on: false } : null;
}

function homeworkWanted(
  homework: Homework,
  { tables }: Piece,
  table: TableState,
): DirectorCommand | null {
  if (table.phase === 'lobby') return { do: 'begin', secret: null };
  const before = tables.reduce((sum, one) => sum + (one.id === table.id ? 0 : one.played), 0);
  const isDone = table.phase === 'between' && before + table.played.length >= neededFor(homework);
  return isDone ? { do: 'end', counts: false } : null;
}

/** Rounds of a table that its event counts; of homework only those that nobody has broken off. */
function roundsOf({ homework }: EventState, { id, rounds, played }: TableState): number {
  return findPiece(homework, id) ? played.length : rounds.length;
}

export function reportOf(
  event: EventState,
  table: TableState,
): Extract<Request, { kind: 'report' }> {
  const scores = table.seats.map((_, seat) => {
    const row = table.standings.find((one) => one.seat === seat);
    return { points: row?.points ?? 0, won: row?.won ?? 0, lost: row?.lost ?? 0 };
  });
  return {
    kind: 'report',
    table: table.id,
    played: roundsOf(event, table),
    over: table.phase === 'over',
    best: table.game.match(table.options, table.seats.length).best,
    scores,
  };
}

/** All tables of an event: of its rounds, and of its homework. */
export function tablesOf({ rounds, homework }: EventState): readonly EventTable[] {
  return [
    ...rounds.flatMap(({ tables }) => tables),
    ...homework.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.tables)),
  ];
}

/** Whether a table has something new to report to its event. */
export function hasNews(event: EventState, table: TableState): boolean {
  const known = tablesOf(event).find(({ id }) => id === table.id);
  if (!known) return false;
  return roundsOf(event, table) > known.played || (table.phase === 'over' && !known.over);
}
