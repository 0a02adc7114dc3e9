// Files and functions that are too long.
import ts from 'typescript';

/** @typedef {import('./tree.mjs').Tree} Tree */

const MAX_LINES = { file: 400, function: 120 };

/**
 * @param {Tree} tree
 * @returns {string[]}
 */
export function longFiles({ code }) {
  return code
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES.file)
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/**
 * @param {Tree} tree
 * @returns {string[]}
 */
export function longFunctions({ code }) {
  /** @type {{ place: string, lines: number }[]} */
  const found = [];
  for (const { path, ast } of code) {
    /** @param {import('typescript').Node} at */
    const lineOf = (at) => ast.getLineAndCharacterOfPosition(at.getStart(ast)).line;
    /** @param {import('typescript').Node} node @param {string} name */
    const visit = (node, name) => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const lines = ast.getLineAndCharacterOfPosition(node.end).line - lineOf(node) + 1;
        const own = 'name' in node && node.name ? node.name.getText(ast) : name;
        if (lines > MAX_LINES.function)
          found.push({ place: `${path}:${lineOf(node) + 1} ${own}`, lines });
      }
      ts.forEachChild(node, (child) => {
        // In a group of tests, each test counts by itself.
        if (isGroup(node) && ts.isFunctionLike(child))
          ts.forEachChild(child, (one) => visit(one, ''));
        else
          visit(
            child,
            ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)
              ? node.name.getText(ast)
              : '',
          );
      });
    };
    visit(ast, '');
  }
  return found
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ place, lines }) => `${place}: ${lines} lines`);
}

/**
 * Whether it is a call of `describe`, `describe.each(…)` and the like.
 * @param {import('typescript').Node} node
 */
function isGroup(node) {
  if (!ts.isCallExpression(node)) return false;
  /** @type {import('typescript').Node} */
  let callee = node.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    callee = callee.expression;
  return ts.isIdentifier(callee) && callee.text === 'describe';
}
