import type { Viewer } from '@lusoria/core';
import type { TableActor } from '../actor/table-actor.ts';
import { erasedIn } from '../erase.ts';
import type { ServerMessage } from '../protocol.ts';
import { entryFor, viewFor } from '../view.ts';

/** A table as it is now for a viewer who has seen its log up to `seen`; null: nothing yet. */
export function catchUpMessage(
  actor: TableActor,
  viewer: Viewer,
  seen: number | null,
  now: number,
): Extract<ServerMessage, { t: 'table' }> {
  const table = actor.table();
  const log = actor.log();
  // A client that claims to have seen what does not exist yet is sent the whole log, and so is everybody once
  // somebody's words are erased.
  const known = seen !== null && seen <= table.seq ? seen : 0;
  const from = known > 0 && erasedIn(log.slice(known)).length > 0 ? 0 : known;
  return {
    t: 'table',
    table: table.id,
    from,
    seq: table.seq,
    now,
    view: viewFor(table, viewer),
    entries: log.slice(from).map((entry) => entryFor(table, entry, viewer)),
  };
}
