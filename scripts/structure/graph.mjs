// Imports between files: static and dynamic ones, of values and of types, and re-exports.
import { posix } from 'node:path';
import ts from 'typescript';

/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {import('./tree.mjs').Code} Code */
/** @typedef {Map<string, Set<string>>} Graph which file imports which */

/**
 * @param {Tree} tree
 * @returns {Graph}
 */
export function graphOf(tree) {
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
