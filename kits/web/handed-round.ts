import { getContext, setContext } from 'svelte';

const KEY = Symbol('handed round');

/** Marks the page as one that several players hand round; must be called during its initialization. */
export function setHandedRound(): void {
  setContext(KEY, true);
}

/** Whether the device is handed round: whoever looks at a table from no seat there plays all the same. */
export function isHandedRound(): boolean {
  return getContext<true | undefined>(KEY) ?? false;
}
