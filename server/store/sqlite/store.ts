import { Worker } from 'node:worker_threads';
import { type Entry, type SchoolStore, type Store, storedEntry } from '@lusoria/table';
import * as v from 'valibot';
import { type ToThread, type Job, packed, type FromThread } from './jobs.ts';
import { checkInThread } from './check.ts';
import { sealed, unsealed } from '../intact.ts';
import { intactEntries } from '../intact-entries.ts';
import type { OpenStore } from '../open-store.ts';
import { reportFields } from '../report.ts';
import { passkeysFrom } from '../passkey.ts';
import { dueGrades } from '../grade.ts';
import { photosOver } from './photos.ts';
import { sharedOver } from './shared.ts';
import { contactsOver } from './contacts-over.ts';
import { dueSubscriptions } from '../subscription.ts';

/** A job that waits for its response. */
interface Waiting {
  readonly job: Job;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Program of the thread that holds the data of a folder, which is its `workerData`. */
export const STORE_THREAD = new URL('./store.worker.ts', import.meta.url);

/** Starts the thread that holds the data of a folder. They are open once it has posted `open`. */
export function sqliteThread(folder: string): Worker {
  return new Worker(STORE_THREAD, { workerData: folder });
}

/**
 * Opens the data in a folder (see `openDatabase`) in a thread of its own. Requests that come in
 * while the disk is busy are committed together in the next transaction.
 *
 * Rejects when another process has them open, or a later version has written them.
 */
export async function openSqlite(
  folder: string,
  thread = sqliteThread(folder),
): Promise<OpenStore> {
  return openOver(channelOf(thread), async () => checkInThread(folder));
}

/** Whoever holds the data: a thread, or another process. */
export interface StoreChannel {
  post(message: ToThread): void;
  /** @param ended called when no answer comes any more. */
  listen(received: (message: FromThread) => void, ended: (why: Error) => void): void;
  /** Ends it; it has closed. */
  end(): Promise<unknown>;
}

/**
 * A store over whoever holds the data; its first message is whether they are open.
 *
 * @param check see `OpenStore`
 */
export async function openOver(
  channel: StoreChannel,
  check: OpenStore['check'],
): Promise<OpenStore> {
  const opening = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Error>();
  const queue = createQueue(channel, (why) => {
    opening.reject(why);
    ended.resolve(why);
  });

  channel.listen((message) => {
    switch (message.kind) {
      case 'open':
        return opening.resolve();
      case 'unopened':
        return queue.lose(new Error(message.why));
      case 'closed':
        return queue.lose(new Error('the store is closed'));
      case 'outcomes':
        return queue.settle(message);
    }
  }, queue.lose);

  await opening.promise;
  let isClosing = false;
  const lost = new Promise<Error>((resolve) => {
    void ended.promise.then((why) => {
      if (!isClosing) resolve(why);
    });
  });
  return {
    store: storeOver(queue.request),
    lost,
    async probe() {
      await queue.request({ op: 'probe', now: Date.now() });
    },
    check,
    async close() {
      if (isClosing) return;
      isClosing = true;
      // It is the last message that the thread reads, so pending jobs are sent before.
      await queue.drained();
      channel.post({ kind: 'close' });
      await ended.promise;
      await channel.end();
    },
  };
}

/** The thread has ended with a job in progress: its outcome is unknown. */
class UnansweredError extends Error {}

/** A request whose response is ignored. */
const NOTHING: Job = { op: 'find', idOrCode: '' };

function channelOf(thread: Worker): StoreChannel {
  return {
    post: (message) => thread.postMessage(message),
    listen(received, ended) {
      thread.on('message', received);
      thread.on('error', (error: unknown) =>
        ended(error instanceof Error ? error : new Error(String(error))),
      );
      thread.on('exit', (code) => ended(new Error(`the store's thread has ended (${code})`)));
    },
    end: async () => thread.terminate(),
  };
}

/** Queue of jobs for whoever holds the data: all that come in while it works are sent to it together. */
function createQueue(channel: StoreChannel, onLost: (why: Error) => void) {
  let waiting: Waiting[] = [];
  let underWay: readonly Waiting[] = [];
  let isScheduled = false;
  let gone: Error | null = null;

  const flush = (): void => {
    isScheduled = false;
    if (underWay.length > 0 || waiting.length === 0) return;
    underWay = waiting;
    waiting = [];
    channel.post({ kind: 'jobs', batch: packed(underWay.map(({ job }) => job)) });
  };

  const request = async (job: Job): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      waiting.push({ job, resolve, reject });
      if (isScheduled || underWay.length > 0) return;
      isScheduled = true;
      // Jobs of the same turn of the event loop go along.
      setImmediate(flush);
    });

  return {
    request,
    settle({ values, failed }: Extract<FromThread, { kind: 'outcomes' }>): void {
      const done = underWay;
      underWay = [];
      for (const [i, { resolve, reject }] of done.entries()) {
        const why = i < values.length ? failed.get(i) : 'no answer from the store';
        if (why === undefined) resolve(values[i]);
        else reject(new Error(why));
      }
      flush();
    },
    /** Rejects all pending and later requests. */
    lose(why: Error): void {
      if (gone) return;
      gone = why;
      // Jobs already sent may have been done.
      for (const { reject } of underWay) reject(new UnansweredError(why.message));
      for (const { reject } of waiting) reject(why);
      underWay = [];
      waiting = [];
      onLost(why);
    },
    /** Resolves when the queue is empty. */
    async drained(): Promise<void> {
      while (!gone && (underWay.length > 0 || waiting.length > 0)) {
        await request(NOTHING).catch(() => 0);
      }
    },
  };
}

