import { execFile } from 'node:child_process';
import { createReadStream, existsSync, globSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, extname, join } from 'node:path';
import { ROOT } from '../../../scripts/node.mjs';

/** Output folder of `npm run pack`. */
export const DIST = join(ROOT, 'dist');

/** The packages as tarballs. */
export function tarballs(): readonly string[] {
  return globSync('*.tgz', { cwd: DIST }).map((name) => join(DIST, name));
}

/**
 * Runs a program to its end.
 *
 * @returns its output
 * @throws if it fails, with its output
 */
export async function run(program: string, args: readonly string[], cwd = ROOT): Promise<string> {
  // Removes this tree's packages from the path: the program must bring its dependencies.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: [dirname(process.execPath), ...path].join(delimiter) };
  const options = { cwd, env, maxBuffer: 1 << 26 };
  return new Promise((resolve, reject) => {
    execFile(program, [...args], options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
}

/** A folder outside of this tree in which only the packages are installed. */
export interface Consumer {
  readonly folder: string;
  /** Writes a file into it. */
  write(path: string, text: string): Promise<void>;
  /** Number of installed packages. */
  readonly packages: number;
  /** Installed size in bytes. */
  readonly bytes: number;
  remove(): Promise<void>;
}

/** Installs all packages into an empty folder. */
export async function installAll(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'lusoria-packages-'));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write('package.json', '{ "private": true, "type": "module" }\n');
  await run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs()],
    folder,
  );
  const modules = join(folder, 'node_modules');
  const files = globSync('**/*', { cwd: modules, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return {
    folder,
    write,
    packages: files.filter(
      ({ name, parentPath }) =>
        name === 'package.json' && /node_modules\/(@[^/]+\/)?[^/]+$/.test(parentPath),
    ).length,
    bytes: files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0),
    remove: async () => rm(folder, { recursive: true, force: true }),
  };
}

/** The oldest supported Node, from the registry; cached, because it is large. */
export async function oldestNode(version: string): Promise<string> {
  const node = join(ROOT, `node_modules/.cache/node-${version}/node`);
  if (existsSync(node)) return node;
  const folder = await mkdtemp(join(tmpdir(), 'lusoria-node-'));
  try {
    const packed = await run(
      'npm',
      ['pack', '--silent', `node-${process.platform}-${process.arch}@${version}`],
      folder,
    );
    await run('tar', ['xzf', packed.trim(), 'package/bin/node'], folder);
    await mkdir(dirname(node), { recursive: true });
    await run('cp', [join(folder, 'package/bin/node'), `${node}.${process.pid}`]);
    await rename(`${node}.${process.pid}`, node);
    return node;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Serves the files of a folder, which may be created later. */
export async function serveFolder(folder: string) {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, url === '/' ? 'index.html' : url);
    if (!existsSync(file)) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
      createReadStream(file).pipe(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
