import { getContext, setContext } from 'svelte';

/** Where several people sit at one device: their seats, and how one of them leaves theirs while the others stay. */
export interface PeopleHere {
  seats(): readonly number[];
  stand(seat: number): void;
}

const KEY = Symbol('people here');

/** To be called where a page of several people is made. */
export function setPeopleHere(here: PeopleHere): void {
  setContext(KEY, here);
}

/** Undefined where a device has one person. */
export function peopleHere(): PeopleHere | undefined {
  return getContext<PeopleHere | undefined>(KEY);
}
