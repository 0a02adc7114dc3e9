// Finds a browser for the tests and the screenshots.
import { existsSync } from 'node:fs';

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
 * What to give to `chromium.launch` of playwright-core. The browser is the one that LUSORIA_CHROMIUM names, else one that is
 * installed, else (on Linux) the one from npm.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 * @throws {Error} with a message for the user where there is no browser
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
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  }
  throw new Error(
    'No browser found. Install Chrome or Chromium, or set LUSORIA_CHROMIUM to the path of one.',
  );
}
