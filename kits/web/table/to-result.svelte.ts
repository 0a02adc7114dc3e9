import { getContext, setContext } from 'svelte';

const KEY = Symbol('to the result');

/** The way from the last position of a finished round, while that is still shown, to its result. */
export class ToResult {
  readonly #go: () => (() => void) | null;
  /** Number of docks on the board, which show it. */
  #docks = $state(0);

  /** Must be created during a component's initialization, for the boards below it. */
  constructor(go: () => (() => void) | null) {
    this.#go = go;
    setContext(KEY, this);
  }

  /** Null: the round is not over, or its result is shown. */
  get go(): (() => void) | null {
    return this.#go();
  }

  get hasDock(): boolean {
    return this.#docks > 0;
  }

  enter(): () => void {
    this.#docks += 1;
    return () => {
      this.#docks -= 1;
    };
  }
}

/** Null: the board is not part of a table. Must be called during a component's initialization. */
export function wayToResult(): ToResult | null {
  return getContext<ToResult | undefined>(KEY) ?? null;
}
