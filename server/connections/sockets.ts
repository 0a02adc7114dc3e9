import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { MESSAGE_BYTES } from '@lusoria/table';
import { WebSocketServer } from 'ws';
import { addressKey, isLoopback } from '../addresses.ts';
import { type AllowedOrigins, isAllowedHost, isAllowedOrigin } from '../http/allowed-origins.ts';
import type { RateLimiter } from './rate-limiter.ts';
import {
  type ConnectionContext,
  openSocketConnection,
  type SocketConnection,
} from './connection.ts';

/** What is let in, and whom it counts towards. */
export interface SocketOptions {
  readonly doors: AllowedOrigins;
  readonly gate: RateLimiter;
  /** Whether somebody at this address tells the truth about whom it speaks for. */
  trusts(address: string): boolean;
  /** Is told why somebody was not let in. */
  refused(code: string): void;
}

/** All WebSockets of a server. */
export interface Sockets {
  /** Lets nobody in any more, answers what has come in, and ends every line. */
  close(): Promise<void>;
}

/** What is larger than a message may be is still answered, up to here; then the line is ended. */
const MOST_BYTES = 4 * MESSAGE_BYTES;
/** How long a client has to say goodbye. */
const GOODBYE_MS = 2000;

/** Takes the WebSockets at `/ws`. */
export function openSockets(
  server: Server,
  host: ConnectionContext,
  options: SocketOptions,
): Sockets {
  const { doors, gate } = options;
  const lines = new Set<SocketConnection>();
  let closing = false;
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refuse = (status: number, code: string): void => {
      options.refused(code);
      answer(socket, status, code);
    };
    const { host: name, origin } = request.headers;
    if (closing) return refuse(503, 'closing');
    if (pathOf(request) !== '/ws') return refuse(404, 'not-found');
    if (!isAllowedHost(name, doors)) return refuse(421, 'wrong-host');
    if (!isAllowedOrigin(origin, name, doors)) return refuse(403, 'wrong-origin');
    const visitor = gate.admit(addressOf(request, options));
    if (!visitor) return refuse(429, 'too-many');
    let open = false;
    socket.once('close', () => {
      if (!open) visitor.leave();
    });
    wss.handleUpgrade(request, socket, head, (ws) => {
      open = true;
      const line = openSocketConnection(ws, socket, visitor, host);
      lines.add(line);
      ws.on('close', () => lines.delete(line));
    });
  });

  const heart = setInterval(() => {
    for (const line of lines) line.heartbeat();
    gate.tidy();
  }, host.limits.heartbeatSeconds * 1000);

  return {
    async close() {
      closing = true;
      clearInterval(heart);
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, GOODBYE_MS);
      await Promise.race([Promise.all([...lines].map((line) => line.drain())), late.promise]);
      clearTimeout(timer);
      for (const line of lines) line.terminate();
    },
  };
}

/** Whose limits a request counts towards. */
function addressOf(request: IncomingMessage, { trusts }: SocketOptions): string {
  const remote = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  const told = Array.isArray(forwarded) ? forwarded.at(-1) : forwarded;
  return addressKey(remote, trusts(remote) ? told : undefined);
}

/** Whether a proxy at an address is believed: on this machine, or one of those that are named. */
export function trustedProxies(
  proxies: readonly string[],
  publicUrl: string | null,
): (address: string) => boolean {
  return (address) => publicUrl !== null && (isLoopback(address) || proxies.includes(address));
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

/** Answers a request that is not let in. */
function answer(socket: Duplex, status: number, code: string): void {
  const body = JSON.stringify({ code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
