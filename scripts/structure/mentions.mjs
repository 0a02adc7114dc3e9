// Files outside of a game that mention it: those one would have to edit for a new game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { blank } from './tree.mjs';

/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {import('./tree.mjs').Code} Code */
/** @typedef {{ line: number, text: string, isString: boolean }} Piece an identifier, or text in a string or in markup */

/**
 * Files that may name games: the registry with its tests, what is said of all games together, documents (generated ones, too), records of played games, and
 * what the lab depends on; tests of the tools and of the documents, which make up games. `latin/` is about agreement in grammar.
 */
const ALLOWED =
  /^games\/(registry\.ts$|messages\/|[^/]+\.test\.ts$)|^scripts\/.*\.test\.ts$|^lab\/site\/documents\.test\.ts$|^docs\/|^latin\/|\.md$|(^|\/)package-lock\.json$|^lab\/package\.json$|(^|\/)fixtures\/.*\.json$/;

/** A short alias may also be a word of a language, and games may be about that language. */
const MAY_BE_WORDS = /^games\//;
const MIN_ALIAS = 4;
const TEXT = /\.(css|ftl|html|json|webmanifest|yaml|sh)$/;

/**
 * @param {Tree} tree
 * @returns {string[]} a line for each file, with what it mentions where
 */
export function mentionsIn(tree) {
  const parsed = new Map(tree.code.map((code) => [code.path, code]));
  return tree.files.flatMap((path) => {
    if (ALLOWED.test(path)) return [];
    const games = tree.games.filter(
      ({ folder }) =>
        !path.startsWith(`${folder}/`) && !path.startsWith(folder.replace('games/', 'lab/')),
    );
    const code = parsed.get(path);
    const pieces = code
      ? piecesOf(code)
      : TEXT.test(path)
        ? linesOf(readFileSync(join(tree.root, path), 'utf8'))
        : [];
    const found = pieces.flatMap((piece) =>
      games.flatMap(({ id, aliases }) => {
        if (isNamed(id, piece.text)) return [`${id} (line ${piece.line})`];
        const isAlias = piece.text.length >= MIN_ALIAS && !MAY_BE_WORDS.test(path);
        const alias = piece.isString && isAlias && aliases.includes(piece.text);
        return alias ? [`${id} as “${piece.text}” (line ${piece.line})`] : [];
      }),
    );
    const [first] = found;
    if (first === undefined) return [];
    return [`${path}: ${first}${found.length > 1 ? ` and ${found.length - 1} more` : ''}`];
  });
}

/**
 * Whether a text, or an identifier such as `openSkat`, contains the name of a game.
 * @param {string} id
 * @param {string} text
 */
function isNamed(id, text) {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return `-${words.join('-').toLowerCase()}-`.includes(`-${id}-`);
}

/**
 * @param {Code} code
 * @returns {Piece[]}
 */
function piecesOf({ ast, markup }) {
  /** @type {Piece[]} */
  const pieces = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    const isString =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isRegularExpressionLiteral(node);
    if (isString || ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const { line } = ast.getLineAndCharacterOfPosition(node.getStart(ast));
      pieces.push({ line: line + 1, text: node.text, isString });
    }
    ts.forEachChild(node, visit);
  };
  visit(ast);
  return [...pieces, ...linesOf(markup)];
}

/**
 * @param {string} text
 * @returns {Piece[]}
 */
function linesOf(text) {
  return blank(text, /\/\*[\s\S]*?\*\//g)
    .split('\n')
    .map((line, i) => ({ line: i + 1, text: line, isString: false }));
}
