import type { EventView } from '@lusoria/tournaments/protocol';
import { t as said } from '@lusoria/web-kit/messages.svelte.ts';
import { t } from '../messages.svelte.ts';
import { clockTime } from './clock-time.ts';

type Direction = NonNullable<EventView['direction']>;

/** Whether a member is connected, in words: "connected", "not connected since 9:42". */
export function connectionOf({ people }: Direction, member: number): string {
  const found = people.find((one) => one.member === member);
  if (!found || (!found.online && found.since === null)) return said('room-away');
  return found.online || found.since === null
    ? t('online')
    : t('offline-since', { time: clockTime(found.since) });
}
