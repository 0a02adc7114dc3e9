import { calm } from '@lusoria/web-kit/page/motion.ts';

/** The time that a trick takes to move to its winner (milliseconds). */
export const LEAVES = 280;

/**
 * The full trick that stays on the table for viewing. Cards played meanwhile wait, so that those of two tricks are never
 * shown together.
 */
export class TrickDisplay {
  readonly #count: () => number;
  /** The number of tricks seen and swept. */
  #gone = $state(0);
  #leaving = $state(false);

  /**
   * Must be created during a component's initialization.
   *
   * @param count the number of tricks that are over
   * @param isOver whether the deal is, so that its last trick stays
   * @param time the time that a trick stays (milliseconds; infinity: until it is swept)
   * @param left the number of tricks that are over and still lie there at the beginning
   */
  constructor(count: () => number, isOver: () => boolean, time: () => number, left: 0 | 1 = 0) {
    this.#count = count;
    this.#gone = Math.max(0, count() - left);
    $effect(() => {
      if (count() < this.#gone) this.#gone = count();
    });
    $effect(() => {
      if (this.#gone >= count()) return;
      const last = this.#gone === count() - 1;
      if (this.#leaving) return after(calm(LEAVES) + 20, () => this.#go());
      if (isOver()) return last ? undefined : after(0, () => this.sweep());
      const ms = time();
      return Number.isFinite(ms) ? after(ms, () => this.sweep()) : undefined;
    });
  }

  /** The index of the trick on view; null if there is none. */
  get trick(): number | null {
    return this.isHeld && !this.#leaving ? this.#gone : null;
  }

  /** Whether cards played since have to wait. */
  get isHeld(): boolean {
    return this.#gone < this.#count();
  }

  /** Sends the trick on view to its winner. */
  sweep(): void {
    if (this.isHeld) this.#leaving = true;
  }

  #go(): void {
    this.#leaving = false;
    // A spectator may be behind; then the latest trick is enough.
    this.#gone = Math.max(this.#gone + 1, this.#count() - 1);
  }
}

function after(ms: number, what: () => void): () => void {
  const timer = setTimeout(what, ms);
  return () => clearTimeout(timer);
}
