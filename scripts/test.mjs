// npm test: installs what is missing, runs every check, and ends with one line `N passed, N failed`.
// Some of the steps only: npm test -- types unit; only some of the tests: npm test -- unit games/skat
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { install } from './install.mjs';
import { ROOT, runNode } from './node.mjs';
import { buildPage } from './page.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures
 */

/**
 * Result for a test file from Vitest's JSON reporter.
 * @typedef {object} FileResult
 * @property {string} name its path
 * @property {string} status
 * @property {string} message
 * @property {readonly { fullName: string, status: string, failureMessages: readonly string[] }[]} assertionResults
 */

/** @typedef {(args: readonly string[]) => Promise<boolean>} Run runs a program on Node, and returns whether it succeeded */

/**
 * Checks that run in parallel, slowest first.
 * @type {Record<string, (run: Run) => Promise<readonly boolean[]>>} each of the results counts by itself
 */
const CHECKS = {
  types: async (run) => [
    // oxlint checks them, too: with the same compiler, which then reads everything once.
    ...(isAsked('lint') ? [] : [await run([bin('@typescript/native/bin/tsc')])]),
    await run([bin('svelte-check/bin/svelte-check'), ...SVELTE]),
  ],
  page: async (run) => [await run([script('build.mjs')]), await run([script('size.mjs')])],
  structure: async (run) => [
    await run([script('structure.mjs'), '--check']),
    await run([bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints']),
  ],
  lint: async (run) => [await run([bin('oxlint/bin/oxlint')])],
  messages: async (run) => [await run([script('messages.mjs'), '--check'])],
  format: async (run) => [await run([bin('@biomejs/biome/bin/biome'), 'format'])],
};

// With the native compiler, which takes less than half the time.
const SVELTE = ['--workspace', 'web', '--fail-on-warnings', '--tsgo-experimental-api'];

/** Test steps, run in one process parallel to the checks: their projects in vitest.config.ts. */
const TESTS = {
  unit: { projects: ['unit', 'server'], files: /\.test\.ts$/ },
  journeys: { projects: ['journeys'], files: /\.journey\.ts$/ },
  browser: { projects: ['browser'], files: /\.e2e\.ts$/ },
  cluster: { projects: ['cluster'], files: /\.cluster\.ts$/ },
  paper: { projects: ['paper'], files: /\.paper\.ts$/ },
  packages: { projects: ['packages'], files: /\.packages\.ts$/ },
  proxy: { projects: ['proxy'], files: /\.proxy\.ts$/ },
};

/** Steps that run only on request, and their additional requirements; `.ci/run` installs the programs. */
const ONLY_ASKED = {
  cluster: 'nats-server',
  paper: 'poppler',
  proxy: 'nginx',
  packages: "npm's registry",
};

/** Maximum characters shown of a failure: a counterexample can be long, and is printed in full above. */
const MAX_SHOWN = 800;

const steps = [...Object.keys(CHECKS), ...Object.keys(TESTS)];
const paths = process.argv.slice(2).filter((one) => one.includes('/'));
const asked = process.argv.slice(2).filter((one) => !paths.includes(one));
const unknown = asked.filter((name) => !steps.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are ${steps.join(', ')}.`);
  process.exit(2);
}

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (stopped = true));

const installed = install('all');
if (!installed) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const node = installed;
// Programs that are started repeatedly start in half the time.
process.env['NODE_COMPILE_CACHE'] ??= `${ROOT}node_modules/.cache/compiled`;

const start = performance.now();
const hasPage = !asksForPage() || (await buildPage(node));
// Checks use the time in which browsers wait.
const total = sum(...(await Promise.all([tests(), checks()])));
// Repeated at the end, where one starts reading a long log.
for (const failure of total.failures) console.log(`\nFAILED ${failure.slice(0, MAX_SHOWN)}`);
if (asked.length === 0) {
  const left = Object.entries(ONLY_ASKED).map(([name, program]) => `${name} (${program})`);
  console.log(`\nLeft to .ci/run, or to npm test -- STEP: ${left.join(', ')}`);
}
console.log(`\n${secondsSince(start)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0 || stopped) process.exitCode = 1;

/** @param {string} name */
function isAsked(name) {
  return asked.length > 0 ? asked.includes(name) : !Object.hasOwn(ONLY_ASKED, name);
}

/** Whether a requested step needs the built page. */
function asksForPage() {
  return ['page', 'journeys', 'browser', 'proxy', 'packages'].some(isAsked);
}

/** Runs the requested checks, sequentially if tests run in parallel. */
async function checks() {
  const waiting = Object.entries(CHECKS).filter(([name]) => isAsked(name));
  /** @type {Count[]} */
  const counts = [];
  const runSome = async () => {
    for (let next = waiting.shift(); next && !stopped; next = waiting.shift())
      counts.push(await check(...next));
  };
  const isAlone = !Object.keys(TESTS).some(isAsked);
  await Promise.all(Array.from({ length: isAlone ? availableParallelism() : 1 }, runSome));
  return sum(...counts);
}

/**
 * @param {string} name
 * @param {(run: Run) => Promise<readonly boolean[]>} step
 * @returns {Promise<Count>}
 */
async function check(name, step) {
  const began = performance.now();
  let output = '';
  /** @type {Run} */
  const run = async (args) => {
    const onOutput = (/** @type {string} */ text) => void (output += text);
    return (await runNode(node, [...args], { cwd: ROOT, onOutput })) === 0;
  };
  const results = await step(run).catch((error) => {
    output += String(error);
    return [false];
  });
  const failed = results.filter((passed) => !passed).length;
  const passed = results.length - failed;
  console.log(`\n== ${name}: ${passed} passed, ${failed} failed (${secondsSince(began)} s)`);
  if (output.trim() !== '') console.log(output.trim());
  return { passed, failed, failures: failed > 0 ? [`${name}: see above`] : [] };
}

/**
 * Runs the requested test steps, all in parallel: rules are tested while browsers wait.
 * @returns {Promise<Count>}
 */
async function tests() {
  const chosen = Object.entries(TESTS).filter(([name]) => isAsked(name));
  if (chosen.length === 0 || stopped) return sum();
  if (!hasPage) return one(false, 'no page');
  console.log(`\n== ${chosen.map(([name]) => name).join(', ')}`);
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-test-'));
  const file = join(folder, 'results.json');
  const projects = chosen.flatMap(([, { projects }]) => projects);
  const code = await runNode(
    node,
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...paths,
      ...projects.map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { cwd: ROOT },
  );
  const results = existsSync(file) ? readResults(file) : [];
  rmSync(folder, { recursive: true });
  const counts = chosen.map(([name, { files }]) => {
    const count = sum(...results.filter((result) => files.test(result.name)).map(countTests));
    console.log(`${name}: ${count.passed} passed, ${count.failed} failed`);
    return count;
  });
  console.log(`(${secondsSince(began)} s)`);
  const count = sum(...counts);
  // A run may fail without a failed test: an error outside of the tests, or no tests at all.
  return code !== 0 && count.failed === 0 ? sum(count, one(false, 'tests: see above')) : count;
}

/**
 * @param {string} file as Vitest's JSON reporter writes it
 * @returns {readonly FileResult[]}
 */
function readResults(file) {
  return JSON.parse(readFileSync(file, 'utf8')).testResults;
}

/**
 * @param {FileResult} result
 * @returns {Count}
 */
function countTests({ name, status, message, assertionResults }) {
  const path = relative(ROOT, name);
  // A file that fails to load has no tests.
  if (status === 'failed' && assertionResults.length === 0)
    return one(false, `${path}\n${message}`);
  const passed = assertionResults.filter((test) => test.status === 'passed');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  /** @param {FileResult['assertionResults'][number]} test */
  const told = ({ fullName, failureMessages }) =>
    `${path} > ${fullName}\n${failureMessages.join('\n')}`;
  return {
    passed: passed.length,
    failed: failed.length,
    failures: failed.map(told),
  };
}

/** @param {string} path in node_modules */
function bin(path) {
  return `${ROOT}node_modules/${path}`;
}

/** @param {string} name of a file in this folder */
function script(name) {
  return `${ROOT}scripts/${name}`;
}

/** @param {number} began */
function secondsSince(began) {
  return ((performance.now() - began) / 1000).toFixed(1);
}

/**
 * @param {boolean} passed
 * @param {string} failure message if it has not passed
 * @returns {Count}
 */
function one(passed, failure) {
  return passed
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [failure] };
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
