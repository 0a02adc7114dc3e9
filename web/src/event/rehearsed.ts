import { createContext } from 'svelte';

/** Parts of an event's pages. */
export type EventPart = 'own' | 'board' | 'report' | 'homework';

/** A rehearsal on this device, which has no addresses: its parts are shown in place, and nobody else can come. */
export interface Rehearsed {
  show(part: EventPart): void;
}

const [get, set] = createContext<Rehearsed | null>();

/** The rehearsal of which an event's page is part; null: it is a real one. */
export const rehearsed = get;

/** Says so to all parts of an event's page. */
export const provideRehearsed = set;
