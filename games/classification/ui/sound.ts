import { eventSchema } from '@lusoria/classification';
import { decodeOnce } from '@lusoria/core';
import type { Sound } from '@lusoria/web-kit/sound/kinds.ts';

/** What an event sounds like. */
export function soundOf(raw: unknown): Sound | null {
  const event = decodeOnce(eventSchema, raw);
  switch (event.type) {
    case 'laid':
      return 'lay';
    case 'judged':
    case 'ruled':
      return event.right ? 'right' : 'wrong';
    case 'drew':
      return 'draw';
    default:
      return null;
  }
}
