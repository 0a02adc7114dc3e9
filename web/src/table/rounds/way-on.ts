import { getContext, setContext } from 'svelte';

const KEY = Symbol('way on');

/** Tells the tables within a page that the page itself leads on from a match that is over. */
export function provideWayOn(): void {
  setContext(KEY, true);
}

export function hasWayOn(): boolean {
  return getContext<true | undefined>(KEY) === true;
}
