import { openSession } from '@lusoria/client';
import { memory } from '@lusoria/web-kit/device/memory.ts';
import { deviceServer } from '../offline/device-server.ts';
import {
  commitmentsAt,
  type Connection,
  credentialsAt,
  ReactiveConnection,
  serverSocket,
} from '../servers.svelte.ts';

const others = new Map<string, Connection>();

/** Storage key of the token of another person at this device. */
function placeOf(offline: boolean, key: string): string {
  return `${offline ? 'device-' : ''}token.${key}`;
}

/** Whether another person of this device has a token at a server. */
export function hasToken(offline: boolean, key: string): boolean {
  return (memory.load(placeOf(offline, key)) ?? '') !== '';
}

/**
 * A connection for another person at this device, with a token of their own.
 *
 * @param key the person's key
 * @param name their nickname if the server does not know them yet
 */
export function otherServer(offline: boolean, key: string, name: string): Connection {
  const place = placeOf(offline, key);
  const known = others.get(place);
  if (known) return known;
  const connection = new ReactiveConnection(
    openSession({
      connect: offline ? deviceServer(null) : serverSocket(),
      name,
      credentials: credentialsAt(place),
      commitments: commitmentsAt(place.replace('token', 'promises')),
    }),
  );
  others.set(place, connection);
  return connection;
}
