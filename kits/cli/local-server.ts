import { randomBytes } from 'node:crypto';
import { type NewTable, type OpenTable, openSession, type Session } from '@lusoria/client';
import { type AnyGame, type Random, randomFrom, type Result, seeded } from '@lusoria/core';
import { memoryStore, openTableServer, type Ports, type TableServer } from '@lusoria/table';
import { type Clock, standingClock } from './clock.ts';
import { Failure } from './usage.ts';

/** Generator of random bytes. */
type Bytes = (count: number) => Uint8Array;

/** A person at the table. */
interface LocalPerson {
  readonly session: Session;
  readonly table: OpenTable;
}

/** A server with one table in this process: the same code as elsewhere. */
export interface LocalServer extends LocalPerson {
  /** Others at the same terminal, in the seats after the first. */
  readonly others: readonly LocalPerson[];
  /** The table as a spectator sees it; null where there are no others. */
  readonly open: OpenTable | null;
  /** Resolves when all requests have been carried out and answered. */
  settle(): Promise<void>;
  /** Delay until the table's next deadline, in milliseconds; null when it waits for a person. */
  next(): number | null;
  /** Advances to that deadline; its effects are done once the table has settled. */
  pass(): void;
  close(): void;
}

/**
 * Players and table of a local server, and the seed of shuffles and bots; null: the operating
 * system's randomness.
 */
export interface Opening {
  readonly name: string;
  /** Names of others at the same terminal; the seats after the first must be open for them. */
  readonly others?: readonly string[];
  readonly table: NewTable;
  readonly seed: string | null;
  /** Loads a game by its name. */
  readonly games: (name: string) => Promise<AnyGame | null>;
}

/** Activity inside a server. */
interface Activity {
  /** Bots that are thinking. */
  thinking: number;
  readonly failures: Error[];
}

/**
 * Opens a server and a table on it.
 *
 * @throws Failure when the table is refused.
 */
export async function openLocalServer(opening: Opening): Promise<LocalServer> {
  const { name, seed, games, others: names = [] } = opening;
  const clock = standingClock(Date.now());
  const activity: Activity = { thinking: 0, failures: [] };
  // A seed must give the same shuffles as ever: these labels are part of it.
  const bytes = bytesFrom(seed, 'house');
  const server = openTableServer(portsOf({ clock, bytes, activity, games }));
  const session = connect(server, name, bytesFrom(seed, 'person'));
  const made = valueOf(await session.create(opening.table));
  const table = valueOf(await session.open(made));
  const comeIn = async (other: string, purpose: string): Promise<LocalPerson> => {
    const own = connect(server, other, bytesFrom(seed, purpose));
    return { session: own, table: valueOf(await own.open(made)) };
  };
  const others: LocalPerson[] = [];
  for (const [i, other] of names.entries()) {
    const person = await comeIn(other, `person ${i + 2}`);
    valueOf(await person.table.do({ do: 'sit', seat: i + 1 }));
    others.push(person);
  }
  const onlooker = names.length > 0 ? await comeIn('', 'onlooker') : null;
  return {
    session,
    table,
    others,
    open: onlooker?.table ?? null,
    async settle() {
      do await afterAll();
      while (activity.thinking > 0);
      const [failure] = activity.failures;
      if (failure) throw failure;
    },
    next: () => clock.next(),
    pass: () => clock.ring(),
    close() {
      for (const one of [session, onlooker?.session, ...others.map((other) => other.session)])
        one?.close();
      server.stop();
    },
  };
}

function portsOf({
  clock,
  bytes,
  activity,
  games,
}: {
  readonly clock: Clock;
  readonly bytes: Bytes;
  readonly activity: Activity;
  readonly games: Ports['games'];
}): Ports {
  return {
    store: memoryStore(),
    cluster: null,
    games,
    now: () => clock.now(),
    randomBytes: bytes,
    after: (ms, call) => clock.after(ms, call),
    async think(game, bot, view, randomness) {
      activity.thinking += 1;
      try {
        const player = (await games(game))?.bot(bot);
        await player?.load();
        return player?.choose(view, randomFrom(randomness)) ?? null;
      } finally {
        activity.thinking -= 1;
      }
    },
    notice(notice) {
      if (notice.kind === 'failed')
        activity.failures.push(new Error('the table failed', { cause: notice.error }));
    },
  };
}

function connect(server: TableServer, name: string, random: Bytes): Session {
  return openSession({
    connect(events) {
      const connection = server.connect((message) => events.received(JSON.stringify(message)));
      queueMicrotask(() => events.opened());
      return { send: (text) => connection.receive(text), close: () => connection.close() };
    },
    credentials: { load: () => null, save: () => undefined, clear: () => undefined },
    name,
    random,
    // A connection within one process does not break: there is nothing to retry.
    after: () => () => undefined,
  });
}

/** Value of an answer, where a rejection would be a bug. */
function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure('failed', { reason: result.rejection.code });
}

function bytesFrom(seed: string | null, purpose: string): Bytes {
  if (seed === null) return (count) => randomBytes(count);
  const random: Random = seeded(`${seed} ${purpose}`);
  return (count) => Uint8Array.from({ length: count }, () => random.int(256));
}

/** Resolves when all pending promise jobs are done. */
function afterAll(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
