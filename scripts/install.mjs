// Makes sure that what package-lock.json asks for is installed. Runs on Node 20, with nothing installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { findNode, NO_NODE, ROOT } from './node.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Packages}
 */
const packages = (file) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')).packages;

/** Whether node_modules holds what the lock file asks for; npm records what it installed in a lock file there. */
export function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(`${ROOT}${record}`)) return false;
  const installed = packages(record);
  return Object.entries(packages('package-lock.json')).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    // Our own packages: a new one is linked without being installed.
    if (wanted.link) return existsSync(`${ROOT}${path}`);
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/**
 * Installs the dependencies where they are missing or out of date, and finds the Node to go on with.
 * @returns {string | null} the path of a Node that runs TypeScript; null where that failed, which it has then told
 */
export function install() {
  if (!isInstalled() && !npmCi()) return null;
  const node = findNode();
  if (!node) console.error(NO_NODE);
  return node;
}

/** @returns {boolean} whether it worked */
function npmCi() {
  if (process.platform === 'win32' && process.execPath.includes('node_modules')) {
    // Windows does not let go of the Node that runs this very script.
    console.error('The dependencies have changed: run "npm ci", then try again.');
    return false;
  }
  console.log('Installing the dependencies (npm ci); this takes a moment …');
  // npm wipes node_modules, so it must not itself run on the Node in there.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const { status } = spawnSync(
    'npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error',
    { cwd: ROOT, stdio: 'inherit', shell: true, env: { ...process.env, PATH: path } },
  );
  if (status !== 0) console.error('The dependencies could not be installed ("npm ci"): see above.');
  return status === 0;
}
