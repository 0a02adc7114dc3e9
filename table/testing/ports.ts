import { randomFrom, seeded } from '@lusoria/core';
import type { ConnectionHandle } from '../server/connection-handle.ts';
import type { TableServer } from '../server/table-server.ts';
import { fixtureGame } from './fixture-game.ts';
import { memoryStore } from '../memory.ts';
import type { Notice, Store, Ports } from '../ports.ts';
import { PROTOCOL, type ServerMessage } from '../protocol/messages.ts';
import type { Command } from '../model/types.ts';

/** Ports whose clock the test controls, with bots that think at once. */
export interface TestPorts extends Ports {
  readonly notices: readonly Notice[];
  /** Advances the clock; due calls run in order. */
  pass(ms: number): Promise<void>;
}

interface Alarm {
  readonly at: number;
  readonly call: () => void;
}

/** @param instead replaces some of the ports. */
export function testPorts(instead: Partial<Ports> = {}): TestPorts {
  const alarms = new Set<Alarm>();
  const notices: Notice[] = [];
  const random = seeded('world');
  let now = 1_700_000_000_000;
  return {
    store: memoryStore(),
    cluster: null,
    now: () => now,
    randomBytes: (count) => Uint8Array.from({ length: count }, () => random.int(256)),
    after(ms, call) {
      const alarm = { at: now + ms, call };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    async think(game, name, view, seed) {
      return game === fixtureGame.id
        ? (fixtureGame.bot(name)?.choose(view, randomFrom(seed)) ?? null)
        : null;
    },
    games: async (name) => (name === fixtureGame.id ? fixtureGame : null),
    notice: (notice) => notices.push(notice),
    notices,
    async pass(ms) {
      const until = now + ms;
      for (;;) {
        await settled();
        const [next] = [...alarms].toSorted((a, b) => a.at - b.at);
        if (!next || next.at > until) break;
        now = Math.max(now, next.at);
        alarms.delete(next);
        next.call();
      }
      now = until;
    },
    ...instead,
  };
}

/** Resolves when everything that does not wait for the outside has happened. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 300; i += 1) await Promise.resolve();
}

/** A client in the same thread. */
export interface TestClient {
  readonly said: readonly ServerMessage[];
  person(): string;
  /** Sends a message and resolves with the answer when that comes at once, otherwise null. */
  ask(message: object, id?: string): Promise<ServerMessage | null>;
  does(table: string, command: Command, id?: string): Promise<ServerMessage | null>;
  readonly connection: ConnectionHandle;
}

/**
 * @param token of a known person.
 * @param hello other fields of its hello.
 */
export async function testClient(
  server: TableServer,
  token: string | null = null,
  hello: { readonly patches?: true } = {},
): Promise<TestClient> {
  const said: ServerMessage[] = [];
  const connection = server.connect((message) => said.push(message));
  connection.receive(JSON.stringify({ t: 'hello', v: PROTOCOL, token, name: 'N', ...hello }));
  await settled();
  const [welcome] = said;
  if (welcome?.t !== 'welcome') throw new Error('not welcome');
  const client: TestClient = {
    said,
    connection,
    person: () => welcome.person,
    async ask(message, id = `q${(asked += 1)}`) {
      const before = said.length;
      connection.receive(JSON.stringify({ ...message, id }));
      await settled();
      return said.slice(before).find((one) => 'id' in one && one.id === id) ?? null;
    },
    async does(table, command, id) {
      const seq = said.findLast((one) => one.t === 'table')?.seq ?? 0;
      return client.ask({ t: 'do', table, seen: seq, command }, id);
    },
  };
  return client;
}

let asked = 0;

/** Creates a table with the client's own seat and others, and watches it; returns its id. */
export async function testTable(
  client: TestClient,
  seats: readonly object[],
  settings: object = { pace: 0 },
): Promise<string> {
  const options = { botWait: 0 };
  const made = await client.ask({ t: 'create', game: fixtureGame.id, options, settings, seats });
  if (made?.t !== 'done' || made.table === undefined) throw new Error(JSON.stringify(made));
  await client.ask({ t: 'open', table: made.table, seen: null });
  return made.table;
}

/** A store whose appends wait until `open` is called. */
export function gated(store: Store): Store & { readonly open: () => void } {
  let waiting: (() => void)[] = [];
  return {
    ...store,
    async append(table, entry, changes) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return store.append(table, entry, changes);
    },
    open() {
      const now = waiting;
      waiting = [];
      for (const call of now) call();
    },
  };
}
