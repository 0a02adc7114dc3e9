import type { PublicEntry } from '@lusoria/client';
import type { TableView } from '@lusoria/table';

/** A person for whom a bot plays until they return. */
export interface Replaced {
  readonly seat: number;
  readonly person: string;
  /** Whether their time was up, as far as the log is known. */
  readonly wasLate: boolean;
}

export function replacedAt(
  seats: TableView['seats'],
  entries: readonly PublicEntry[],
): readonly Replaced[] {
  return seats.flatMap((holder, seat) => {
    const person = holder.kind === 'bot' ? holder.substituteFor : null;
    if (person === null) return [];
    const left = entries.findLast(({ events }) =>
      events.some((event) => event.type === 'stood' && event.person === person),
    );
    const wasLate =
      left?.events.some((event) => event.type === 'late' && event.person === person) ?? false;
    return [{ seat, person, wasLate }];
  });
}
