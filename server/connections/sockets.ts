import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { defined, type Rejection } from '@lusoria/core';
import { MESSAGE_BYTES } from '@lusoria/table';
import { WebSocketServer } from 'ws';
import { addressKey, isLoopback } from '../addresses.ts';
import { belowBase } from '../http/base-path.ts';
import { type AllowedOrigins, isAllowedHost, isAllowedOrigin } from '../http/allowed-origins.ts';
import { type ConnectionContext, openSocketConnection } from './connection.ts';
import type { OpenConnections } from './open-connections.ts';
import { movingOf, placeIn } from './moving.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Siblings } from '../processes/siblings.ts';

/** Admission rules of WebSockets. */
export interface SocketOptions {
  readonly origins: AllowedOrigins;
  /** Base path of the server, with a slash at either end. */
  readonly base: string;
  readonly rateLimiter: RateLimiter;
  /** Whether a proxy at this address is trusted (`X-Forwarded-For`). */
  trusts(address: string): boolean;
  /** Rejection for a banned address; null for others. */
  banOf(address: string): Rejection | null;
  /** The other processes of the server; absent: it is one. */
  readonly siblings?: Siblings | undefined;
  /** Called with the code when a client was not let in. */
  refused(code: string): void;
}

/** The WebSockets of a server. */
export interface Sockets {
  /** Lets nobody in any more, answers the messages received, and ends every connection. */
  close(): Promise<void>;
}

/**
 * Hard limit of a message in bytes: up to here an oversized one is still answered; a larger one
 * ends the connection.
 */
const MAX_BYTES = 4 * MESSAGE_BYTES;
/** Bytes received with the upgrade request are put back into the socket. */
const NOTHING = Buffer.alloc(0);
/** Time for the closing handshake. */
const CLOSING_MS = 2000;

/** Accepts the WebSockets at `ws` below the base path. */
export function openSockets(
  http: Server,
  connections: OpenConnections,
  context: ConnectionContext,
  options: SocketOptions,
): Sockets {
  const { origins, rateLimiter, siblings } = options;
  let isClosing = false;
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
  });

  const { turns } = context;

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    endOnError(socket);
    const place = siblings && placeIn(request);
    // Before anything is read of it, which would be lost.
    if (place && siblings.pass(place, request, socket, head)) return;
    // While bytes are still unread, a half-closed client is not taken to be gone.
    if (head.length > 0) socket.unshift(head);
    // Thousands may come at once.
    turns.add(() => {
      if (!socket.destroyed) upgrade(request, socket);
    });
  });

  const upgrade = (request: IncomingMessage, socket: Duplex): void => {
    const refuse = (status: number, code: string): void => {
      options.refused(code);
      answer(socket, status, code);
    };
    const { host, origin } = request.headers;
    if (isClosing) return refuse(503, 'closing');
    if (belowBase(pathOf(request), options.base) !== '/ws') return refuse(404, 'not-found');
    if (!isAllowedHost(host, origins)) return refuse(421, 'wrong-host');
    if (!isAllowedOrigin(origin, host, origins)) return refuse(403, 'wrong-origin');
    const address = addressOf(request, options.trusts);
    const client = rateLimiter.admit(address, () => socket.destroy());
    if (!client) return refuse(429, 'too-many');
    const banned = options.banOf(address);
    if (banned) options.refused(banned.code);
    let isOpen = false;
    socket.once('close', () => {
      if (!isOpen) client.leave();
    });
    // Here, for what listens to the socket keeps all that is used below, and the request has several KiB.
    const moving = movingOf(siblings, request);
    wss.handleUpgrade(request, socket, NOTHING, (ws) => {
      isOpen = true;
      const connection = openSocketConnection(ws, socket, client, context, moving);
      connections.add(connection, address);
      // A page cannot read why a connection failed: it is told on the connection.
      if (banned) connection.ban(banned);
      ws.on('close', () => connections.remove(connection));
    });
  };

  const heartbeat = setInterval(() => {
    for (const connection of connections.all()) turns.add(() => connection.heartbeat());
    rateLimiter.sweep();
  }, context.limits.heartbeatSeconds * 1000);

  return {
    async close() {
      isClosing = true;
      clearInterval(heartbeat);
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, CLOSING_MS);
      const drained = connections.all().map((connection) => connection.drain());
      await Promise.race([Promise.all(drained), late.promise]);
      clearTimeout(timer);
      for (const connection of connections.all()) connection.terminate();
    },
  };
}

/** A separate function: a closure over the request would keep it for as long as the socket. */
function endOnError(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
}

/** Address whose limits a request counts towards. */
export function addressOf(request: IncomingMessage, trusts: (address: string) => boolean): string {
  const remote = request.socket.remoteAddress ?? '';
  const header = request.headers['x-forwarded-for'];
  const forwarded = Array.isArray(header) ? header.at(-1) : header;
  return addressKey(remote, trusts(remote) ? forwarded : undefined);
}

/** Trusted proxies: those on this machine, and those in the configuration. */
export function trustedProxies(
  proxies: readonly string[],
  publicUrl: string | null,
): (address: string) => boolean {
  return (address) => publicUrl !== null && (isLoopback(address) || proxies.includes(address));
}

function pathOf({ url = '' }: IncomingMessage): string {
  return defined(url.split('?')[0]);
}

/** Answers a request that is not let in, and closes it, whether or not the client closes its side. */
function answer(socket: Duplex, status: number, code: string): void {
  const body = JSON.stringify({ code });
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${defined(STATUS_CODES[status])}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
