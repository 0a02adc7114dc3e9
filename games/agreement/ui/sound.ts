import { eventSchema } from '@lusoria/agreement';
import { decodeOnce } from '@lusoria/core';
import type { Sound } from '@lusoria/web-kit/sound/kinds.ts';

/** What an event sounds like; a challenge tells whether the card was laid rightly. */
export function soundOf(raw: unknown): Sound | null {
  const event = decodeOnce(eventSchema, raw);
  switch (event.type) {
    case 'laid':
      return 'lay';
    case 'drew':
      return 'draw';
    case 'settled':
      return event.upheld ? 'wrong' : 'right';
    default:
      return null;
  }
}
