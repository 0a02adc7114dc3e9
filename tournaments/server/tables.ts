import {
  type DirectorCommand,
  newCode,
  open,
  type Ports,
  removeWhole,
  type TableActor,
} from '@lusoria/table';
import { ROSTER_KEPT_MS } from '../roster/types.ts';
import { hasNews, openingOf, reportOf, wantedAt } from '../tables.ts';
import type { EventTable } from '../types.ts';
import type { EventActor } from './event-actor.ts';

/** Characters of a table's code. */
const CODE_LENGTH = 6;
/** Maximum steps per call for one table: none needs nearly as many. */
const MAX_STEPS = 40;

/** Reconciles tables with their events, and reports the tables' scores to these. */
export interface TableKeeper {
  /** Looks after the tables of an event that may not be in the wanted state. Never rejects. */
  keep(event: EventActor): Promise<void>;
  /** Looks after some of its tables, one after the other. Never rejects. */
  keepTables(event: EventActor, tables: readonly EventTable[]): Promise<void>;
}

export interface TableKeeperContext {
  readonly ports: Ports;
  load(table: string): Promise<TableActor | null>;
}

export function createTableKeeper({ ports, load }: TableKeeperContext): TableKeeper {
  /** Events being looked after, and whether that must be repeated. */
  const busy = new Map<string, { again: boolean; readonly done: Promise<void> }>();

  const keepAll = async (actor: EventActor): Promise<void> => {
    const { rounds } = actor.event();
    const open = rounds.flatMap(({ tables }, i) =>
      tables.filter(({ over }) => !over || i === rounds.length - 1),
    );
    await Promise.all(
      open.map(async (table) =>
        keepOne(actor, table).catch((error: unknown) =>
          ports.notice({ kind: 'failed', table: table.id, error }),
        ),
      ),
    );
  };

  const keepOne = async (actor: EventActor, place: EventTable): Promise<void> => {
    // One that is over may have been deleted meanwhile: a round by the day is long.
    const table = (await load(place.id)) ?? (place.over ? null : await create(actor, place));
    if (!table) return;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const wanted = wantedAt(actor.event(), table.table());
      if (!wanted || !(await ask(table, wanted))) break;
    }
    const state = table.table();
    if (!hasNews(actor.event(), state)) return;
    const command = `table:${state.id} ${state.rounds.length} ${state.phase === 'over'}`;
    await new Promise<void>((resolve) => {
      actor.submit(reportOf(actor.event(), state), command, () => resolve());
    });
  };

  const create = async (actor: EventActor, place: EventTable): Promise<TableActor | null> => {
    const event = actor.event();
    do {
      const code = newCode(ports, CODE_LENGTH);
      const first = open(actor.game, openingOf(event, place, code));
      if (!first.ok) throw new Error(first.rejection.code);
      const entry = { seq: 1, at: ports.now(), command: `event:${event.id}`, events: first.value };
      const table = { id: place.id, code, game: actor.game.id, of: { table: event.id } };
      const keptUntil = event.roster === null ? 0 : ports.now() + ROSTER_KEPT_MS;
      const made = await ports.store.create(table, entry, [], keptUntil);
      if (made === 'made') break;
      if (made === 'orphaned') return null;
    } while (!(await ports.store.find(place.id)));
    // Made for an event that has been deleted meanwhile, it would keep the names of all.
    if (!(await ports.store.heads([event.id])).has(event.id)) {
      await removeWhole(ports.store, place.id);
      return null;
    }
    return load(place.id);
  };

  const keep = async (actor: EventActor): Promise<void> => {
    const { id } = actor.event();
    const known = busy.get(id);
    if (known) {
      known.again = true;
      return known.done;
    }
    const run = async (): Promise<void> => {
      try {
        do {
          const own = busy.get(id);
          if (own) own.again = false;
          await keepAll(actor);
        } while (busy.get(id)?.again === true);
      } catch (error) {
        ports.notice({ kind: 'failed', table: id, error });
      } finally {
        busy.delete(id);
      }
    };
    const { promise, resolve } = Promise.withResolvers<void>();
    busy.set(id, { again: false, done: promise });
    await run();
    resolve();
  };

  const keepTables = async (actor: EventActor, tables: readonly EventTable[]): Promise<void> => {
    for (const table of tables) {
      await keepOne(actor, table).catch((error: unknown) =>
        ports.notice({ kind: 'failed', table: table.id, error }),
      );
    }
  };

  return { keep, keepTables };
}

/**
 * Sends a command to a table; returns whether it was carried out. At one seq it is sent once,
 * whichever node does.
 */
async function ask(table: TableActor, command: DirectorCommand): Promise<boolean> {
  const id = `event:${command.do} ${table.table().seq}`;
  return new Promise((resolve) => {
    table.submit({ kind: 'director', command }, id, (result) => resolve(result.ok));
  });
}
