import { patchOf } from '../patch.ts';
import type { ServerMessage } from '../protocol.ts';
import type { Connection, Told } from './connection.ts';

/** A patch is sent when it is at most this part of the view. */
const MOST = 1 / 2;

/**
 * Sends connections that see the same how a table now is: as it stands in the message or, to those that take patches,
 * what has changed since they were told last, if that is clearly less. Connections that were told the same are sent the
 * same object.
 */
export function tellTable(
  message: Extract<ServerMessage, { t: 'table' }>,
): (connection: Connection) => void {
  const { table, from, seq, now, view, entries, reset } = message;
  const patches = new Map<Told, ServerMessage | null>();
  let told: Told | null = null;

  const patchFrom = (base: Told): ServerMessage | null => {
    if (base.seq !== from || seq === from || reset) return null;
    const patch = patchOf(base.view, view) ?? {};
    const isSmall = JSON.stringify(patch).length <= base.chars * MOST;
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
    // The same for all of them from now on, so that what follows is worked out once.
    told ??= { seq, view, chars: (patch && base?.chars) ?? JSON.stringify(view).length };
    watching.set(table, told);
    connection.send(patch ?? message);
  };
}
