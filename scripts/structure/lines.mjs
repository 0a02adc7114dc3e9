// Lines of code and messages by folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./tree.mjs').Tree} Tree */

const MESSAGES = /\.ftl$/;
const CODE = /\.(ts|mjs|svelte)$/;
const TESTS =
  /\.(test|e2e|journey|paper|cluster|packages|proxy)\.ts$|(^|\/)(testing|e2e|journeys)\//;

/**
 * What a file is counted as; null where it is not. What only tests need counts as tests; generated files are not in the tree.
 * @param {string} path
 */
function kindOf(path) {
  if (MESSAGES.test(path)) return 'messages';
  if (!CODE.test(path)) return null;
  return TESTS.test(path) ? 'tests' : 'code';
}

/**
 * @param {Tree} tree
 * @returns {Record<string, Record<string, number>>} by folder (of games and kits by their own), then by kind
 */
export function linesByFolder({ root, files }) {
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  for (const path of files) {
    const kind = kindOf(path);
    if (kind === null) continue;
    const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
    const [folder = ''] = /^((?:games|kits)\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(path) ?? ['.'];
    for (const row of [folder, 'all']) {
      const counts = (table[row] ??= {});
      counts[kind] = (counts[kind] ?? 0) + lines;
    }
  }
  const { all, ...folders } = table;
  const sorted = Object.entries(folders).toSorted(([a], [b]) => a.localeCompare(b));
  return { ...Object.fromEntries(sorted), ...(all && { all }) };
}
