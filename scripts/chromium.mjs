// Finds a browser for the tests and the screenshots.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from './node.mjs';

/** The browser from npm. */
const PACKAGE = `${ROOT}node_modules/@sparticuz/chromium/`;

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * Options for `chromium.launch` of playwright-core. The browser is the one that LUSORIA_CHROMIUM names, else (on Linux)
 * the one from npm, which is the same everywhere and uses a third less processor time, else an installed one.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 * @throws {Error} with a message for the user if there is no browser
 */
export async function launchOptions() {
  return { executablePath: await findBrowser(), args: ARGS };
}

async function findBrowser() {
  const named = process.env['LUSORIA_CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`LUSORIA_CHROMIUM names ${named}, which does not exist.`);
  }
  const found = (await packed()) ?? INSTALLED.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'No browser found. Install Chrome or Chromium, or set LUSORIA_CHROMIUM to the path of one.',
  );
}

/**
 * The browser from npm, unpacked once for a checkout.
 * @returns {Promise<string | null>} null if it cannot run: on other systems, or without its libraries
 */
async function packed() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return null;
  const { version } = JSON.parse(readFileSync(`${PACKAGE}package.json`, 'utf8'));
  const folder = `${ROOT}node_modules/.cache/chromium-${version}`;
  const path = `${folder}/chromium`;
  if (!existsSync(path)) await unpack(folder);
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return path;
  } catch {
    return null;
  }
}

/**
 * Unpacks the browser. The folder appears atomically, because several tests may unpack concurrently.
 * @param {string} folder
 */
async function unpack(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const part = mkdtempSync(`${folder}-`);
  // The package unpacks itself into the temporary folder.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = part;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(folder)) throw error;
  }
}
