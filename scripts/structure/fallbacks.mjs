// Reads by an index that go on with nothing where they miss.
import ts from 'typescript';

/** @typedef {import('./tree.mjs').Tree} Tree */

const TEST =
  /\.(test|e2e|journey|paper|cluster|packages|proxy)\.ts$|(^|\/)(testing|fixtures|e2e|journeys)\//;
/** These run where nothing is installed. */
const BARE = /\.mjs$/;
const IN_MARKUP = /\w+\[[\w.]+\]\)? \?\? (0\b|''|\[\]|\{\})/g;

/**
 * Places such as `hands[seat] ?? []`: an index that must be there wants `defined`, one that may miss another type.
 *
 * @param {Tree} tree
 * @returns {string[]}
 */
export function fallbacksIn({ code }) {
  return code
    .filter(({ path }) => !TEST.test(path) && !BARE.test(path))
    .flatMap(({ path, ast, markup }) => {
      /** @type {{ line: number, text: string }[]} */
      const found = [];
      /** @param {import('typescript').Node} node */
      const visit = (node) => {
        if (isFallback(node)) {
          const line = ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1;
          found.push({ line, text: node.getText(ast) });
        }
        ts.forEachChild(node, visit);
      };
      visit(ast);
      for (const { 0: text, index } of markup.matchAll(IN_MARKUP))
        found.push({ line: markup.slice(0, index).split('\n').length, text });
      return found.map(({ line, text }) => `${path}:${line}: ${text}`);
    });
}

/** @param {import('typescript').Node} node */
function isFallback(node) {
  if (!ts.isBinaryExpression(node)) return false;
  if (node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return false;
  return isRead(node.left) && isNothing(node.right);
}

/**
 * A read by an index or a key that is computed. A key that is written out names a field, and `?.[` says of the whole that
 * it may be absent.
 * @param {import('typescript').Expression} left
 * @returns {boolean}
 */
function isRead(left) {
  if (ts.isParenthesizedExpression(left)) return isRead(left.expression);
  if (!ts.isElementAccessExpression(left) || left.questionDotToken) return false;
  return !ts.isStringLiteral(left.argumentExpression);
}

/** @param {import('typescript').Expression} right */
function isNothing(right) {
  return (
    (ts.isNumericLiteral(right) && right.text === '0') ||
    (ts.isStringLiteral(right) && right.text === '') ||
    (ts.isArrayLiteralExpression(right) && right.elements.length === 0) ||
    (ts.isObjectLiteralExpression(right) && right.properties.length === 0)
  );
}
