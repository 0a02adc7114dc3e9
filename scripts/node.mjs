// Finds a Node that runs TypeScript natively, and starts programs with it. This file and all that it imports must run
// on Node 20, with nothing installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The first Node that runs `.ts` files without a flag. */
const OLDEST = { major: 22, minor: 18 };

/** @param {string} version such as `24.21.0` */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Systems for which a Node is among the dependencies. */
const BROUGHT = ['linux-x64', 'linux-arm64', 'win32-x64'];

/**
 * Whether the project can run, with a Node from the dependencies or with the machine's own.
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 * @param {string} version of the machine's own Node
 */
export function canRun(platform, arch, version) {
  return BROUGHT.includes(`${platform}-${arch}`) || runsTypeScript(version);
}

/**
 * The Node to run the project with: the one among the dependencies, else the one that runs this file.
 * @returns {string | null} its path; null if none is new enough
 */
export function findNode() {
  const windows = process.platform === 'win32';
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const brought = `${ROOT}node_modules/${folder}/bin/node${windows ? '.exe' : ''}`;
  if (existsSync(brought)) return brought;
  return runsTypeScript(process.versions.node) ? process.execPath : null;
}

/** Message for a machine without a suitable Node. */
export const NO_NODE =
  `Lusoria needs Node ${OLDEST.major}.${OLDEST.minor} or later; this is ${process.versions.node} (${process.platform} ${process.arch}). ` +
  `In a checkout, on Linux and Windows, "npm start" brings one along; otherwise install it from https://nodejs.org.`;

/**
 * Runs a script under `node` and passes signals on to it.
 * @param {string} node the path of the Node to use, which also comes first on the PATH of the child
 * @param {string[]} args the script and its arguments
 * @param {{ cwd?: string, onOutput?: (text: string) => void }} [options] without `onOutput` the child inherits this process's output
 * @returns {Promise<number>} the exit code, 128 + n if signal n ended it
 */
export function runNode(node, args, { cwd = process.cwd(), onOutput } = {}) {
  const path = [dirname(node), `${ROOT}node_modules/.bin`, process.env['PATH']].join(delimiter);
  const child = spawn(node, args, {
    cwd,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const stream of onOutput ? [child.stdout, child.stderr] : []) {
    stream?.on('data', (chunk) => onOutput?.(String(chunk)));
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // Ctrl-C goes to every process of the terminal, so the child has received it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * npm runs scripts through a shell that dies of a signal without passing it on: then the parent of this process changes.
 * @param {() => void} onEnd called once, when npm was ended
 */
export function watchNpm(onEnd) {
  if (!process.env['npm_lifecycle_event']) return undefined;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    onEnd();
  }, 200);
  return watch.unref();
}
