// npm run bench:install: what it takes to install Lusoria, each time into an empty folder and with an empty cache of npm.
//   --packed    also measures the packed server; dist/*.tgz must be there (npm run pack)
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../../scripts/node.mjs';
import { readOptions } from '../../command-line.ts';

/** Measurements of an installation. */
interface Taken {
  readonly of: string;
  readonly 'download MB': number;
  readonly 'disk MB': number;
  readonly packages: number;
  readonly seconds: number;
}

const { packed } = readOptions({ packed: { type: 'boolean' } });

const rows = [checkout('npm start', 'start'), checkout('npm test', 'all')];
if (packed) rows.push(server());
console.table(rows);

/** Installs a fresh checkout of the committed state. */
function checkout(of: string, extent: 'start' | 'all'): Taken {
  return measured(of, (folder) => {
    run('git', ['clone', '--quiet', ROOT, folder], folder, {});
    return [
      'node',
      '--input-type=module',
      '-e',
      `import { install } from './scripts/install.mjs'; install('${extent}');`,
    ];
  });
}

/** Installs the tarballs. */
function server(): Taken {
  const tarballs = globSync('dist/*.tgz', { cwd: ROOT }).map((name) => join(ROOT, name));
  if (tarballs.length === 0) {
    console.error('There are no packages: npm run pack makes them.');
    process.exit(1);
  }
  const taken = measured('npm i lusoria-*.tgz', (folder) => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    return ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs];
  });
  const own = tarballs.reduce((sum, file) => sum + statSync(file).size, 0);
  return { ...taken, 'download MB': megabytes(taken['download MB'] * 1e6 + own) };
}

/** @param prepare fills an empty folder; returns the command that installs, whose time is measured */
function measured(of: string, prepare: (folder: string) => readonly string[]): Taken {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-install-'));
  const cache = mkdtempSync(join(tmpdir(), 'lusoria-npm-'));
  try {
    const [program = '', ...args] = prepare(folder);
    const start = performance.now();
    run(program, args, folder, { npm_config_cache: cache });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const modules = join(folder, 'node_modules');
    return {
      of,
      'download MB': megabytes(sizeOf(join(cache, '_cacache/content-v2'))),
      'disk MB': megabytes(sizeOf(modules)),
      packages: packagesIn(modules),
      seconds,
    };
  } finally {
    for (const made of [folder, cache]) rmSync(made, { recursive: true, force: true });
  }
}

function run(
  program: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): void {
  // As for a first installation: without the Node from our dependencies on the path.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const env = { ...process.env, ...environment, PATH: path };
  execFileSync(program, [...args], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Size of the files below a folder, in bytes. */
function sizeOf(folder: string): number {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Number of installed packages, other people's and ours, links excluded. */
function packagesIn(modules: string): number {
  const record = v.parse(
    v.object({ packages: v.record(v.string(), v.object({ link: v.optional(v.boolean()) })) }),
    JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')),
  );
  return Object.entries(record.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  ).length;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10;
}
