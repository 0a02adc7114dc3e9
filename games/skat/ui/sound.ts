import { decodeOnce } from '@lusoria/core';
import { eventSchema } from '@lusoria/skat';
import type { Sound } from '@lusoria/web-kit/sound/kinds.ts';

/** What an event sounds like. */
export function soundOf(raw: unknown): Sound | null {
  const event = decodeOnce(eventSchema, raw);
  switch (event.type) {
    case 'played':
      return 'lay';
    case 'took':
      return 'take';
    case 'picked-up':
      return 'draw';
    default:
      return null;
  }
}
