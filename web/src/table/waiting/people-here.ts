import { getContext, setContext } from 'svelte';

/** The seats of several people at one device, and the action by which one of them leaves while the others stay. */
export interface PeopleHere {
  seats(): readonly number[];
  stand(seat: number): void;
}

const KEY = Symbol('people here');

/** Must be called during the initialization of a shared device's page. */
export function setPeopleHere(here: PeopleHere): void {
  setContext(KEY, here);
}

/** Undefined at a device with one person. */
export function peopleHere(): PeopleHere | undefined {
  return getContext<PeopleHere | undefined>(KEY);
}
