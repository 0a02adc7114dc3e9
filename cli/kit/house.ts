import { randomBytes } from 'node:crypto';
import { type NewTable, type OpenTable, openSession, type Session } from '@lusoria/client';
import { type Random, randomFrom, type Result, seeded } from '@lusoria/core';
import { type TableServer, memoryStore, openTableServer, type Ports } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { Failure } from './usage.ts';
import { type Clock, standingClock } from './clock.ts';

/** Random bytes, a number at a time. */
type Bytes = (count: number) => Uint8Array;

/** A house with one table and one person, in this process: the same code as on a server. */
export interface House {
  readonly session: Session;
  readonly table: OpenTable;
  /** Resolves when everything that was asked has been done and answered. */
  settle(): Promise<void>;
  /** How long the table will wait before it does something by itself; null when it waits for us. */
  next(): number | null;
  /** Lets this time pass; what the table does then takes until it has settled. */
  pass(): void;
  close(): void;
}

/** What goes on inside a house. */
interface Inside {
  /** Bots that are thinking. */
  thinking: number;
  readonly failures: Error[];
}

/**
 * Opens a house and a table in it.
 *
 * @param seed makes shuffles and bots repeatable; null leaves them to the operating system
 * @throws Failure when the table is refused.
 */
export async function openHouse(
  name: string,
  wanted: NewTable,
  seed: string | null,
): Promise<House> {
  const clock = standingClock(Date.now());
  const inside: Inside = { thinking: 0, failures: [] };
  const hub = openTableServer(worldOf(clock, bytesFrom(seed, 'house'), inside));
  const session = enter(hub, name, bytesFrom(seed, 'person'));
  const made = taken(await session.create(wanted));
  const table = taken(await session.open(made));
  return {
    session,
    table,
    async settle() {
      do await afterAll();
      while (inside.thinking > 0);
      const [failure] = inside.failures;
      if (failure) throw failure;
    },
    next: () => clock.next(),
    pass: () => clock.ring(),
    close() {
      session.close();
      hub.stop();
    },
  };
}

function worldOf(clock: Clock, bytes: Bytes, inside: Inside): Ports {
  return {
    store: memoryStore(),
    cluster: null,
    now: () => clock.now(),
    randomBytes: bytes,
    after: (ms, call) => clock.after(ms, call),
    async think(game, bot, view, randomness) {
      inside.thinking += 1;
      try {
        return (await loadGame(game))?.bot(bot)?.choose(view, randomFrom(randomness)) ?? null;
      } finally {
        inside.thinking -= 1;
      }
    },
    notice(notice) {
      if (notice.kind === 'failed')
        inside.failures.push(new Error('the table failed', { cause: notice.error }));
    },
  };
}

function enter(hub: TableServer, name: string, random: Bytes): Session {
  return openSession({
    connect(events) {
      const line = hub.connect((message) => events.received(JSON.stringify(message)));
      queueMicrotask(() => events.opened());
      return { send: (text) => line.receive(text), close: () => line.close() };
    },
    credentials: { load: () => null, save: () => undefined, clear: () => undefined },
    name,
    random,
    // A line within one process does not break, so there is nothing to try again later.
    after: () => () => undefined,
  });
}

/** What was answered, where a refusal would be our own mistake. */
function taken<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code } = result.rejection;
  throw new Failure((words) => words.failed(code));
}

function bytesFrom(seed: string | null, purpose: string): Bytes {
  if (seed === null) return (count) => randomBytes(count);
  const random: Random = seeded(`${seed} ${purpose}`);
  return (count) => Uint8Array.from({ length: count }, () => random.int(256));
}

/** Resolves when all that has been promised so far is done. */
function afterAll(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
