import type { IncomingMessage } from 'node:http';
import type { Siblings } from '../processes/siblings.ts';

/**
 * Code with which a connection is closed whose client shall come again for the place that is the reason; it repeats
 * there what is not answered here.
 */
export const MOVED = 4100;
/** Time for which a client that was sent here stays: it may be at two places with different homes. */
const STAY_MS = 60_000;
const MAX_PLACE = 40;

/** Whether a client is to be sent to the process that is the home of a place. */
export type Moving = (place: string) => boolean;

/** The place for which a client comes, by the address of its WebSocket; null: its client cannot be sent elsewhere. */
export function placeIn({ url = '' }: IncomingMessage): string | null {
  const at = new URLSearchParams(url.split('?')[1]).get('at');
  return at === null || at.length > MAX_PLACE ? null : at;
}

export function movingOf(siblings: Siblings | undefined, request: IncomingMessage): Moving {
  const place = placeIn(request);
  if (!siblings || place === null) return () => false;
  const stays = place === '' ? 0 : performance.now() + STAY_MS;
  return (to) => !siblings.isHome(to) && siblings.isThere(to) && performance.now() > stays;
}
