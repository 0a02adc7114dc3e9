import type { Entry } from '@lusoria/table';
import * as v from 'valibot';
import { type EventEntry, eventSchema } from './types.ts';

/** An entry of an event's log as the store has it. */
export function stored({ events, ...row }: EventEntry): Entry {
  return { ...row, events: events.map((what) => ({ type: 'above', what })) };
}

/**
 * An entry of an event's log from the store.
 *
 * @throws ValiError when it is none.
 */
export function restored({ events, ...row }: Entry): EventEntry {
  return {
    ...row,
    events: events.map((event) => v.parse(eventSchema, event.type === 'above' ? event.what : null)),
  };
}
