import { accepted, type Result } from '@lusoria/core';
import type { Patience } from './commands/messages.ts';
import type { Session } from './types.ts';

/** Asks a layer above tables; the result is its answer, unparsed. */
export async function askEvent(
  session: Session,
  request: object,
  patience?: Patience,
): Promise<Result<unknown>> {
  const result = await session.request({ t: 'event', request }, patience);
  if (!result.ok) return result;
  return accepted(result.value.t === 'event-answer' ? result.value.answer : null);
}
