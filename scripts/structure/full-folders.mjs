// Folders with so many files beside each other that they show no plan; tests lie beside what they test and do not count.

/** @typedef {import('./tree.mjs').Tree} Tree */

const MAX_FILES = 25;
const CODE = /\.(ts|mjs|svelte)$/;
const BESIDE = /\.(gen|test)\.ts$/;

/**
 * @param {Tree} tree
 * @returns {string[]} the fullest first
 */
export function fullFolders({ files }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of files) {
    if (!CODE.test(path) || BESIDE.test(path) || !path.includes('/')) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .toSorted(([, a], [, b]) => b - a)
    .map(([folder, count]) => `${folder}/: ${count} files`);
}
