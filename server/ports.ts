import { loadGame, loadPractice, loadQuestions } from '@lusoria/games';
import { randomFillSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { resolve } from 'node:path';
import { type Cluster, memoryStore, type Ports } from '@lusoria/table';
import type { Logger } from 'pino';
import type { NatsBus } from './cluster/nats.ts';
import { pollingCluster } from './cluster/polling.ts';
import { type Config, isPostgres } from './config.ts';
import { describeError } from './describe-error.ts';
import type { PartState } from './lifecycle.ts';
import type { Siblings } from './processes/siblings.ts';
import { steadyClock } from './steady-clock.ts';
import { type OpenStore, withoutLoss } from './store/open-store.ts';
import { openSqlite } from './store/sqlite/store.ts';

/** Replacements for parts of the machine, for tests and measurements. */
export interface Hooks {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Bytes from the operating system's generator. */
  readonly randomBytes?: (count: number) => Uint8Array;
  /** Games instead of those of the registry. */
  readonly games?: Ports['games'];
  /** A store instead of the configured one. */
  readonly store?: () => Promise<OpenStore>;
  /** Called when the store is gone and the server has stopped; otherwise the process ends with 1. */
  readonly lost?: (error: Error) => void;
  /** The other processes of the server; absent: it is one. */
  readonly siblings?: Siblings;
  /** Called with every part of the server that has started or stopped. */
  readonly part?: (name: string, state: PartState) => void;
}

/** Timeout after which a store is taken to be away. */
const ANSWER_MS = 2000;
/** Minimum interval of write probes. */
const ASK_AGAIN_MS = 1000;

/** The ports of a table server on Node. */
export function portsOf(
  { store }: OpenStore,
  log: Logger,
  {
    now = steadyClock(
      () => Date.now(),
      () => performance.now(),
    ),
    randomBytes = (count) => randomFillSync(new Uint8Array(count)),
    games = loadGame,
    siblings,
  }: Hooks,
  rest: Pick<
    Ports,
    | 'cluster'
    | 'think'
    | 'decide'
    | 'checkShared'
    | 'notice'
    | 'lobby'
    | 'rates'
    | 'keepMs'
    | 'push'
    | 'passkeys'
    | 'contacts'
  >,
): Ports {
  return {
    store,
    now,
    ticks: () => performance.now(),
    randomBytes,
    after(ms, call) {
      const timer = setTimeout(() => {
        try {
          call();
        } catch (error) {
          // One table's failure must not end all the others.
          log.error({ why: describeError(error) }, 'failed');
        }
      }, ms);
      return () => clearTimeout(timer);
    },
    pack: deflated,
    games,
    questions: loadQuestions,
    practice: loadPractice,
    ...(siblings && { isHome: siblings.isHome }),
    ...rest,
  };
}

/** Longer texts would keep the main thread for more than a millisecond. */
const MAX_DEFLATED_CHARS = 64 * 1024;

/** A fifth of what logs are, for a microsecond or two an entry. */
function deflated(text: string): () => string {
  if (text.length > MAX_DEFLATED_CHARS) return () => text;
  // Copied, for what zlib returns is a part of a buffer of 16 KiB.
  return inflated(new Uint8Array(deflateRawSync(text, { level: 3, memLevel: 4, windowBits: 12 })));
}

/** By itself: a closure beside the text would keep it. */
function inflated(bytes: Uint8Array): () => string {
  return () => inflateRawSync(bytes).toString();
}

/** A server that shares its database may not be the only node. */
export function clusterOf(
  { database }: Config,
  bus: NatsBus | null,
  siblings: Siblings | undefined,
): Cluster | null {
  return bus?.cluster ?? siblings?.cluster ?? (isPostgres(database) ? pollingCluster : null);
}

export async function openStore({ database, dataDir }: Config): Promise<OpenStore> {
  if (database === 'memory') return withoutLoss(memoryStore());
  if (database === 'sqlite') return openSqlite(resolve(dataDir));
  // Loaded only where needed.
  const { openPostgresStore } = await import('./store/postgres/store.ts');
  return openPostgresStore(database);
}

/** Whether the store can be written. Probed at a limited rate: calls in between get the latest result. */
export function writable({ probe }: OpenStore): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  const look = async (): Promise<boolean> =>
    Promise.race([
      probe().then(
        () => true,
        () => false,
      ),
      sleep(ANSWER_MS, false, { ref: false }),
    ]);
  return async () => {
    if (!asked) {
      asked = look();
      setTimeout(() => (asked = null), ASK_AGAIN_MS).unref();
    }
    return asked;
  };
}
