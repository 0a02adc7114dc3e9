// Installs the dependencies in package-lock.json if they are missing. Runs on Node 20, with nothing installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canRun, findNode, NO_NODE, ROOT } from './node.mjs';

/**
 * Extent of an installation: enough to serve the table, or everything, for tests and tools.
 * @typedef {'start' | 'all'} Extent
 */

/**
 * A package in a lock file. `devOptional` marks a development dependency that is also an optional one.
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean, resolved?: string }} Package
 * @typedef {Record<string, Package>} Packages
 */

const MODULES = `${ROOT}node_modules/`;
/** npm's record of the installed packages. */
const RECORD = 'node_modules/.package-lock.json';
/** Marker file: only the packages for serving the table are installed. */
const ONLY_START = `${MODULES}.lusoria-start`;
/** Workspaces not needed to serve the table. */
const BESIDE = ['lab', 'testing'];

/** Files only for development: source maps and declarations. */
const FOR_DEVELOPERS = /\.(map|d\.[mc]?ts)$/;
/** C++ headers and manuals of the bundled Node. */
const BESIDE_NODE = ['include', 'share'];

/**
 * @param {string} file
 * @returns {Packages}
 */
const packages = (file) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')).packages;

/**
 * Whether node_modules matches the lock file.
 * @param {Extent} extent
 */
function isInstalled(extent) {
  if (!existsSync(`${ROOT}${RECORD}`)) return false;
  if (extent === 'all' && existsSync(ONLY_START)) return false;
  const installed = packages(RECORD);
  return Object.entries(packages('package-lock.json')).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (extent === 'start' && !isForStart(wanted)) return true;
    // Our own packages: a new one is only linked.
    if (wanted.link) return existsSync(`${ROOT}${path}`);
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** @param {Package} wanted */
function isForStart({ dev, devOptional, link, resolved }) {
  return !dev && !devOptional && !(link && resolved && BESIDE.includes(resolved));
}

/**
 * Installs the dependencies if they are missing or out of date, and finds the Node to continue with.
 * @param {Extent} extent required extent; a complete installation stays complete
 * @returns {string | null} the path of a Node that runs TypeScript; null on failure, which is already reported
 */
export function install(extent) {
  // Checked before downloading anything, which would be in vain.
  if (!canRun(process.platform, process.arch, process.versions.node)) {
    console.error(NO_NODE);
    return null;
  }
  const hadAll = existsSync(`${ROOT}${RECORD}`) && !existsSync(ONLY_START);
  if (!isInstalled(extent) && !npmCi(hadAll ? 'all' : extent)) return null;
  const node = findNode();
  if (!node) console.error(NO_NODE);
  return node;
}

/**
 * @param {Extent} extent
 * @returns {boolean} whether it worked
 */
function npmCi(extent) {
  if (process.platform === 'win32' && process.execPath.includes('node_modules')) {
    // On Windows, the Node running this script cannot be replaced.
    console.error('The dependencies have changed: run "npm ci", then try again.');
    return false;
  }
  const what = extent === 'start' ? 'what the table needs' : 'all dependencies';
  console.log(`Installing ${what} (npm ci); this takes a moment …`);
  // npm wipes node_modules, so it must not itself run on the Node in there.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const { status } = spawnSync(
    `npm ci ${argumentsFor(extent).join(' ')} --no-audit --no-fund --loglevel=error`,
    { cwd: ROOT, stdio: 'inherit', shell: true, env: { ...process.env, PATH: path } },
  );
  if (status !== 0) {
    console.error('The dependencies could not be installed ("npm ci"): see above.');
    return false;
  }
  rmSync(ONLY_START, { force: true });
  trim(extent);
  return true;
}

/**
 * @param {Extent} extent
 * @returns {string[]}
 */
function argumentsFor(extent) {
  if (extent === 'all') return ['--include=dev', '--include=optional'];
  const workspaces = Object.values(packages('package-lock.json')).flatMap(({ link, resolved }) =>
    link && resolved && !BESIDE.includes(resolved) ? [`--workspace=${resolved}`] : [],
  );
  return ['--omit=dev', '--include=optional', '--include-workspace-root', ...workspaces];
}

/**
 * Removes unneeded files of the packages: half of the installed size.
 * @param {Extent} extent
 */
function trim(extent) {
  for (const name of readdirSync(MODULES).filter((folder) => /^node-\w+-\w+$/.test(folder))) {
    for (const folder of BESIDE_NODE)
      rmSync(join(MODULES, name, folder), { recursive: true, force: true });
  }
  if (extent === 'all') return;
  for (const [path, { devOptional }] of Object.entries(packages('package-lock.json'))) {
    if (devOptional) rmSync(join(ROOT, path), { recursive: true, force: true });
  }
  trimFolder(MODULES);
  writeFileSync(ONLY_START, 'npm start installed this; npm test installs the rest.\n');
}

/**
 * Trims a folder without following links, which lead to our own packages.
 * @param {string} folder
 */
function trimFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) trimFolder(path);
    else if (entry.isFile() && FOR_DEVELOPERS.test(entry.name)) rmSync(path);
  }
}
