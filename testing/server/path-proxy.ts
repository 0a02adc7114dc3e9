import { createServer, type IncomingMessage, request as ask } from 'node:http';
import type { Duplex } from 'node:stream';
import { portOf } from './ports.ts';

/** A proxy that forwards requests below a path to a server, as a school's web server does; all else is 404. */
export interface PathProxy {
  /** Public address of the server: with the path, without a trailing slash. */
  readonly url: string;
  /** Forwards to this port of this machine. */
  routeTo(port: number): void;
  /** Requests outside the path. */
  readonly astray: readonly string[];
  close(): Promise<void>;
}

/** @param path without a trailing slash; removed from forwarded requests */
export async function openPathProxy(path: string): Promise<PathProxy> {
  let target = 0;
  const astray: string[] = [];
  const open = new Set<Duplex>();
  const passed = ({ url = '', method, headers }: IncomingMessage) => {
    if (!url.startsWith(`${path}/`)) {
      astray.push(url);
      return null;
    }
    return ask({ host: '127.0.0.1', port: target, path: url.slice(path.length), method, headers });
  };
  const server = createServer((request, response) => {
    const behind = passed(request);
    if (!behind) return void response.writeHead(404).end();
    behind.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  });
  server.on('upgrade', (request, socket) => {
    const behind = passed(request);
    if (!behind) return void socket.destroy();
    behind.on('upgrade', (answer, other) => {
      const lines = answer.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 ? [`${name}: ${all[i + 1] ?? ''}`] : [],
      );
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      for (const [one, next] of [
        [socket, other],
        [other, socket],
      ] as const) {
        open.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          open.delete(one);
          next.destroy();
        });
        one.pipe(next);
      }
    });
    behind.on('error', () => socket.destroy());
    behind.end();
  });
  const port = await portOf(server);
  return {
    url: `http://127.0.0.1:${port}${path}`,
    astray,
    routeTo(next) {
      target = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
}
