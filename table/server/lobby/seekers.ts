import { reject } from '@lusoria/core';
import { isUnwelcome } from '../../lobby/open-table.ts';
import { nextAt, pair, type Seeker } from '../../lobby/pairing.ts';
import { LOBBY, type Ports, type StoredPerson } from '../../ports.ts';
import type { Wish } from '../../protocol/messages.ts';
import { isFree, seatOf } from '../../seats/membership.ts';
import { isLarge } from '../../model/slow.ts';
import type { ActiveTables } from '../tables/active-tables.ts';
import { type Connection, type MessageOf, sendRejection } from '../connection.ts';
import { MAX_TABLES } from '../limits.ts';
import type { LevelOf } from '../event-host.ts';
import type { OpenTablesList } from './open-tables.ts';
import { type Party, sitAt, startTable } from './start-table.ts';

/** People who may wait at one node; further ones are rejected with `try-again`. */
const MAX_SEEKERS = 10_000;
/** Time for which the table that somebody was given is remembered: the answer may have been lost. */
const REMEMBERED_MS = 60_000;

interface Waiting extends Seeker, Party {
  readonly id: string;
  readonly connection: Connection;
}

/** People who look for somebody to play with. */
export interface Seekers {
  seek(connection: Connection, person: StoredPerson, message: MessageOf<'seek'>): Promise<void>;
  /** Whoever has gone looks for nobody any more. */
  leave(connection: Connection): void;
  stop(): void;
}

/** @param connections all open connections. */
export function openSeekers(
  ports: Ports,
  connections: ReadonlySet<Connection>,
  tables: ActiveTables,
  openTables: OpenTablesList,
  levelOf: LevelOf,
): Seekers {
  /** By key, so that whoever comes is compared only with those who want the same. */
  const queues = new Map<string, readonly Waiting[]>();
  const byPerson = new Map<string, Waiting>();
  const given = rememberGiven(ports);
  let cancelTimer = (): void => undefined;

  const remove = (one: Waiting): void => {
    if (byPerson.get(one.person) === one) byPerson.delete(one.person);
    const rest = (queues.get(one.key) ?? []).filter((other) => other !== one);
    if (rest.length > 0) queues.set(one.key, rest);
    else queues.delete(one.key);
  };
  const end = (one: Waiting | undefined): void => {
    if (!one) return;
    remove(one);
    sendRejection(ports, one.connection, one.id, reject('seek-over'));
  };

  const give = (one: Waiting, table: string): void => {
    given.add(one, table);
    one.connection.send({ t: 'done', id: one.id, seq: null, table });
  };

  const seatTogether = async (group: readonly Waiting[]): Promise<void> => {
    const [first, ...others] = group;
    if (!first) return;
    try {
      const joined = others.length === 0 ? await joinOthers(tables, openTables, first) : null;
      const table = joined ?? (await startTable(ports, tables, first, others));
      for (const one of group) give(one, table);
    } catch (error) {
      ports.notice({ kind: 'failed', table: null, error });
      for (const one of group) sendRejection(ports, one.connection, one.id, reject('try-again'));
    }
  };

  const pairUp = (key: string): void => {
    for (const group of pair(queues.get(key) ?? [], ports.now()).tables) {
      group.forEach(remove);
      void seatTogether(group);
    }
  };
  const pairLater = (): void => {
    cancelTimer();
    const next = nextAt(
      [...queues.values()].map(([first]) => first).filter((one) => one !== undefined),
      ports.now(),
    );
    if (next === null) return;
    cancelTimer = ports.after(Math.max(0, next - ports.now()), () => {
      for (const key of queues.keys()) pairUp(key);
      pairLater();
    });
  };

  return {
    async seek(connection, person, { id, wish }) {
      const refuse = (...rejection: Parameters<typeof reject>): void =>
        sendRejection(ports, connection, id, reject(...rejection));
      const before = given.tableOf(person.id, id);
      if (before !== null) return connection.send({ t: 'done', id, seq: null, table: before });
      if (wish === null) {
        end(byPerson.get(person.id));
        pairLater();
        return connection.send({ t: 'done', id, seq: null });
      }
      if (ports.lobby !== true) return refuse('lobby-closed');
      if (connection.elsewhere(LOBBY)) return;
      const checked = await check(ports, wish);
      if (!checked.ok) return sendRejection(ports, connection, id, checked.rejection);
      if (isLarge(checked.value.options)) return refuse('options-too-large');
      if (!connection.quota('table')) return refuse('too-fast');
      const own = await ports.store.tablesOf(person.id, MAX_TABLES);
      if (own.length >= MAX_TABLES) return refuse('too-many-tables', { most: MAX_TABLES });
      const blocked = new Set(await ports.store.blockedWith(person.id));
      if (!connections.has(connection) || connection.person?.id !== person.id) return;
      const earlier = byPerson.get(person.id);
      // The same request, sent again; otherwise a person waits once, on whichever page.
      if (earlier?.id === id) remove(earlier);
      else end(earlier);
      if (byPerson.size >= MAX_SEEKERS) return refuse('try-again');
      const { game, options, bots } = checked.value;
      const seats = bots.length + 1;
      const key = keyOf(game.id, options, seats);
      const since = earlier?.id === id ? earlier.since : ports.now();
      const one: Waiting = {
        id,
        connection,
        person: person.id,
        name: person.name,
        game,
        options,
        bots,
        seats,
        key,
        since,
        blocked,
        level: levelOf(person.id, game.id)?.rating ?? null,
      };
      byPerson.set(person.id, one);
      queues.set(key, [...(queues.get(key) ?? []), one]);
      pairUp(key);
      pairLater();
    },
    leave(connection) {
      const one = byPerson.get(connection.person?.id ?? '');
      if (one?.connection === connection) remove(one);
    },
    stop: () => cancelTimer(),
  };
}

