import { refused, reject } from '@lusoria/core';
import type { Request, Respond } from '../model/decision.ts';
import type { Deadline } from '../rounds/deadlines.ts';
import { LOAD_ENTRIES, type Ports } from '../ports.ts';
import type { Entry, TableState } from '../model/types.ts';
import { Agenda } from './agenda.ts';
import { RecentCommands } from './asked.ts';
import { type BotContext, BotDriver } from './bot-driver.ts';
import { commit, type CommitContext, ticksOf } from './commit.ts';
import { Mailbox } from './mailbox.ts';
import { RETRY_MS, type Scheduled, Scheduler } from './scheduler.ts';
import { TableClock } from './table-clock.ts';
import { TableLog } from './table-log.ts';
import { Upkeep } from './upkeep.ts';

/**
 * A table in memory: takes requests one after another, commits, responds, then notifies its
 * listener; and runs its own due actions (clocks, bots).
 */
export interface TableActor {
  table(): TableState;
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

export function startTableActor(ports: Ports, loaded: LoadedTable, listener: Listener): TableActor {
  const actor = new RunningTable(ports, loaded, listener);
  actor.plan();
  return actor;
}

/** There are thousands: methods of a class take no memory for each, as functions in a closure do. */
class RunningTable implements TableActor, CommitContext, BotContext, Scheduled<Deadline> {
  readonly ports: Ports;
  readonly clock: TableClock;
  readonly log: TableLog;
  readonly agenda: Agenda;
  readonly asked = new RecentCommands();
  readonly #listener: Listener;
  readonly #upkeep: Upkeep;
  readonly #mailbox: Mailbox;
  readonly #scheduler = new Scheduler(this);
  readonly #bots: BotDriver;
  #stopped = false;

  constructor(ports: Ports, { state, recent, snapshotAt }: LoadedTable, listener: Listener) {
    this.ports = ports;
    this.#listener = listener;
    this.log = new TableLog(state, recent, ports.pack);
    this.clock = new TableClock(ports);
    this.clock.passed(state.updatedAt);
    this.agenda = new Agenda(this.clock, ports.rates ?? false);
    this.#upkeep = new Upkeep(ports, this.log, snapshotAt);
    this.#bots = new BotDriver(ports, this);
    this.#mailbox = new Mailbox((error) => {
      const { id, seq } = this.table();
      ports.notice({ kind: 'failed', table: id, seq, error });
    });
  }

  table(): TableState {
    return this.log.table();
  }

  submit(request: Request, command: string, respond: Respond, since = ticksOf(this.ports)): void {
    let responded = false;
    const once: Respond = (result) => {
      if (responded) return;
      responded = true;
      respond(result);
    };
    this.#mailbox.enqueue(
      async () => commit(this, request, command, once, since),
      () => once(refused(reject('try-again'))),
    );
  }

  catchUp(): void {
    this.#mailbox.enqueue(
      async () => this.#readMissed(),
      // No other hint may follow.
      () => void this.after(RETRY_MS, () => (this.#stopped ? undefined : this.catchUp())),
    );
  }

  async readNew(): Promise<void> {
    return this.#mailbox.run(async () => this.#readMissed());
  }

  resume(): void {
    const { ports, agenda } = this;
    this.#mailbox.enqueue(async () => {
      await this.#readMissed();
      if (this.#stopped) return;
      this.plan();
      const deadline = agenda.takeover(this.table());
      if (deadline !== null && deadline <= ports.now()) return;
      await ports.store.setDeadline(this.table().id, deadline);
      agenda.stored({ deadline });
    });
  }

  async saveSnapshot(): Promise<void> {
    return this.#upkeep.saveSnapshot();
  }

  isIdle(): boolean {
    return this.#mailbox.isEmpty() && this.#bots.isIdle() && this.#scheduler.isIdle();
  }

  stop(): void {
    this.#stopped = true;
    this.#scheduler.stop();
    this.#bots.stop();
  }

  plan(): void {
    this.#scheduler.plan();
  }

  retryLater(): void {
    this.#scheduler.retryLater();
  }

  after(ms: number, call: () => void): () => void {
    return this.ports.after(ms, call);
  }

  now(): number {
    return this.clock.now();
  }

  next(): Deadline | undefined {
    const isDue = (item: Deadline): boolean => item.kind !== 'bot' || !this.#bots.isBusy(item.seat);
    return this.agenda.of(this.table()).find(isDue);
  }

  run(deadline: Deadline): void {
    if (deadline.kind === 'bot') return this.#bots.ask(deadline.seat, deadline.bot);
    const { id, seq } = this.table();
    this.submit(deadline.request, `table:time ${seq}`, (result) => {
      if (result.ok) return;
      const { code } = result.rejection;
      this.ports.notice({ kind: 'refused', code, table: id, seq: this.table().seq });
      // Deadlines still due are tried again, for whatever reason they were refused.
      this.retryLater();
    });
  }

  appended(before: TableState, entry: Entry): void {
    this.#upkeep.appended(before, entry);
  }

  grow(entries: readonly Entry[], after?: TableState): void {
    const before = this.table();
    this.log.grow(entries, after);
    const now = this.table();
    this.clock.passed(now.updatedAt);
    if (before.round?.play !== now.round?.play || before.seats !== now.seats) this.#bots.reset();
    try {
      this.#listener(before, entries);
    } finally {
      this.plan();
    }
  }

  growByOthers(entries: readonly Entry[]): void {
    this.agenda.forget();
    this.grow(entries);
  }

  /** Reads entries that another node has appended. */
  async #readMissed(): Promise<void> {
    const { store } = this.ports;
    for (let mayBeMore = true; mayBeMore && !this.#stopped; ) {
      const { id, seq } = this.table();
      const missed = await store.entries(id, seq, LOAD_ENTRIES);
      if (missed.length > 0) this.growByOthers(missed);
      mayBeMore = missed.length === LOAD_ENTRIES;
    }
  }
}
