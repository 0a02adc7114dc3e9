import type { Ports } from '../ports.ts';

/** Delay before a table retries an action of its own that could not be stored. */
export const RETRY_MS = 1000;
/** A later deadline does not keep a table in memory: the store has it, too. */
const SOON_MS = 60_000;
/** Longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Whose actions a scheduler runs: a table, or an event. */
export interface Scheduled<Deadline> {
  readonly after: Ports['after'];
  now(): number;
  /** The next deadline; undefined: none. */
  next(): Deadline | undefined;
  /** Called when a deadline is due. */
  run(deadline: Deadline): void;
}

/** Runs a table's, or an event's, own actions when they are due. */
export class Scheduler<Deadline extends { readonly at: number }> {
  readonly #owner: Scheduled<Deadline>;
  #cancel: (() => void) | null = null;
  /** When the timer fires; null: none is set. */
  #timerAt: number | null = null;
  #stopped = false;

  constructor(owner: Scheduled<Deadline>) {
    this.#owner = owner;
  }

  /** Sets the timer for the next deadline. */
  plan(): void {
    const deadline = this.#next();
    if (!deadline) this.#clearTimer();
    // A timer that fires too early is set again then, which is cheaper than moving it with every entry.
    else if (this.#timerAt === null || this.#timerAt > deadline.at) this.#setTimer(deadline.at);
  }

  /** Plans again in a moment, after an action failed. */
  retryLater(): void {
    if (!this.#stopped) this.#setTimer(this.#owner.now() + RETRY_MS);
  }

  /** Whether nothing is due soon. */
  isIdle(): boolean {
    return this.#timerAt === null || this.#timerAt > this.#owner.now() + SOON_MS;
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  #next(): Deadline | undefined {
    return this.#stopped ? undefined : this.#owner.next();
  }

  #setTimer(at: number): void {
    this.#cancel?.();
    this.#timerAt = at;
    const delay = Math.min(Math.max(0, at - this.#owner.now()), MAX_TIMER_MS);
    this.#cancel = this.#owner.after(delay, () => this.#fire());
  }

  #clearTimer(): void {
    this.#cancel?.();
    this.#timerAt = null;
  }

  #fire(): void {
    this.#timerAt = null;
    const deadline = this.#next();
    if (deadline && deadline.at <= this.#owner.now()) this.#owner.run(deadline);
    else this.plan();
  }
}
