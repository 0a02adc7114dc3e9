import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { scratchFolder } from '../scratch.ts';
import { portOf } from './ports.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** Plain files below a path, as any host serves them: an unknown address is answered by `404.html`. */
export interface WebSpace {
  /** With a slash at the end. */
  readonly url: string;
  /** Addresses of files that were asked for and are not there, and all outside the path. */
  readonly missing: readonly string[];
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Writes the page as plain files, as `lusoria page` does, and serves them.
 *
 * @param base with a slash at either end
 */
export async function openWebSpace(base: string): Promise<WebSpace> {
  const folder = scratchFolder('web-space');
  await promisify(execFile)(process.execPath, [MAIN, 'page', folder, '--base', base]);
  const missing: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : null;
    const file = path === null ? null : join(folder, path === '' ? 'index.html' : path);
    if (file !== null && existsSync(file) && statSync(file).isFile()) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      return void response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    }
    if (file === null || extname(file) !== '') missing.push(pathname);
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end(readFileSync(join(folder, '404.html')));
  });
  const port = await portOf(server);
  return {
    url: `http://127.0.0.1:${port}${base}`,
    missing,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
