import { calm } from '@lusoria/web-kit/motion.ts';

/** Time that a trick takes to go to its taker (milliseconds). */
export const LEAVES = 280;

/**
 * Which full trick lies on the table to be seen. What is played meanwhile waits, so that the cards of two tricks are
 * never seen together.
 */
export class Rest {
  readonly #count: () => number;
  /** Number of tricks that have been seen and are gone. */
  #gone = $state(0);
  #leaving = $state(false);

  /**
   * To be made while a component is.
   *
   * @param count how many tricks are over
   * @param isOver whether the deal is, so that its last trick stays
   * @param time how long a trick lies (milliseconds; infinity: until it is swept)
   */
  constructor(count: () => number, isOver: () => boolean, time: () => number) {
    this.#count = count;
    this.#gone = count();
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

  /** The trick that lies there, by its index; null while none does. */
  get trick(): number | null {
    return this.isHeld && !this.#leaving ? this.#gone : null;
  }

  /** Whether what is played has to wait. */
  get isHeld(): boolean {
    return this.#gone < this.#count();
  }

  /** It has been seen. */
  sweep(): void {
    if (this.isHeld) this.#leaving = true;
  }

  #go(): void {
    this.#leaving = false;
    // Whoever only watches may be behind; then the latest is enough.
    this.#gone = Math.max(this.#gone + 1, this.#count() - 1);
  }
}

function after(ms: number, what: () => void): () => void {
  const timer = setTimeout(what, ms);
  return () => clearTimeout(timer);
}
