// Import cycles: static and dynamic imports, of values and of types, and re-exports.
import { posix } from 'node:path';
import ts from 'typescript';

/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {import('./tree.mjs').Code} Code */
/** @typedef {Map<string, Set<string>>} Graph which file imports which */

/**
 * Cycles that share no import with each other, the shortest first. A cycle that shares an import with another may appear
 * only when that one is gone; but the result is empty only if there are none.
 * @param {Tree} tree
 * @returns {string[]} each as a path from a file back to itself
 */
export function circlesIn(tree) {
  const graph = graphOf(tree);
  /** @type {string[]} */
  const circles = [];
  for (
    let components = componentsOf(graph);
    components.length > 0;
    components = componentsOf(graph)
  ) {
    for (const files of components) {
      const circle = shortest(graph, files);
      circles.push([...circle, circle[0]].join(' → '));
      for (const [i, file] of circle.entries()) {
        graph.get(file)?.delete(circle[(i + 1) % circle.length] ?? '');
      }
    }
  }
  return circles;
}

/**
 * @param {Tree} tree
 * @returns {Graph}
 */
function graphOf(tree) {
  const known = new Set(tree.code.map(({ path }) => path));
  return new Map(
    tree.code.map((code) => {
      const targets = importsOf(code)
        .map((specifier) => resolve(tree, code.path, specifier) ?? '')
        .filter((path) => known.has(path));
      return [code.path, new Set(targets)];
    }),
  );
}

/**
 * @param {Code} code
 * @returns {string[]} specifiers
 */
function importsOf({ ast, text, markup }) {
  /** @type {string[]} */
  const found = [];
  /** @param {import('typescript').Node | undefined} specifier */
  const add = (specifier) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
  };
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(ast);
  // Components may import in their markup, and scripts name types in their comments.
  const rest = ast.fileName.endsWith('.mjs')
    ? (text.match(/\/\*\*[\s\S]*?\*\//g) ?? []).join('')
    : markup;
  for (const [, specifier = ''] of rest.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g))
    found.push(specifier);
  return found;
}

/**
 * @param {Tree} tree
 * @param {string} from
 * @param {string} specifier
 * @returns {string | null} a path relative to the root; null if it is not in this tree
 */
function resolve({ workspaces }, from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const workspace = workspaces.find(
    ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (!workspace) return null;
  const entry = `.${specifier.slice(workspace.name.length)}`;
  for (const [key, target] of Object.entries(workspace.exports)) {
    if (key === entry) return posix.join(workspace.folder, target);
    const [before = '', after] = key.split('*');
    if (after === undefined || !entry.startsWith(before) || !entry.endsWith(after)) continue;
    const inside = entry.slice(before.length, entry.length - after.length);
    return posix.join(workspace.folder, target.replace('*', inside));
  }
  return null;
}

/**
 * The strongly connected components that contain a cycle (Tarjan 1972).
 * @param {Graph} graph
 * @returns {string[][]}
 */
function componentsOf(graph) {
  /** @type {Map<string, { index: number, low: number, onStack: boolean }>} */
  const states = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const components = [];
  /** @param {string} file */
  const visit = (file) => {
    const state = { index: states.size, low: states.size, onStack: true };
    states.set(file, state);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const known = states.get(next);
      if (!known) state.low = Math.min(state.low, visit(next).low);
      else if (known.onStack) state.low = Math.min(state.low, known.index);
    }
    if (state.low === state.index) {
      const component = stack.splice(stack.indexOf(file));
      for (const one of component) {
        const known = states.get(one);
        if (known) known.onStack = false;
      }
      const isCircle = component.length > 1 || graph.get(file)?.has(file);
      if (isCircle) components.push(component.toSorted());
    }
    return state;
  };
  for (const file of graph.keys()) if (!states.has(file)) visit(file);
  return components;
}

/**
 * The shortest cycle in a strongly connected component.
 * @param {Graph} graph
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function shortest(graph, files) {
  const inside = new Set(files);
  /** @type {string[]} */
  let best = [];
  for (const start of files) {
    /** @type {Map<string, string>} */
    const cameFrom = new Map();
    const queue = [start];
    for (const file of queue) {
      const next = [...(graph.get(file) ?? [])].filter((one) => inside.has(one));
      if (next.includes(start)) {
        const way = [file];
        for (let at = cameFrom.get(file); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
        if (best.length === 0 || way.length < best.length) best = way;
        break;
      }
      for (const one of next) {
        if (one === start || cameFrom.has(one)) continue;
        cameFrom.set(one, file);
        queue.push(one);
      }
    }
  }
  return best;
}
