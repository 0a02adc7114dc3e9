import type { OpenTableEntry } from '../protocol/open-table.ts';
import { isLarge } from '../model/slow.ts';
import { isFree, isListed, seatedNames } from '../seats/membership.ts';
import type { TableState } from '../model/types.ts';

/** What anybody may know of a table: nothing of the round that is on. */
export type PublicTable = Pick<
  TableState,
  | 'id'
  | 'code'
  | 'options'
  | 'settings'
  | 'direction'
  | 'phase'
  | 'seats'
  | 'people'
  | 'createdAt'
  | 'barred'
> & { readonly game: { readonly id: string } };

/**
 * An open table as the lobby shows it; null: it does not. Everybody is sent all of them, so none with large options.
 *
 * @param levelOf how strong a person is in a game
 */
export function openTableEntry(
  table: PublicTable,
  levelOf: (person: string, game: string) => OpenTableEntry['levels'][number] = () => null,
): OpenTableEntry | null {
  const { phase, seats, settings } = table;
  if (phase === 'over' || !isListed(table) || isLarge(table.options)) return null;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  // Whoever takes a bot's seat looks at the table first.
  const shows = settings.spectators || phase === 'lobby';
  const bots = seats.flatMap((one) =>
    one.kind === 'bot' && isFree(one) && shows ? [one.bot] : [],
  );
  if (open + bots.length === 0 && !settings.spectators) return null;
  return {
    table: table.id,
    code: table.code,
    game: table.game.id,
    options: table.options,
    phase,
    people: seatedNames(table),
    levels: seats.flatMap((one) =>
      one.kind === 'person' ? [levelOf(one.person, table.game.id)] : [],
    ),
    bots,
    open,
    clock: settings.clock,
    pace: settings.pace,
    spectators: settings.spectators,
    since: table.createdAt,
  };
}

/** Whether a person and one at the table, or its owner, do not want to meet. */
export function isUnwelcome(
  table: Pick<TableState, 'seats' | 'owner' | 'barred'>,
  person: string,
  blocked: ReadonlySet<string>,
): boolean {
  return (
    table.barred.includes(person) ||
    blocked.has(table.owner) ||
    table.seats.some((one) => one.kind === 'person' && blocked.has(one.person))
  );
}
