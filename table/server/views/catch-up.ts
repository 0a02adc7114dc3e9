import type { TableActor } from '../../actor/table-actor.ts';
import { RECENT } from '../../actor/table-log.ts';
import { pageStart, sizeOf } from '../../record/entry-text.ts';
import { erasedIn } from '../../model/erase.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { entryFor, shiftedView, viewFor } from '../../model/view.ts';
import { namelessEntries, type Visibility, withoutNames } from './visibility.ts';

/**
 * A table as it is now for a viewer who has seen its log up to `seen`: with the entries since then
 * or, where these are too many, with the last ones; null: the viewer has seen nothing that is still
 * valid.
 */
export function catchUpMessage(
  actor: TableActor,
  { viewer, names }: Visibility,
  seen: number | null,
  now: number,
): Extract<ServerMessage, { t: 'table' }> {
  const table = actor.table();
  // A viewer who claims to have seen what does not exist yet starts anew, and so does everybody
  // after an erasure.
  const { log } = actor;
  const since = seen !== null && seen <= table.seq && seen >= log.from() ? log.since(seen) : null;
  const follows =
    since !== null && erasedIn(since).length === 0 && pageStart(since.map(sizeOf), RECENT) === 0;
  const entries = follows ? since : log.lastPage();
  const told = names ? entries : namelessEntries(table, entries);
  const shown = names ? table : withoutNames(table);
  const from = table.seq - entries.length;
  return {
    t: 'table',
    table: table.id,
    from,
    // From the first entry on nothing comes before.
    ...(follows || from === 0 ? {} : { reset: true }),
    seq: table.seq,
    now,
    // Its times are given by the server's clock, like `now`.
    view: shiftedView(viewFor(shown, viewer), -actor.clock.ahead()),
    entries: told.map((entry) => entryFor(table, entry, viewer)),
  };
}
