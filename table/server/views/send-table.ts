import { patchOf } from '../../protocol/patch.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { Connection, LastSent } from '../connection.ts';

/** Maximum size of a patch, as a part of the view; a larger one is not sent. */
const MAX_PART = 1 / 2;

/**
 * Sends a table to connections with the same visibility: the whole view of the message or, to those that
 * take patches, the changes since the latest view sent to them, if that is clearly less.
 * Connections with the same base are sent the same object.
 */
export function sendTable(
  message: Extract<ServerMessage, { t: 'table' }>,
): (connection: Connection) => void {
  const { table, from, seq, now, view, entries, reset } = message;
  const patches = new Map<LastSent, ServerMessage | null>();
  let lastSent: LastSent | null = null;

  const patchFrom = (base: LastSent): ServerMessage | null => {
    if (base.seq !== from || seq === from || reset) return null;
    const patch = patchOf(base.view, view) ?? {};
    const isSmall = JSON.stringify(patch).length <= base.chars * MAX_PART;
    return isSmall ? { t: 'patch', table, from, seq, now, patch, entries } : null;
  };

  return (connection) => {
    const { watching } = connection;
    if (!connection.patches || !watching.has(table)) return connection.send(message);
    const base = watching.get(table) ?? null;
    let patch = base && patches.get(base);
    if (base && patch === undefined) {
      patch = patchFrom(base);
      patches.set(base, patch);
    }
    // Shared by all of them from now on: the next patch is computed once.
    lastSent ??= { seq, view, chars: (patch && base?.chars) ?? JSON.stringify(view).length };
    watching.set(table, lastSent);
    connection.send(patch ?? message);
  };
}
