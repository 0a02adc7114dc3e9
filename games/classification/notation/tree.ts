import { accepted, type Rejection, refused, reject, type Result } from '@lusoria/core';
import { type Attribute, type Deck, nameIn, type Names } from '../rules/deck/types.ts';
import { LEAF, type Tree, TREE_BOUNDS } from '../rules/tree/types.ts';

/*
 * A tree in one line: `colour(red: shape(circle; square, triangle); green, blue)`. Branches are
 * separated by semicolons, values by commas; a colon introduces a further question.
 */

/**
 * Reasons why a line is no tree; `found` is the text at the fault, `want` the expected one.
 *
 * @public
 */
export type NotationCode =
  | 'notation-attribute'
  | 'notation-value'
  | 'notation-sign'
  | 'notation-rest'
  | 'notation-deep';
export type NotationProblem = Rejection<NotationCode>;

/** A tree as a line, with the names of a language. */
export function printTree(tree: Tree, deck: Deck, language: string): string {
  if (tree.kind === 'class') return '';
  const attribute = deck.attributes.find(({ key }) => key === tree.attribute);
  const branches = tree.branches.map(({ values, to }) => {
    const names = values.map((key) => valueName(attribute, key, language)).join(', ');
    const deeper = printTree(to, deck, language);
    return deeper === '' ? names : `${names}: ${deeper}`;
  });
  const name = attribute ? nameIn(attribute.names, language) : tree.attribute;
  return `${name}(${branches.join('; ')})`;
}

function valueName(attribute: Attribute | undefined, key: string, language: string): string {
  const value = attribute?.values.find((one) => one.key === key);
  return value ? nameIn(value.names, language) : key;
}

/** A name normalized for comparison: capitals, macrons, accents and spaces do not matter. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function isCalled(text: string, { key, names }: { key: string; names: Names }): boolean {
  const wanted = folded(text);
  return [key, names.de, names.la, names.en].some((name) => folded(name) === wanted);
}

interface Reader {
  readonly deck: Deck;
  readonly text: string;
  at: number;
}

class Misread extends Error {
  readonly problem: NotationProblem;
  constructor(problem: NotationProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

function fail(code: NotationCode, found: string, want = ''): never {
  throw new Misread(reject(code, { found: found.trim().slice(0, 40), want }));
}

/** Reads a line as `printTree` writes it; names may be those of any language, or the keys. */
export function readTree(text: string, deck: Deck): Result<Tree, NotationProblem> {
  const reader: Reader = { deck, text, at: 0 };
  try {
    const tree = question(reader, 1);
    const rest = text.slice(reader.at).trim();
    if (rest !== '') fail('notation-rest', rest);
    return accepted(tree);
  } catch (error) {
    if (error instanceof Misread) return refused(error.problem);
    throw error;
  }
}

/** The text up to one of these signs; leaves the reader at the sign. */
function until(reader: Reader, signs: string): string {
  const from = reader.at;
  while (reader.at < reader.text.length && !signs.includes(reader.text.charAt(reader.at))) {
    reader.at += 1;
  }
  return reader.text.slice(from, reader.at);
}

function sign(reader: Reader, wanted: string): void {
  const found = reader.text.charAt(reader.at);
  if (found !== wanted) fail('notation-sign', found, wanted);
  reader.at += 1;
}

function question(reader: Reader, depth: number): Tree {
  if (depth > TREE_BOUNDS.depth) fail('notation-deep', reader.text.slice(reader.at));
  const name = until(reader, '();:');
  const attribute = reader.deck.attributes.find((one) => isCalled(name, one));
  if (!attribute) {
    fail('notation-attribute', name, reader.deck.attributes.map(({ key }) => key).join(', '));
  }
  sign(reader, '(');
  const branches = [branch(reader, attribute, depth)];
  while (reader.text.charAt(reader.at) === ';') {
    reader.at += 1;
    branches.push(branch(reader, attribute, depth));
  }
  sign(reader, ')');
  return { kind: 'ask', attribute: attribute.key, branches };
}

function branch(
  reader: Reader,
  attribute: Attribute,
  depth: number,
): { readonly values: readonly string[]; readonly to: Tree } {
  const values = until(reader, ';:()')
    .split(',')
    .map((name) => {
      const value = attribute.values.find((one) => isCalled(name, one));
      return (
        value?.key ??
        fail('notation-value', name, attribute.values.map(({ key }) => key).join(', '))
      );
    });
  if (reader.text.charAt(reader.at) !== ':') return { values, to: LEAF };
  reader.at += 1;
  const to = question(reader, depth + 1);
  until(reader, ';)');
  return { values, to };
}