const person = v.nullable(v.object({ id: v.string(), name: v.string() }));
const bots = v.array(
  v.object({ id: v.string(), name: v.string(), since: v.number(), seen: v.number() }),
);
const people = v.array(person.wrapped);
const reports = v.array(
  v.object({ ...reportFields, texts: v.pipe(v.string(), v.parseJson(), v.array(v.string())) }),
);
const creation = v.picklist(['made', 'taken', 'orphaned']);
const table = v.object({ id: v.string(), code: v.string(), game: v.string() });
const datedTables = v.array(v.object({ ...table.entries, at: v.number() }));
const rounds = v.array(v.object({ table: v.string(), round: v.number() }));
const snapshot = v.nullable(v.object({ seq: v.number(), text: v.string() }));
const heads = v.array(v.object({ id: v.string(), seq: v.number() }));
const devices = v.array(
  v.object({ device: v.string(), since: v.nullable(v.number()), seen: v.number() }),
);
const rows = v.array(
  v.object({
    seq: v.number(),
    at: v.number(),
    command: v.string(),
    body: v.string(),
    intact: v.boolean(),
  }),
);

/** Entries of a table from their rows. @throws DamagedLog when one is not as it was written. */
function entriesOf(id: string, found: unknown): readonly Entry[] {
  return intactEntries(id, v.parse(rows, found));
}

/** Subscriptions over a worker. */
function subscriptionsOver(request: (job: Job) => Promise<unknown>) {
  return {
    addSubscription: async (subscription, now) => {
      await request({ op: 'add-subscription', subscription, now });
    },
    removeSubscription: async (endpoint, of) => {
      await request({ op: 'remove-subscription', endpoint, person: of });
    },
    leaseDueSubscriptions: async (now, until) =>
      dueSubscriptions(await request({ op: 'lease-due-subscriptions', now, until })),
    settleSubscription: async (endpoint, due, next) => {
      await request({ op: 'settle-subscription', endpoint, due, next });
    },
  } satisfies Partial<Store>;
}

/** Passkeys over a worker. */
function passkeysOver(request: (job: Job) => Promise<unknown>) {
  return {
    addPasskey: async (passkey) =>
      v.parse(v.boolean(), await request({ op: 'add-passkey', passkey })),
    passkey: async (id) => passkeysFrom(await request({ op: 'passkey', id }))[0] ?? null,
    passkeysOf: async (of) => passkeysFrom(await request({ op: 'passkeys-of', person: of })),
    countPasskey: async (id, before, counter) =>
      v.parse(v.boolean(), await request({ op: 'count-passkey', id, before, counter })),
    removePasskey: async (id, of) => {
      await request({ op: 'remove-passkey', id, person: of });
    },
  } satisfies Partial<Store>;
}

