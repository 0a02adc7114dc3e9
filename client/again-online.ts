import type { Session } from './types.ts';

/** Calls back whenever a session is online again after a lost connection, one call at a time. Returns the function to stop. */
export function onAgainOnline(
  session: Pick<Session, 'status' | 'subscribe'>,
  call: () => Promise<void>,
): () => void {
  let wasOnline = session.status() === 'online';
  let isCalling = false;
  return session.subscribe(() => {
    const isOnline = session.status() === 'online';
    if (isOnline && !wasOnline && !isCalling) {
      isCalling = true;
      void call().finally(() => (isCalling = false));
    }
    wasOnline = isOnline;
  });
}
