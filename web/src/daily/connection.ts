import { hasServer } from '../has-server.ts';
import { type Connection, localServer, remoteServer } from '../servers.svelte.ts';

/** The connection to whoever deals the deals of the days: the server, or this device where there is none. */
export function dailyServer(): Connection {
  return hasServer ? remoteServer() : localServer();
}

/** Path of a table on which one of them is played. */
export function tablePath(table: string): string {
  return `${hasServer ? '/t' : '/offline'}/${table}`;
}
