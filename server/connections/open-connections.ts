import type { Rejection } from '@lusoria/core';
import type { SocketConnection } from './connection.ts';
import type { Visitor } from './visitor.ts';

/** The WebSockets that are open now. */
export interface OpenConnections {
  add(connection: SocketConnection, address: string): void;
  remove(connection: SocketConnection): void;
  all(): readonly SocketConnection[];
  visitors(): readonly Visitor[];
  /** Ends the connections of these visitors, and tells them why. */
  expel(isMeant: (visitor: Visitor) => boolean, rejection: Rejection): void;
}

export function createOpenConnections(): OpenConnections {
  const addresses = new Map<SocketConnection, string>();
  const visitorOf = (connection: SocketConnection, address: string): Visitor => ({
    address,
    person: connection.person(),
  });
  return {
    add: (connection, address) => void addresses.set(connection, address),
    remove: (connection) => void addresses.delete(connection),
    all: () => [...addresses.keys()],
    visitors: () => [...addresses].map(([connection, address]) => visitorOf(connection, address)),
    expel(isMeant, rejection) {
      for (const [connection, address] of addresses) {
        if (isMeant(visitorOf(connection, address))) connection.ban(rejection);
      }
    },
  };
}
