// npm test: installs what is missing, runs every check, and ends with one line `N passed, N failed`.
// Some of the steps only: npm test -- types unit
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { ROOT, runNode } from './node.mjs';
import { buildPage } from './page.mjs';
import { firstLoad, LIMIT } from './size.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * In this order; each goes on where one before it failed, so that everything is reported.
 * @type {Record<string, () => Promise<Count>>}
 */
const STEPS = {
  types: async () =>
    sum(
      await check('@typescript/native/bin/tsc'),
      await check('svelte-check/bin/svelte-check', '--workspace', 'web', '--fail-on-warnings'),
    ),
  lint: () => check('oxlint/bin/oxlint'),
  format: () => check('@biomejs/biome/bin/biome', 'format'),
  unit: () => tests('unit', 'server'),
  page: async () => ((await buildPage(node)) ? sum(one(true), size()) : one(false)),
  browser: async () => ((await buildPage(node)) ? tests('browser') : one(false)),
  cluster: () => tests('cluster'),
};

/** Needs a `nats-server` on the path, so it runs only when it is asked for. */
const ONLY_ASKED = ['cluster'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. The steps are ${Object.keys(STEPS).join(', ')}.`,
  );
  process.exit(2);
}

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (stopped = true));

const installed = install();
if (!installed) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const node = installed;
/** @type {Count} */
let total = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(STEPS)) {
  if (asked.length > 0 ? !asked.includes(name) : ONLY_ASKED.includes(name)) continue;
  if (stopped) break;
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = await step().catch(broken);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  total = sum(total, count);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0 || stopped) process.exitCode = 1;

/**
 * Runs a tool that either finds nothing to complain of or fails.
 * @param {string} bin its script in node_modules
 * @param {...string} args
 */
async function check(bin, ...args) {
  return one((await run(bin, args)) === 0);
}

/**
 * Runs test projects and counts their tests.
 * @param {...string} projects as named in vitest.config.ts
 * @returns {Promise<Count>}
 */
async function tests(...projects) {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-test-'));
  const file = join(folder, 'results.json');
  const code = await run('vitest/vitest.mjs', [
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const count = existsSync(file) ? countTests(readFileSync(file, 'utf8')) : one(false);
  rmSync(folder, { recursive: true });
  // A run may fail without a failed test: an error outside of the tests, or no tests at all.
  return code !== 0 && count.failed === 0 ? sum(count, one(false)) : count;
}

/**
 * @param {string} json as Vitest's JSON reporter writes it
 * @returns {Count}
 */
function countTests(json) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json);
  // A file that cannot be loaded has failed, but has no tests.
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** Compares the first load of the page with its limit. */
function size() {
  const files = firstLoad();
  const bytes = files.reduce((most, { bytes }) => most + bytes, 0);
  for (const { file, bytes } of files) console.log(`${String(bytes).padStart(7)} ${file}`);
  console.log(
    `${String(bytes).padStart(7)} bytes of JavaScript, gzipped, in the first load; the limit is ${LIMIT}`,
  );
  return one(bytes > 0 && bytes <= LIMIT);
}

/**
 * @param {string} bin
 * @param {string[]} args
 */
function run(bin, args) {
  return runNode(node, [`${ROOT}node_modules/${bin}`, ...args], { cwd: ROOT });
}

/**
 * @param {unknown} error
 * @returns {Count} a step that could not be finished has failed
 */
function broken(error) {
  console.error(error);
  return one(false);
}

/**
 * @param {boolean} passed
 * @returns {Count}
 */
function one(passed) {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {...Count} counts
 * @returns {Count}
 */
function sum(...counts) {
  return {
    passed: counts.reduce((n, { passed }) => n + passed, 0),
    failed: counts.reduce((n, { failed }) => n + failed, 0),
  };
}
