// Duplicated code: runs of equal tokens, regardless of layout.
import ts from 'typescript';

/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {import('./tree.mjs').Code} Code */

/**
 * A file as tokens: the text of each (a placeholder for strings), and its line.
 * @typedef {object} Tokens
 * @property {string} path
 * @property {string[]} texts
 * @property {number[]} lines
 */

/** Minimum size of a duplicate: tokens, different tokens, lines. */
const MIN_SIZE = { tokens: 50, different: 12, lines: 5 };

/**
 * Placeholder for strings and numbers, which are changed first in a copy. In tests they are compared literally, because
 * tables of examples are naturally alike; and so is the name of an event or action in its schema (`v.literal('laid')`), as
 * lists of such schemas are alike, too.
 */
const LITERAL = '“”';
const TEST = /\.(test|e2e|journey)\.ts$/;

/** Lists of imports, which are naturally alike; and the template of a new game, which is compared as a game made of it. */
const NOT_COMPARED = /^games\/[^/]+\/manifest\.ts$|^scripts\/new-game\//;

/**
 * Each duplicate is counted once, relative to its first occurrence: three equal places are two duplicates.
 * @param {Tree} tree
 * @returns {string[]}
 */
export function repeatsIn({ code }) {
  const files = code.filter(({ path }) => !NOT_COMPARED.test(path)).map(tokensOf);
  /** @type {Map<number, { file: Tokens, at: number }>} first occurrence of a run of tokens, by its hash */
  const seen = new Map();
  /** @type {string[]} */
  const repeats = [];
  for (const file of files) {
    const hashes = hashesOf(file.texts);
    for (let at = 0; at < hashes.length; at += 1) {
      const hash = hashes[at] ?? 0;
      const first = seen.get(hash);
      if (!first) {
        seen.set(hash, { file, at });
        continue;
      }
      const length = commonTokens(first, { file, at });
      if (!isRepetition(file, at, length)) continue;
      const from = file.lines[at] ?? 0;
      const lines = (file.lines[at + length - 1] ?? 0) - from + 1;
      repeats.push(
        `${file.path}:${from}: ${lines} lines as in ${first.file.path}:${first.file.lines[first.at]}`,
      );
      at += length - 1;
    }
  }
  return repeats;
}

/**
 * Number of equal tokens at two places, without overlap.
 * @param {{ file: Tokens, at: number }} first
 * @param {{ file: Tokens, at: number }} second
 */
function commonTokens(first, second) {
  const most =
    first.file === second.file ? second.at - first.at : first.file.texts.length - first.at;
  let length = 0;
  while (
    length < most &&
    second.at + length < second.file.texts.length &&
    first.file.texts[first.at + length] === second.file.texts[second.at + length]
  )
    length += 1;
  return length;
}

/**
 * @param {Tokens} file
 * @param {number} at
 * @param {number} length
 */
function isRepetition({ texts, lines }, at, length) {
  if (length < MIN_SIZE.tokens) return false;
  const span = (lines[at + length - 1] ?? 0) - (lines[at] ?? 0) + 1;
  return span >= MIN_SIZE.lines && new Set(texts.slice(at, at + length)).size >= MIN_SIZE.different;
}

/**
 * The hash of every run of `MIN_SIZE.tokens` tokens, by its start (Rabin and Karp 1987).
 * @param {readonly string[]} texts
 * @returns {number[]}
 */
function hashesOf(texts) {
  const BASE = 1_000_003;
  const values = texts.map(hashOf);
  let power = 1;
  for (let i = 0; i < MIN_SIZE.tokens; i += 1) power = Math.imul(power, BASE);
  const hashes = [];
  let hash = 0;
  for (const [i, value] of values.entries()) {
    hash = (Math.imul(hash, BASE) + value) | 0;
    const left = i - MIN_SIZE.tokens;
    if (left >= 0) hash = (hash - Math.imul(power, values[left] ?? 0)) | 0;
    if (left >= -1) hashes.push(hash);
  }
  return hashes;
}

/** @param {string} text */
function hashOf(text) {
  let hash = 7;
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/**
 * @param {Code} code
 * @returns {Tokens} without imports, which are naturally alike
 */
function tokensOf({ path, ast, markup }) {
  /** @type {Tokens} */
  const tokens = { path, texts: [], lines: [] };
  const starts = ast.getLineStarts();
  const imports = ast.statements.filter((one) => ts.isImportDeclaration(one));
  let line = 0;
  let next = 0;
  for (const { at, text } of scan(ast.text, TEST.test(path))) {
    while ((imports[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    if (at >= (imports[next]?.pos ?? Number.POSITIVE_INFINITY)) continue;
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= at) line += 1;
    tokens.texts.push(text);
    tokens.lines.push(line + 1);
  }
  for (const [i, text] of markup.split('\n').entries()) {
    for (const word of text.match(/[\w-]+|[^\s\w]/g) ?? []) {
      tokens.texts.push(word);
      tokens.lines.push(i + 1);
    }
  }
  return tokens;
}

/**
 * @param {string} source
 * @param {boolean} literally
 * @returns {Generator<{ at: number, text: string }>}
 */
function* scan(source, literally) {
  const { SyntaxKind } = ts;
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    true,
    ts.LanguageVariant.Standard,
    source,
  );
  // For each open brace, whether a template continues after it.
  /** @type {boolean[]} */
  const braces = [];
  let before = SyntaxKind.Unknown;
  /** The two tokens before. */
  let call = ['', ''];
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === SyntaxKind.SlashToken && !endsValue(before)) kind = scanner.reScanSlashToken();
    if (kind === SyntaxKind.CloseBraceToken && braces.pop())
      kind = scanner.reScanTemplateToken(false);
    if (kind === SyntaxKind.OpenBraceToken) braces.push(false);
    if (kind === SyntaxKind.TemplateHead || kind === SyntaxKind.TemplateMiddle) braces.push(true);
    before = kind;
    const isLiteral = kind >= SyntaxKind.FirstLiteralToken && kind <= SyntaxKind.LastTemplateToken;
    const isName = call[0] === 'literal' && call[1] === '(';
    const text = scanner.getTokenText();
    call = [call[1] ?? '', text];
    yield {
      at: scanner.getTokenStart(),
      text: isLiteral && !literally && !isName ? LITERAL : text,
    };
  }
}

/**
 * Whether a token ends a value, after which a slash is a division.
 * @param {import('typescript').SyntaxKind} kind
 */
function endsValue(kind) {
  const { SyntaxKind } = ts;
  const isLiteral = kind >= SyntaxKind.FirstLiteralToken && kind <= SyntaxKind.LastTemplateToken;
  return (
    isLiteral ||
    kind === SyntaxKind.Identifier ||
    kind === SyntaxKind.CloseParenToken ||
    kind === SyntaxKind.CloseBracketToken ||
    kind === SyntaxKind.ThisKeyword
  );
}
