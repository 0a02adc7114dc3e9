import type { TableActor } from '../actor/table-actor.ts';
import { type Patch, patchBetween } from '../patch.ts';
import type { Ports } from '../ports.ts';
import type { ServerMessage } from '../protocol.ts';
import type { Entry, TableState } from '../types.ts';
import { shiftedView, viewerOf, viewFor } from '../view.ts';
import type { ActiveTable } from './active-tables.ts';
import { catchUpMessage } from './catch-up.ts';
import type { Connection } from './connection.ts';
import type { PresenceTracker } from './presence.ts';
import type { Look, Sight } from './sight.ts';

/** Connections that are sent the same message. */
interface Group {
  readonly sight: Sight;
  readonly seen: number | null;
  readonly connections: Connection[];
}

/** Most characters of a patch; views have several times as many. */
const MOST_PATCH = 1000;

/**
 * Sends everybody who watches a table what has changed since `before`, each as they may see it.
 *
 * @param leave ends the watching of one connection.
 */
export function createBroadcaster(
  ports: Ports,
  presence: PresenceTracker,
  leave: (connection: Connection, id: string) => void,
  look: Look,
): (table: ActiveTable, before: TableState, entries: readonly Entry[]) => void {
  /** By how much the times of the views that were sent last were shifted. */
  const shifts = new WeakMap<TableActor, number>();
  return (table, before, entries) => {
    const now = table.actor.table();
    const shift = -table.actor.clock.ahead();
    const wasShift = shifts.get(table.actor);
    shifts.set(table.actor, shift);
    const rewritten = entries.some(({ events }) => events.some(({ type }) => type === 'erased'));
    const groups = new Map<string, Group>();
    for (const connection of table.watchers) {
      const sight = look(connection, now);
      if (sight.why !== null) {
        leave(connection, now.id);
        connection.send({ t: 'gone', table: now.id, code: sight.why });
        continue;
      }
      const { viewer, names } = sight;
      const person = connection.person?.id ?? '';
      // From another seat the whole log looks different, and so it does without somebody's words.
      const moved = now.seats !== before.seats && viewer !== viewerOf(before, person);
      const seen = moved || rewritten ? null : before.seq;
      const key = `${viewer} ${names} ${seen}`;
      const group = groups.get(key);
      if (group) group.connections.push(connection);
      else groups.set(key, { sight, seen, connections: [connection] });
    }
    for (const { sight, seen, connections } of groups.values()) {
      const message = catchUpMessage(table.actor, sight, seen, ports.now());
      // Whoever has a seat has been sent the view before as it is worked out here: with all names, its times so shifted.
      const isKnown = seen !== null && shift === wasShift && typeof sight.viewer === 'number';
      const takes = isKnown ? connections.filter(({ deltas }) => deltas) : [];
      const was = takes.length > 0 ? shiftedView(viewFor(before, sight.viewer), shift) : null;
      const delta = was && deltaOf(message, patchBetween(was, message.view));
      // The same message goes to one connection after another.
      if (delta) for (const connection of takes) connection.send(delta);
      for (const connection of connections)
        if (!delta || !connection.deltas) connection.send(message);
    }
    if (now.seats !== before.seats) presence.announce(table);
  };
}

/** A message without its view, which the patch leads to; null where it would save little, or nothing before counts. */
function deltaOf(
  { table, from, reset, seq, now, entries }: Extract<ServerMessage, { t: 'table' }>,
  patch: Patch,
): Extract<ServerMessage, { t: 'delta' }> | null {
  if (reset || JSON.stringify(patch).length > MOST_PATCH) return null;
  return { t: 'delta', table, from, seq, now, patch, entries };
}