/** Seats a person in place of a bot where others play the same already; null: there is no such table. */
async function joinOthers(
  tables: ActiveTables,
  openTables: OpenTablesList,
  one: Waiting,
): Promise<string | null> {
  for (const state of await openTables.all()) {
    const seat = state.seats.findIndex(isFree);
    const isSame = one.key === keyOf(state.game.id, state.options, state.seats.length);
    const fits = isSame && seat >= 0 && state.phase !== 'lobby';
    if (!fits || seatOf(state, one.person) !== null) continue;
    if (isUnwelcome(state, one.person, one.blocked)) continue;
    if (await sitAt(tables, state.id, one, seat)) return state.id;
  }
  return null;
}

/** Tables that people were given lately, by their requests: an answer may have been lost. */
function rememberGiven(ports: Pick<Ports, 'now'>) {
  // The latest last.
  const given = new Map<
    string,
    { readonly id: string; readonly table: string; readonly at: number }
  >();
  return {
    add({ person, id }: Pick<Waiting, 'person' | 'id'>, table: string): void {
      const at = ports.now();
      for (const [one, { at: then }] of given) {
        if (then > at - REMEMBERED_MS) break;
        given.delete(one);
      }
      given.delete(person);
      given.set(person, { id, table, at });
    },
    tableOf(person: string, id: string): string | null {
      const one = given.get(person);
      return one?.id === id ? one.table : null;
    },
  };
}

/** Those with the same key want to play the same. */
function keyOf(game: string, options: unknown, seats: number): string {
  return JSON.stringify([game, options, seats]);
}

async function check(ports: Ports, { game: name, options: raw, bots }: Wish) {
  const game = await ports.games(name);
  if (!game) return { ok: false, rejection: reject('no-such-game', { game: name }) } as const;
  const options = game.options(raw);
  if (!options.ok) return options;
  const misfit = game.admits(options.value, bots.length + 1);
  if (misfit) return { ok: false, rejection: misfit } as const;
  const unknown = bots.find((bot) => !game.bot(bot));
  if (unknown !== undefined) {
    return { ok: false, rejection: reject('no-such-bot', { bot: unknown }) } as const;
  }
  return { ok: true, value: { game, options: options.value, bots } } as const;
}
