import type { Viewer } from '@lusoria/core';
import type { ServerMessage, Summary } from '../protocol.ts';
import { erasedIn } from '../erase.ts';
import type { TableActor } from '../actor/table-actor.ts';
import { belongs, seatOf } from '../membership.ts';
import type { TableState } from '../types.ts';
import { entryFor, viewFor } from '../view.ts';

/** A table as it is now for a viewer who has seen its log up to `seen`; null: nothing yet. */
export function catchUpMessage(
  room: TableActor,
  viewer: Viewer,
  seen: number | null,
  now: number,
): Extract<ServerMessage, { t: 'table' }> {
  const table = room.table();
  // Whoever claims to have seen what does not exist yet is told everything again, and so is everybody
  // once somebody's words are to be forgotten.
  const known = seen !== null && seen <= table.seq ? seen : 0;
  const from = known > 0 && erasedIn(room.log().slice(known)).length > 0 ? 0 : known;
  return {
    t: 'table',
    table: table.id,
    from,
    seq: table.seq,
    now,
    view: viewFor(table, viewer),
    entries: room
      .log()
      .slice(from)
      .map((entry) => entryFor(table, entry, viewer)),
  };
}

/**
 * People without a seat may look in while the first seats are being taken, later only where that is
 * allowed: then there is something to see that was not meant for them.
 */
export function mayWatch(table: TableState, person: string): boolean {
  return (
    table.settings.spectators ||
    belongs(table, person) ||
    (table.phase === 'lobby' && table.records.length === 0)
  );
}

/** A table in somebody's list. */
export function summaryOf(table: TableState, person: string): Summary {
  const seat = seatOf(table, person);
  const turn = table.phase === 'playing' ? table.round?.play?.state.turn() : undefined;
  const names = new Map(table.people.map(({ id, name }) => [id, name]));
  return {
    table: table.id,
    code: table.code,
    game: table.game.id,
    options: table.options,
    phase: table.phase,
    names: table.seats.flatMap((holder) =>
      holder.kind === 'person' ? (names.get(holder.person) ?? []) : [],
    ),
    updatedAt: table.updatedAt,
    yourTurn: seat !== null && turn?.kind === 'play' && turn.must.includes(seat),
  };
}