function storeOver(request: (job: Job) => Promise<unknown>): Store {
  return {
    addPerson: async ({ id, name }, hash, now) => {
      await request({ op: 'add-person', id, name, hash, now });
    },
    addBot: async ({ id, name }, owner, hash, now) => {
      await request({ op: 'add-bot', id, name, owner, hash, now });
    },
    botsOf: async (owner) => v.parse(bots, await request({ op: 'bots-of', owner })),
    addToken: async (id, hash, now) => {
      await request({ op: 'add-token', person: id, hash, now });
    },
    devicesOf: async (id) => v.parse(devices, await request({ op: 'devices-of', person: id })),
    personOf: async (hash, now) => v.parse(person, await request({ op: 'person-of', hash, now })),
    rename: async (id, name) => {
      await request({ op: 'rename', person: id, name });
    },
    addTransferCode: async (hash, id, until) => {
      await request({ op: 'add-transfer-code', hash, person: id, until });
    },
    redeemTransferCode: async (hash, now) =>
      v.parse(person, await request({ op: 'redeem-transfer-code', hash, now })),
    create: async ({ of = null, ...made }, first, people, keptUntil = 0) => {
      const entry = storedEntry(first);
      const job = { op: 'create', ...made, of, entry, people, keptUntil } as const;
      return v.parse(creation, await request(job));
    },
    find: async (idOrCode) => v.parse(v.nullable(table), await request({ op: 'find', idOrCode })),
    entries: async (id, after, most = -1) =>
      entriesOf(id, await request({ op: 'entries', table: id, after, most })),
    entriesBefore: async (id, seq, page) =>
      entriesOf(id, await request({ op: 'entries-before', table: id, seq, page })),
    seqOf: async (id, command) =>
      v.parse(v.nullable(v.number()), await request({ op: 'seq-of', table: id, command })),
    async snapshot(id) {
      const stored = v.parse(snapshot, await request({ op: 'snapshot', table: id }));
      return stored && unsealed(id, stored);
    },
    saveSnapshot: async (id, made) => {
      await request({ op: 'save-snapshot', table: id, snapshot: sealed(id, made) });
    },
    emptyEntry: async (id, seq) => {
      await request({ op: 'empty-entry', table: id, seq });
    },
    append: async (id, entry, changes = {}) => {
      const job: Job = { op: 'append', table: id, entry: storedEntry(entry), changes };
      const answer = await request(job).catch((error: unknown) => {
        if (error instanceof UnansweredError) return 'unknown';
        throw error;
      });
      if (answer === 'unknown') return { kind: 'unknown' };
      if (typeof answer === 'number') return { kind: 'repeated', seq: answer };
      return { kind: answer === 'done' ? 'done' : 'behind' };
    },
    leaseDueTables: async (now, until) =>
      v.parse(v.array(v.string()), await request({ op: 'lease-due-tables', now, until })),
    setDeadline: async (id, at) => {
      await request({ op: 'set-deadline', table: id, at });
    },
    removeTokens: async (id, which) => {
      await request({ op: 'remove-tokens', person: id, devices: which });
    },
    peopleToErase: async () =>
      v.parse(v.array(v.string()), await request({ op: 'people-to-erase' })),
    eraseAt: async (id, of, entries) => {
      await request({ op: 'erase-at', table: id, person: of, bodies: entries.map(storedEntry) });
    },
    removeTable: async (id, seq) =>
      v.parse(v.boolean(), await request({ op: 'remove-table', table: id, seq })),
    removePerson: async (id) => {
      await request({ op: 'remove-person', person: id });
    },
    heads: async (tables) =>
      new Map(
        v.parse(heads, await request({ op: 'heads', tables })).map(({ id, seq }) => [id, seq]),
      ),
    unratedRounds: async (before) =>
      v.parse(rounds, await request({ op: 'unrated-rounds', before })),
    dropUnrated: async (round) => {
      await request({ op: 'drop-unrated', round });
    },
    noteOf: async (id, of) =>
      v.parse(v.string(), await request({ op: 'note-of', table: id, person: of })),
    saveNote: async (id, of, text) => {
      await request({ op: 'save-note', table: id, person: of, text });
    },
    tablesOf: async (id, limit) =>
      v.parse(v.array(table), await request({ op: 'tables-of', person: id, limit })),
    latestTables: async (limit) =>
      v.parse(datedTables, await request({ op: 'latest-tables', limit })),
    blocksOf: async (id) => v.parse(people, await request({ op: 'blocks-of', person: id })),
    blockedWith: async (id) =>
      v.parse(v.array(v.string()), await request({ op: 'blocked-with', person: id })),
    setBlock: async (id, other, on) => {
      await request({ op: 'set-block', person: id, other, on });
    },
    addReport: async (report) => {
      await request({ op: 'add-report', report, texts: JSON.stringify(report.texts) });
    },
    reports: async (limit) => v.parse(reports, await request({ op: 'reports', limit })),
    removeReport: async ({ table: at, person: about, by }) => {
      await request({ op: 'remove-report', table: at, person: about, by });
    },
    ...subscriptionsOver(request),
    ...passkeysOver(request),
    ...schoolOver(request),
    ...settingsOver(request),
    ...sharedOver(request),
    ...photosOver(request),
    ...contactsOver(request),
    sweep: async (before, now) =>
      v.parse(v.array(v.string()), await request({ op: 'sweep', before, now })),
  };
}

function schoolOver(request: (job: Job) => Promise<unknown>): SchoolStore {
  return {
    personAtSchool: async (hash) =>
      v.parse(person, await request({ op: 'person-at-school', hash })),
    addPersonAtSchool: async (hash, id) =>
      v.parse(v.string(), await request({ op: 'add-person-at-school', hash, person: id })),
    useOnce: async (hash, until) =>
      v.parse(v.boolean(), await request({ op: 'use-once', hash, until })),
    addGrade: async (grade) => {
      await request({ op: 'add-grade', grade });
    },
    leaseDueGrades: async (now, until) =>
      dueGrades(await request({ op: 'lease-due-grades', now, until })),
    settleGrade: async ({ person: of, event, work }, outcome) => {
      await request({ op: 'settle-grade', grade: { person: of, event, work }, outcome });
    },
  };
}

function settingsOver(request: (job: Job) => Promise<unknown>) {
  return {
    setting: async (name) => v.parse(v.string(), await request({ op: 'setting', name })),
    saveSetting: async (name, text) => {
      await request({ op: 'save-setting', name, text });
    },
    keepSetting: async (name, text) =>
      v.parse(v.string(), await request({ op: 'keep-setting', name, text })),
  } satisfies Partial<Store>;
}
