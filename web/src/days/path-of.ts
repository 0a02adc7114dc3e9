import type { Summary } from '@lusoria/table';

/** Where a person plays on: a table of an event inside of its event, as long as it goes on. */
export function pathOf({ code, event, phase }: Summary): string {
  return event === null || phase === 'over' ? `/t/${code}` : `/e/${event.code}`;
}
