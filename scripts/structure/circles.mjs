// Import cycles: static and dynamic imports, of values and of types, and re-exports.
import { graphOf } from './graph.mjs';

/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {import('./graph.mjs').Graph} Graph */

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
