import { Worker } from 'node:worker_threads';
import { type Entry, type Store, storedEntrySchema } from '@lusoria/table';
import * as v from 'valibot';
import { type ToThread, type Job, packed, type Row, type FromThread } from './jobs.ts';
import type { OpenStore } from './open-store.ts';

interface Waiting {
  readonly job: Job;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that keeps the data of a folder. It has them once it has said `open`. */
export function sqliteThread(folder: string): Worker {
  return new Worker(new URL('./sqlite.worker.ts', import.meta.url), { workerData: folder });
}

/**
 * Opens the data in a folder (see `openDatabase`) in a thread of their own. Whatever is asked while
 * the disk is busy is kept together in the next transaction.
 *
 * Rejects when another process has them open, or a later version has written them.
 */
export async function openSqlite(
  folder: string,
  thread = sqliteThread(folder),
): Promise<OpenStore> {
  let waiting: Waiting[] = [];
  let underWay: readonly Waiting[] = [];
  let scheduled = false;
  let gone: Error | null = null;
  const events = hub();

  const flush = (): void => {
    scheduled = false;
    if (underWay.length > 0 || waiting.length === 0) return;
    underWay = waiting;
    waiting = [];
    say(thread, { kind: 'jobs', batch: packed(underWay.map(({ job }) => job)) });
  };

  const lose = (why: Error): void => {
    if (gone) return;
    gone = why;
    for (const { reject } of [...underWay, ...waiting]) reject(why);
    underWay = [];
    waiting = [];
    events.over(why);
  };

  thread.on('message', (said: FromThread) => {
    if (said.kind === 'open') return events.open();
    if (said.kind === 'unopened') return lose(new Error(said.why));
    if (said.kind === 'closed') return lose(new Error('the store is closed'));
    const done = underWay;
    underWay = [];
    for (const [i, { resolve, reject }] of done.entries()) {
      const why = i < said.values.length ? said.failed.get(i) : 'no answer from the store';
      if (why === undefined) resolve(said.values[i]);
      else reject(new Error(why));
    }
    flush();
  });
  thread.on('error', lose);
  thread.on('exit', (code) => lose(new Error(`the store's thread has ended (${code})`)));

  const ask = async (job: Job): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      waiting.push({ job, resolve, reject });
      if (scheduled || underWay.length > 0) return;
      scheduled = true;
      // What else comes in on this turn of the loop goes along.
      setImmediate(flush);
    });

  await events.opened;
  let closing = false;
  const lost = new Promise<Error>((resolve) => {
    void events.ended.then((why) => {
      if (!closing) resolve(why);
    });
  });
  return {
    store: storeOver(ask),
    lost,
    async close() {
      if (closing) return;
      closing = true;
      // It is the last thing that the thread hears, so whatever waits is sent before.
      while (!gone && (underWay.length > 0 || waiting.length > 0))
        await ask(NOTHING).catch(() => 0);
      say(thread, { kind: 'close' });
      await events.ended;
      await thread.terminate();
    },
  };
}

/** A question whose answer is of no interest. */
const NOTHING: Job = { op: 'find', idOrCode: '' };

function say(thread: Worker, heard: ToThread): void {
  thread.postMessage(heard);
}

/** What becomes of a thread: it is open, and at some time it is over. */
function hub() {
  const opening = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<Error>();
  return {
    opened: opening.promise,
    ended: ending.promise,
    open: () => opening.resolve(),
    over(why: Error) {
      opening.reject(why);
      ending.resolve(why);
    },
  };
}

const person = v.nullable(v.object({ id: v.string(), name: v.string() }));
const table = v.object({ id: v.string(), code: v.string(), game: v.string() });
const heads = v.array(v.object({ id: v.string(), seq: v.number() }));
const rows = v.array(
  v.object({ seq: v.number(), at: v.number(), command: v.string(), body: v.string() }),
);

function storeOver(ask: (job: Job) => Promise<unknown>): Store {
  return {
    addPerson: async ({ id, name }, hash, now) => {
      await ask({ op: 'add-person', id, name, hash, now });
    },
    addToken: async (id, hash) => {
      await ask({ op: 'add-token', person: id, hash });
    },
    personOf: async (hash, now) => v.parse(person, await ask({ op: 'person-of', hash, now })),
    rename: async (id, name) => {
      await ask({ op: 'rename', person: id, name });
    },
    addTransferCode: async (hash, id, until) => {
      await ask({ op: 'lend', hash, person: id, until });
    },
    redeemTransferCode: async (hash, now) => v.parse(person, await ask({ op: 'claim', hash, now })),
    create: async ({ id, code, game }, entry, people) =>
      v.parse(
        v.boolean(),
        await ask({ op: 'create', id, code, game, entry: rowOf(entry), people }),
      ),
    find: async (idOrCode) => v.parse(v.nullable(table), await ask({ op: 'find', idOrCode })),
    entries: async (id, after) =>
      v.parse(rows, await ask({ op: 'entries', table: id, after })).map(entryOf),
    append: async (id, entry, changes = {}) => {
      const answer = await ask({ op: 'append', table: id, entry: rowOf(entry), changes });
      if (typeof answer === 'number') return { kind: 'repeated', seq: answer };
      return { kind: answer === 'done' ? 'done' : 'behind' };
    },
    leaseDueTables: async (now, until) =>
      v.parse(v.array(v.string()), await ask({ op: 'claim-wakes', now, until })),
    setDeadline: async (id, at) => {
      await ask({ op: 'put-wake', table: id, at });
    },
    removeTokens: async (id) => {
      await ask({ op: 'remove-tokens', person: id });
    },
    peopleToErase: async () => v.parse(v.array(v.string()), await ask({ op: 'leaving' })),
    eraseAt: async (id, of, entries) => {
      await ask({ op: 'forget-at', table: id, person: of, bodies: entries.map(rowOf) });
    },
    removeTable: async (id, seq) =>
      v.parse(v.boolean(), await ask({ op: 'remove-table', table: id, seq })),
    removePerson: async (id) => {
      await ask({ op: 'remove-person', person: id });
    },
    heads: async (tables) =>
      new Map(v.parse(heads, await ask({ op: 'heads', tables })).map(({ id, seq }) => [id, seq])),
    noteOf: async (id, of) =>
      v.parse(v.string(), await ask({ op: 'note-of', table: id, person: of })),
    saveNote: async (id, of, text) => {
      await ask({ op: 'keep-note', table: id, person: of, text });
    },
    tablesOf: async (id, limit) =>
      v.parse(v.array(table), await ask({ op: 'tables-of', person: id, limit })),
    sweep: async (before, now) =>
      v.parse(v.array(v.string()), await ask({ op: 'sweep', before, now })),
  };
}

function rowOf({ seq, at, command, events }: Entry): Row {
  return { seq, at, command, body: JSON.stringify(events) };
}

function entryOf({ body, ...row }: Row): Entry {
  const events: unknown = JSON.parse(body);
  return v.parse(storedEntrySchema, { ...row, events });
}
