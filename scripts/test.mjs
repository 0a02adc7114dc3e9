// npm test: installs what is missing, runs every check, and ends with one line `N passed, N failed`.
// Some of the steps only: npm test -- types unit
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install } from './install.mjs';
import { ROOT, runNode } from './node.mjs';
import { buildPage } from './page.mjs';
import { firstLoad, LIMIT } from './size.mjs';

/** @typedef {{ passed: number, failed: number, failures: readonly string[] }} Count */

/**
 * What Vitest's JSON reporter says of a file with tests.
 * @typedef {object} FileResult
 * @property {string} name its path
 * @property {string} status
 * @property {string} message
 * @property {readonly { fullName: string, status: string, failureMessages: readonly string[] }[]} assertionResults
 */

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
  messages: async () => one((await runNode(node, [MESSAGES, '--check'], { cwd: ROOT })) === 0),
  unit: () => tests('unit', 'server'),
  page: async () => ((await buildPage(node)) ? sum(one(true), size()) : one(false)),
  browser: async () => ((await buildPage(node)) ? tests('browser') : one(false)),
  cluster: () => tests('cluster'),
};

/** Needs a `nats-server` on the path, so it runs only when it is asked for. */
const ONLY_ASKED = ['cluster'];

const MESSAGES = `${ROOT}scripts/messages.mjs`;

/** Characters that are shown of a failure: a counterexample can be long, and stands above. */
const MOST_SHOWN = 800;

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
let total = { passed: 0, failed: 0, failures: [] };
for (const [name, step] of Object.entries(STEPS)) {
  if (asked.length > 0 ? !asked.includes(name) : ONLY_ASKED.includes(name)) continue;
  if (stopped) break;
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = named(name, await step().catch(broken));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  total = sum(total, count);
}
// Once more at the end, where a long log is read from.
for (const failure of total.failures) console.log(`\nFAILED ${failure.slice(0, MOST_SHOWN)}`);
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
  /** @type {{ numPassedTests: number, testResults: readonly FileResult[] }} */
  const { numPassedTests, testResults } = JSON.parse(json);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) =>
    // A file that cannot be loaded has failed, but has no tests.
    status === 'failed' && assertionResults.length === 0
      ? [`${relative(ROOT, name)}\n${message}`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(
            (test) =>
              `${relative(ROOT, name)} > ${test.fullName}\n${test.failureMessages.join('\n')}`,
          ),
  );
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** Compares the first load of the page with its limit. */
function size() {
  const files = firstLoad();
  const bytes = files.reduce((most, { bytes }) => most + bytes, 0);
  for (const { file, bytes } of files) console.log(`${String(bytes).padStart(7)} ${file}`);
  console.log(
    `${String(bytes).padStart(7)} bytes, gzipped, of JavaScript and messages in the first load; the limit is ${LIMIT}`,
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
  return passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };
}

/**
 * A step's count, with a line for what failed without a name of its own.
 * @param {string} step
 * @param {Count} count
 * @returns {Count}
 */
function named(step, count) {
  return count.failed > count.failures.length
    ? { ...count, failures: [...count.failures, `${step}: see above`] }
    : count;
}

/**
 * @param {...Count} counts
 * @returns {Count}
 */
function sum(...counts) {
  return {
    passed: counts.reduce((n, { passed }) => n + passed, 0),
    failed: counts.reduce((n, { failed }) => n + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}
