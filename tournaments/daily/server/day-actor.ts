import { accepted, type AnyGame, refused, reject, type Result } from '@lusoria/core';
import { createMailbox, LOAD_ENTRIES, type Ports } from '@lusoria/table';
import { afterEntries, initialDay, restored, stored } from '../day.ts';
import type { DayEvent, DayState } from '../types.ts';

/** Maximum tries of an append after another node was faster. */
const MAX_TRIES = 5;

/** One of the deals of a day in memory: appends to its log one after another. */
export interface DayActor {
  day(): DayState;
  /**
   * Appends events under a command that is done once, whichever node is asked.
   *
   * @param decide the events that are to follow; none: nothing is appended
   * @param joins the person whom they name for the first time
   */
  append(
    command: string,
    decide: (day: DayState) => readonly DayEvent[],
    joins?: string,
  ): Promise<Result<DayState>>;
  /** Reads entries that another node may have appended. */
  readNew(): Promise<void>;
  isIdle(): boolean;
}

/** Reads a day from the store; null: there is none. */
export async function startDayActor(
  { store, now, cluster, notice }: Ports,
  id: string,
  game: AnyGame,
): Promise<DayActor | null> {
  const [first] = await store.entries(id, 0, 1);
  if (!first) return null;
  let state = initialDay(id, game, restored(first));
  const readMissed = async (): Promise<void> => {
    for (;;) {
      const missed = await store.entries(id, state.seq, LOAD_ENTRIES);
      state = afterEntries(state, missed.map(restored));
      if (missed.length < LOAD_ENTRIES) return;
    }
  };
  await readMissed();
  const mailbox = createMailbox((error) =>
    notice({ kind: 'failed', table: id, seq: state.seq, error }),
  );

  const commit: DayActor['append'] = async (command, decide, joins) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const events = decide(state);
      if (events.length === 0) return accepted(state);
      const entry = { seq: state.seq + 1, at: now(), command, events };
      const changes = joins === undefined ? {} : { joins };
      const appended = await store.append(id, stored(entry), changes);
      if (appended.kind === 'done') {
        state = afterEntries(state, [entry]);
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
    day: () => state,
    append: async (command, decide, joins) =>
      new Promise((resolve, fail) => {
        mailbox.enqueue(async () => resolve(await commit(command, decide, joins)), fail);
      }),
    readNew: async () => mailbox.run(readMissed),
    isIdle: () => mailbox.isEmpty(),
  };
}
