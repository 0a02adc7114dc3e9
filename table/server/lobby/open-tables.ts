import { isUnwelcome, openTableEntry } from '../../lobby/open-table.ts';
import { LOBBY, type Ports } from '../../ports.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { OpenTableEntry } from '../../protocol/open-table.ts';
import type { TableState } from '../../model/types.ts';
import type { ActiveTable, ActiveTables } from '../tables/active-tables.ts';
import type { Connection } from '../connection.ts';
import type { LevelOf } from '../event-host.ts';

/** Milliseconds for which changes are collected before those who watch the list are told. */
const COLLECT_MS = 500;
/** Interval at which the store is asked for tables of other nodes, while somebody watches. */
const OTHERS_MS = 3000;
/** Maximum tables looked through, the latest first, and maximum shown. */
const MAX_SEARCHED = 200;
const MAX_SHOWN = 60;
/** Time without a change after which a table is not shown any more. */
const STALE_MS = 12 * 60 * 60 * 1000;

interface Shown {
  readonly entry: OpenTableEntry;
  readonly text: string;
  readonly state: TableState;
}

/** The lobby's list of open tables at which somebody is present. */
export interface OpenTablesList {
  /** Tells a connection the whole list, and from then on its changes. */
  watch(connection: Connection, blocked: ReadonlySet<string>): Promise<void>;
  leave(connection: Connection): void;
  /** Called when a table, or who is present at it, has changed. */
  changed(table: ActiveTable): void;
  /** Open tables as they are now; the state is for the server alone. */
  all(): Promise<readonly TableState[]>;
  /** Number of open tables of a person that wait for others. */
  waitingOf(person: string): number;
  stop(): void;
}

/** @param isAttended whether a person with a seat is connected, at any node. */
export function watchOpenTables(
  ports: Ports,
  tables: ActiveTables,
  isAttended: (table: ActiveTable) => boolean,
  levelOf: LevelOf,
): OpenTablesList {
  const shown = new Map<string, Shown>();
  const watching = new Map<Connection, ReadonlySet<string>>();
  const changes = new Set<string>();
  let searchedAt = -Infinity;
  let cancelTelling: (() => void) | null = null;
  let cancelSearch: (() => void) | null = null;

  const tellLater = (id: string): void => {
    changes.add(id);
    if (watching.size === 0) changes.clear();
    else cancelTelling ??= ports.after(COLLECT_MS, tell);
  };

  const tell = (): void => {
    cancelTelling = null;
    const news = messageOf([...changes], shown);
    for (const [connection, blocked] of watching) connection.send(news(connection, blocked));
    changes.clear();
  };

  const consider = (table: ActiveTable): void => {
    const state = table.actor.table();
    const { id } = state;
    const before = shown.get(id);
    const isFresh = state.updatedAt > ports.now() - STALE_MS;
    const isShown = isFresh && (before !== undefined || shown.size < MAX_SHOWN);
    const entry = isShown && isAttended(table) ? openTableEntry(state, levelOf) : null;
    const text = JSON.stringify(entry);
    if (entry) shown.set(id, { entry, text, state });
    else shown.delete(id);
    if (text !== (before?.text ?? 'null')) tellLater(id);
  };

  /** Looks in the store for tables that other nodes, or this one before it was restarted, have opened. */
  const search = async (): Promise<void> => {
    if (ports.now() - searchedAt < OTHERS_MS) return;
    searchedAt = ports.now();
    for (const { id } of await ports.store.tablesOf(LOBBY, MAX_SEARCHED)) {
      // A table that cannot be read must not hide the others.
      const table = await tables.load(id).catch((error: unknown) => {
        ports.notice({ kind: 'failed', table: id, error });
        return null;
      });
      if (table) consider(table);
    }
    for (const id of shown.keys()) {
      const table = tables.peek(id);
      if (table) consider(table);
      else if (shown.delete(id)) tellLater(id);
    }
  };

  const searchLater = (): void => {
    cancelSearch ??= ports.after(OTHERS_MS, () => {
      search()
        .catch((error: unknown) => ports.notice({ kind: 'failed', table: null, error }))
        .finally(() => {
          cancelSearch = null;
          if (watching.size > 0) searchLater();
        });
    });
  };

  return {
    async watch(connection, blocked) {
      await search();
      watching.set(connection, blocked);
      searchLater();
      const whole = messageOf([...shown.keys()], shown)(connection, blocked);
      connection.send({ ...whole, reset: true, gone: [] });
    },
    leave: (connection) => void watching.delete(connection),
    changed(table) {
      const { id, settings } = table.actor.table();
      if (settings.listed || shown.has(id)) consider(table);
    },
    async all() {
      await search();
      return [...shown.values()].map(({ state }) => state);
    },
    waitingOf: (person) =>
      [...shown.values()].filter(({ state }) => state.owner === person && state.phase === 'lobby')
        .length,
    stop() {
      cancelTelling?.();
      cancelSearch?.();
      watching.clear();
    },
  };
}

/** What has changed, as a connection may know it: the same object for all who have blocked nobody of it. */
function messageOf(
  ids: readonly string[],
  shown: ReadonlyMap<string, Shown>,
): (
  connection: Connection,
  blocked: ReadonlySet<string>,
) => Extract<ServerMessage, { t: 'lobby' }> {
  const among = ids.flatMap((id) => shown.get(id) ?? []);
  const without = (hidden: readonly Shown[]): Extract<ServerMessage, { t: 'lobby' }> => {
    const rest = among.filter((one) => !hidden.includes(one));
    const left = new Set(rest.map(({ entry }) => entry.table));
    return {
      t: 'lobby',
      tables: rest.map(({ entry }) => entry),
      gone: ids.filter((id) => !left.has(id)),
    };
  };
  const forAll = without([]);
  return ({ person }, blocked) => {
    const hidden = among.filter(
      ({ state }) => person !== null && isUnwelcome(state, person.id, blocked),
    );
    return hidden.length === 0 ? forAll : without(hidden);
  };
}
