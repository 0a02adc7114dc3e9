// Lines of code and messages by folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./tree.mjs').Tree} Tree */

const KINDS = { TypeScript: /\.(ts|mjs)$/, Svelte: /\.svelte$/, Fluent: /\.ftl$/ };

/**
 * @param {Tree} tree
 * @returns {Record<string, Record<string, number>>} by folder (of games and kits by their own), then by kind
 */
export function linesByFolder({ root, files }) {
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  for (const path of files) {
    const kind = Object.entries(KINDS).find(([, pattern]) => pattern.test(path))?.[0];
    if (kind === undefined) continue;
    const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
    const [folder = ''] = /^((?:games|kits)\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(path) ?? ['.'];
    const columns = [kind, ...(path.endsWith('.test.ts') ? ['of that tests'] : [])];
    for (const row of [folder, 'all'])
      for (const column of columns) {
        const counts = (table[row] ??= {});
        counts[column] = (counts[column] ?? 0) + lines;
      }
  }
  const { all, ...folders } = table;
  const sorted = Object.entries(folders).toSorted(([a], [b]) => a.localeCompare(b));
  return { ...Object.fromEntries(sorted), ...(all && { all }) };
}
