// Imports that would be missing in the published packages (docs/PACKAGES.md): what a public module needs of another
// package must be public there.
import { graphOf } from './graph.mjs';

/** @typedef {import('./tree.mjs').Tree} Tree */

/**
 * @param {Tree} tree
 * @returns {string[]} each import of a package's module that is not public
 */
export function unpublishedIn(tree) {
  const graph = graphOf(tree);
  const entries = new Set(tree.workspaces.flatMap((workspace) => workspace.publicFiles));
  const packageOf = (/** @type {string} */ path) =>
    tree.workspaces.find(({ folder }) => path.startsWith(`${folder}/`))?.folder;
  const reached = new Set(entries);
  /** @type {string[]} */
  const found = [];
  for (const path of reached) {
    for (const target of graph.get(path) ?? []) {
      if (packageOf(path) === packageOf(target)) reached.add(target);
      else if (!entries.has(target)) found.push(`${path} → ${target}`);
    }
  }
  return found;
}
