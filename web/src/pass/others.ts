import { messagePort, openSession } from '@lusoria/client';
import { memory } from '@lusoria/web-kit/prefs.svelte.ts';
import {
  commitmentsAt,
  type Connection,
  credentialsAt,
  localWorker,
  ReactiveConnection,
  serverSocket,
} from '../servers.svelte.ts';

const others = new Map<string, Connection>();

/** Where the token of somebody else at this device is stored. */
function placeOf(offline: boolean, key: string): string {
  return `${offline ? 'device-' : ''}token.${key}`;
}

/** Whether a server knows somebody else of this device. */
export function hasToken(offline: boolean, key: string): boolean {
  return (memory.load(placeOf(offline, key)) ?? '') !== '';
}

/**
 * A connection for somebody else at this device, who has a token of their own.
 *
 * @param key whose it is
 * @param name their nickname, should the server not know them yet
 */
export function otherServer(offline: boolean, key: string, name: string): Connection {
  const place = placeOf(offline, key);
  const known = others.get(place);
  if (known) return known;
  const channel = new MessageChannel();
  if (offline) localWorker(null).postMessage(null, [channel.port2]);
  const connection = new ReactiveConnection(
    openSession({
      connect: offline ? messagePort(channel.port1) : serverSocket(),
      name,
      credentials: credentialsAt(place),
      commitments: commitmentsAt(place.replace('token', 'promises')),
    }),
  );
  others.set(place, connection);
  return connection;
}
