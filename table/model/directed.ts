import { defined } from '@lusoria/core';
import type { TableEvent, TableState } from './types.ts';

/** The table after what an event above tables has fixed for it. */
export function directed(
  table: TableState,
  event: Extract<TableEvent, { type: 'directed' | 'prepared' | 'seeded' }>,
): TableState {
  switch (event.type) {
    case 'directed':
      return { ...table, direction: { event: event.event, next: event.next } };
    case 'prepared':
      return { ...table, prepared: { seat: event.seat, action: event.action } };
    case 'seeded':
      return { ...table, seed: defined(event.seed, 'the seed of the table') };
  }
}
