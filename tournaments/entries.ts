import type { Entry } from '@lusoria/table';
import * as v from 'valibot';
import { type EventEntry, eventSchema } from './types.ts';

/** Converts an entry of an event's log to its stored form. */
export function stored({ events, ...row }: EventEntry): Entry {
  return { ...row, events: events.map((what) => ({ type: 'above', what })) };
}

/**
 * Reads an entry of an event's log from the store.
 *
 * @throws ValiError when it is invalid.
 */
export function restored({ events, ...row }: Entry): EventEntry {
  return {
    ...row,
    events: events.map((event) => v.parse(eventSchema, event.type === 'above' ? event.what : null)),
  };
}
