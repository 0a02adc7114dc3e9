import type { Ports } from '../../ports.ts';
import { isDayClock } from '../../rounds/by-day.ts';
import { awaits } from '../../rounds/awaits.ts';
import { MAX_LISTED } from '../limits.ts';
import type { TableState } from '../../model/types.ts';
import type { EventName } from '../../protocol/messages.ts';
import type { ActiveTables } from '../tables/active-tables.ts';

/** That a table by the day waits for a person. */
export interface Turn {
  /** The same for as long as it is the same turn, and for no other. */
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly options: unknown;
  /** Null: the table belongs to none. */
  readonly event: EventName | null;
  /** When time is up (milliseconds since 1970); null: the table waits for as long as it takes. */
  readonly until: number | null;
  /** Time of the table's last entry. */
  readonly at: number;
}

/** The event of a table; null: it belongs to none. */
export type EventOf = (table: TableState) => Promise<EventName | null>;

/** Tables by the day that wait for a person, the most urgent first. */
export async function turnsOf(
  { store }: Ports,
  tables: ActiveTables,
  eventOf: EventOf,
  person: string,
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  for (const { id } of await store.tablesOf(person, MAX_LISTED)) {
    // A table that cannot be read must not hide the others.
    const table = await tables.load(id).catch(() => null);
    const state = table?.actor.table();
    const awaited = state && isDayClock(state.settings.clock) ? awaits(state, person) : null;
    if (!state || !awaited) continue;
    const { code, game, options, updatedAt, phase, rounds } = state;
    const { until } = awaited;
    turns.push({
      id: `${id}-${rounds.length}-${until ?? phase}`,
      code,
      game: game.id,
      options,
      event: await eventOf(state),
      until,
      at: updatedAt,
    });
  }
  return turns.toSorted((a, b) => urgency(a) - urgency(b));
}

function urgency({ until }: Turn): number {
  return until ?? Number.MAX_SAFE_INTEGER;
}
