// Builds the page into web/dist if its sources have changed since the last build. Runs on Node 20.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, runNode } from './node.mjs';

/** Sources of the page. */
const SOURCES = [
  'web',
  'kits/web',
  'games',
  'client',
  'tournaments',
  'table',
  'core',
  'print',
  'i18n',
  'latin',
  'docs/pictures',
  'package-lock.json',
];
const NOT_SOURCES = /(^|\/)(node_modules|dist|e2e|journeys)(\/|$)|\.test\.ts$/;

/** File with the hash of the sources, next to the build, which is always deleted together with it. */
const STAMP = `${ROOT}web/dist/.vite/sources.sha256`;

/** @returns {string} the SHA-256 of all files that the page is built from, in hexadecimal */
function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path a file or a folder, relative to the root
 * @returns {string[]}
 */
function filesIn(path) {
  if (NOT_SOURCES.test(path)) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path)).flatMap((name) => filesIn(`${path}/${name}`));
}

/**
 * @param {string} node the Node to build with
 * @returns {Promise<boolean>} whether web/dist is now up to date; a failure is already reported
 */
export async function buildPage(node) {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true;
  console.log('Building the page …');
  const vite = `${ROOT}node_modules/vite/bin/vite.js`;
  const code = await runNode(node, [vite, 'build', '--logLevel', 'warn'], { cwd: `${ROOT}web` });
  if (code !== 0) {
    console.error('The page could not be built: see above.');
    return false;
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
  return true;
}
