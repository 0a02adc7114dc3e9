import { refused, reject } from '@lusoria/core';
import type { Request, Respond } from '../model/decision.ts';
import { createMailbox } from './mailbox.ts';
import { LOAD_ENTRIES, type Ports } from '../ports.ts';
import type { Entry, TableState } from '../model/types.ts';
import { createAgenda } from './agenda.ts';
import { createBotDriver } from './bot-driver.ts';
import { createCommit } from './commit.ts';
import { createScheduler, RETRY_MS } from './scheduler.ts';
import { createTableClock, type TableClock } from './table-clock.ts';
import { createTableLog, type TableLog } from './table-log.ts';
import { createUpkeep } from './upkeep.ts';

/**
 * A table in memory: takes requests one after another, commits, responds, then notifies its
 * listener; and runs its own due actions (clocks, bots).
 */
export interface TableActor {
  readonly table: () => TableState;
  readonly clock: TableClock;
  readonly log: Pick<TableLog, 'from' | 'since' | 'lastPage'>;
  /**
   * Responds with the seq of the entry once it is durable, before anybody else learns of it.
   *
   * @param since when the request came in, by the `ticks` of the ports; absent: now.
   */
  submit(request: Request, command: string, respond: Respond, since?: number): void;
  /** Reads entries that another node may have appended. */
  catchUp(): void;
  /** Does so before it resolves; rejects if they cannot be read. */
  readNew(): Promise<void>;
  /** Catches up, then runs what is due and stores the next deadline: this node looks after the table. */
  resume(): void;
  /** Stores a snapshot of the table as it is now. */
  saveSnapshot(): Promise<void>;
  /** Whether nothing is under way or due soon. */
  isIdle(): boolean;
  stop(): void;
}

/** Receives every change: the table before it, and the entries from there to the present table. */
export type Listener = (before: TableState, entries: readonly Entry[]) => void;

export interface LoadedTable {
  readonly state: TableState;
  /** The last entries of the log. */
  readonly recent: readonly Entry[];
  /** The seq of its snapshot; 0: there is none. */
  readonly snapshotAt: number;
}

export function startTableActor(
  ports: Ports,
  { state, recent, snapshotAt: stored }: LoadedTable,
  listener: Listener,
): TableActor {
  const ticks = ports.ticks ?? (() => ports.now());
  const log = createTableLog(state, recent, ports.pack);
  const { table } = log;
  let stopped = false;
  const mailbox = createMailbox((error) => {
    const { id, seq } = table();
    ports.notice({ kind: 'failed', table: id, seq, error });
  });
  const clock = createTableClock(ports);
  clock.passed(state.updatedAt);
  const agenda = createAgenda(clock.ahead, ports.rates ?? false);

  const submit: TableActor['submit'] = (request, command, respond, since = ticks()) => {
    let responded = false;
    const once: Respond = (result) => {
      if (responded) return;
      responded = true;
      respond(result);
    };
    mailbox.enqueue(
      async () => commit(request, command, once, since),
      () => once(refused(reject('try-again'))),
    );
  };

  const scheduler = createScheduler(
    { after: ports.after, now: clock.now },
    () => agenda.of(table()).find((item) => item.kind !== 'bot' || !bots.isBusy(item.seat)),
    (deadline) => {
      if (deadline.kind === 'bot') return bots.ask(deadline.seat, deadline.bot);
      const { id, seq } = table();
      submit(deadline.request, `table:time ${seq}`, (result) => {
        if (result.ok) return;
        const { code } = result.rejection;
        ports.notice({ kind: 'refused', code, table: id, seq: table().seq });
        // Deadlines still due are tried again, for whatever reason they were refused.
        scheduler.retryLater();
      });
    },
  );
  const { plan, retryLater } = scheduler;
  const bots = createBotDriver(ports, { table, submit, plan, retryLater });

  const grow = (entries: readonly Entry[], after?: TableState): void => {
    const before = table();
    log.grow(entries, after);
    const now = table();
    clock.passed(now.updatedAt);
    if (before.round?.play !== now.round?.play || before.seats !== now.seats) bots.reset();
    try {
      listener(before, entries);
    } finally {
      plan();
    }
  };

  const growByOthers = (entries: readonly Entry[]): void => {
    agenda.forget();
    grow(entries);
  };

  const upkeep = createUpkeep(ports, log, stored);

  const readMissed = async (): Promise<void> => {
    while (!stopped && (await readSome(ports, table(), growByOthers)));
  };

  const catchUp = (): void =>
    mailbox.enqueue(
      readMissed,
      // No other hint may follow.
      () => void ports.after(RETRY_MS, () => (stopped ? undefined : catchUp())),
    );

  const commit = createCommit({
    ports,
    log,
    agenda,
    now: clock.now,
    appended: upkeep.appended,
    catchUp,
    grow,
    growByOthers,
  });

  plan();
  return {
    table,
    clock,
    log,
    submit,
    catchUp,
    readNew: async () => mailbox.run(readMissed),
    resume: () =>
      mailbox.enqueue(async () => {
        await readMissed();
        if (stopped) return;
        plan();
        const deadline = agenda.takeover(table());
        if (deadline !== null && deadline <= ports.now()) return;
        await ports.store.setDeadline(table().id, deadline);
        agenda.stored({ deadline });
      }),
    saveSnapshot: upkeep.saveSnapshot,
    isIdle: () => mailbox.isEmpty() && bots.isIdle() && scheduler.isIdle(),
    stop() {
      stopped = true;
      scheduler.stop();
      bots.stop();
    },
  };
}

/** Reads entries that another node has appended; returns whether there may be more. */
async function readSome(
  { store }: Ports,
  { id, seq }: TableState,
  grow: (entries: readonly Entry[]) => void,
): Promise<boolean> {
  const missed = await store.entries(id, seq, LOAD_ENTRIES);
  if (missed.length > 0) grow(missed);
  return missed.length === LOAD_ENTRIES;
}
