import type { PublicEntry } from '@lusoria/client';
import type { Desk } from './game-terminal.ts';
import type { Playing } from './playing.ts';

type TableEvent = PublicEntry['events'][number];

/** What has happened, a line each. */
export function newsOf(
  entries: readonly PublicEntry[],
  { words }: Pick<Playing, 'words'>,
  desk: Pick<Desk, 'begun' | 'told'>,
): readonly string[] {
  const told = (event: TableEvent): readonly string[] => {
    if (event.type === 'begun') return desk.begun(event.first);
    if (event.type === 'revealed' && !event.outcome) return [words.ui.events.brokenOff];
    return event.type === 'step' ? event.events.flatMap((inner) => desk.told(inner)) : [];
  };
  return entries.flatMap((entry) => entry.events).flatMap(told);
}
