import { accepted, refused, reject, type Result } from '@lusoria/core';
import type { RequestMessage, ResponseMessage } from './commands/messages.ts';
import type { Session } from './types.ts';

type PasskeyRequest = Extract<RequestMessage, { t: 'passkey' }>['request'];
type PasskeysAnswer = Extract<ResponseMessage, { t: 'passkeys' }>;

/** Asks about a person's passkeys; `use` makes the session that of their owner. */
export async function askPasskeys(
  session: Session,
  request: PasskeyRequest,
): Promise<Result<PasskeysAnswer>> {
  const result = await session.request({ t: 'passkey', request });
  if (!result.ok) return result;
  return result.value.t === 'passkeys' ? accepted(result.value) : refused(reject('unreadable'));
}
