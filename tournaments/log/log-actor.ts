import { accepted, refused, reject, type Result } from '@lusoria/core';
import { type Changes, type Entry, LOAD_ENTRIES, Mailbox, type Ports } from '@lusoria/table';
import * as v from 'valibot';

/** An entry of a log above tables: of a day, of the ratings. */
export interface LogEntry<Event> {
  readonly seq: number;
  readonly at: number;
  readonly command: string;
  readonly events: readonly Event[];
}

/** Converts an entry to its stored form, among those of tables. */
export function stored<Event>({ events, ...row }: LogEntry<Event>): Entry {
  return { ...row, events: events.map((what) => ({ type: 'above', what })) };
}

/**
 * Reads an entry from the store.
 *
 * @throws ValiError when it is invalid.
 */
export function restoredBy<Event>(
  schema: v.GenericSchema<unknown, Event>,
  { events, ...row }: Entry,
): LogEntry<Event> {
  return {
    ...row,
    events: events.map((event) => v.parse(schema, event.type === 'above' ? event.what : null)),
  };
}

/** A log above tables in memory: appends to it one after another. */
export interface LogActor<State, Event> {
  state(): State;
  /**
   * Appends events under a command that is done once, whichever node is asked.
   *
   * @param decide the events that are to follow; none: nothing is appended
   * @param changes what is stored beside the log with them
   */
  append(
    command: string,
    decide: (state: State) => readonly Event[],
    changes?: (after: State) => Changes,
  ): Promise<Result<State>>;
  /** Reads entries that another node may have appended. */
  readNew(): Promise<void>;
  isIdle(): boolean;
}

/** What makes a state of a log. */
export interface Fold<State, Event> {
  readonly schema: v.GenericSchema<unknown, Event>;
  /** The state after the first entry. */
  initial(first: LogEntry<Event>): State;
  after(state: State, log: readonly LogEntry<Event>[]): State;
}

/** Maximum tries of an append after another node was faster. */
const MAX_TRIES = 5;

/** Reads a log from the store; null: there is none. */
export async function startLogActor<State extends { readonly seq: number }, Event>(
  { store, now, cluster, notice }: Ports,
  id: string,
  { schema, initial, after }: Fold<State, Event>,
): Promise<LogActor<State, Event> | null> {
  const restored = (entry: Entry): LogEntry<Event> => restoredBy(schema, entry);
  const [first] = await store.entries(id, 0, 1);
  if (!first) return null;
  let state = initial(restored(first));
  const readMissed = async (): Promise<void> => {
    for (;;) {
      const missed = await store.entries(id, state.seq, LOAD_ENTRIES);
      state = after(state, missed.map(restored));
      if (missed.length < LOAD_ENTRIES) return;
    }
  };
  await readMissed();
  const mailbox = new Mailbox((error) =>
    notice({ kind: 'failed', table: id, seq: state.seq, error }),
  );

  const commit: LogActor<State, Event>['append'] = async (command, decide, changes) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const events = decide(state);
      if (events.length === 0) return accepted(state);
      const entry = { seq: state.seq + 1, at: now(), command, events };
      const next = after(state, [entry]);
      const appended = await store.append(id, stored(entry), changes?.(next));
      if (appended.kind === 'done') {
        state = next;
        cluster?.publish({ kind: 'moved', table: id, seq: entry.seq });
        return accepted(state);
      }
      if (appended.kind === 'unknown') return refused(reject('unknown'));
      await readMissed();
      if (appended.kind === 'repeated') return accepted(state);
    }
    return refused(reject('try-again'));
  };

  return {
    state: () => state,
    append: async (command, decide, changes) =>
      new Promise((resolve, fail) => {
        mailbox.enqueue(async () => resolve(await commit(command, decide, changes)), fail);
      }),
    readNew: async () => mailbox.run(readMissed),
    isIdle: () => mailbox.isEmpty(),
  };
}
