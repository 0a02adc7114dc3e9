import { eventsOver } from '@lusoria/client/events';
import type { Rejection } from '@lusoria/core';
import type { EventSummary } from '@lusoria/tournaments/protocol';
import type { Connection } from '../../servers.svelte.ts';

/**
 * The events in which this person may put a question of this game to all, the latest first.
 *
 * @param of the one whose table is looked at, before all others
 */
export async function askableEvents(
  { session }: Connection,
  game: string,
  of: string | null,
): Promise<readonly EventSummary[]> {
  const listed = await eventsOver(session).list();
  if (!listed.ok) return [];
  const own = listed.value.filter((one) => one.directs && one.game === game);
  return [...own.filter(({ event }) => event === of), ...own.filter(({ event }) => event !== of)];
}

/** Puts a question to all of an event. @returns why it was refused; null: it is asked */
export async function askIn(
  { session }: Connection,
  event: string,
  source: unknown,
): Promise<Rejection | null> {
  const opened = await eventsOver(session).open(event);
  if (!opened.ok) return opened.rejection;
  const result = await opened.value.do({ do: 'pose', source, change: true });
  opened.value.close();
  return result.ok ? null : result.rejection;
}
