import type { Rejection } from '@lusoria/core';

// In braces: the parameters. Where it is (row, card, attribute or path) is said before the text.
const TEXTS = {
  'too-big': 'larger than {max} bytes',
  'not-json': 'no JSON: {found}',
  encoding: 'unreadable characters: the file is probably not saved as UTF-8',
  'wrong-type': 'must be {expected}',
  missing: 'missing',
  'unknown-key': 'not a part of a deck file',
  empty: 'empty',
  'empty-title': 'the title is empty',
  'too-long': 'longer than {max} characters: {found}',
  control: 'an invisible character: {found}',
  id: 'must be a lower case letter, then letters, digits or hyphens, 24 at most: {found}',
  key: 'cannot be the name of an attribute: {found}',
  coordinate: 'a corner outside the canvas: {found}',
  'empty-table': 'no table with a heading and rows',
  'no-heading': 'column {column} has no heading',
  'unclosed-quote': 'a quotation mark is opened and never closed',
  'stray-quote': 'text after a closing quotation mark; inside quotes a quotation mark is doubled',
  'extra-cell': 'cell {column} is beyond the last heading: {found}',
  'too-few-attributes': '{count} attributes, at least {min} are needed',
  'too-many-attributes': '{count} attributes, at most {max} are allowed',
  'doubled-attribute': 'there are two attributes of this name',
  'one-value': 'has one value only, so it divides nothing: {value}',
  'too-many-values': '{count} values, at most {max} are allowed',
  'doubled-value': 'there are two values of this name: {value}',
  'similar-values': '{value} and {other} differ only in capitals or spaces',
  'unused-value': 'no card has the value {value}',
  'unknown-attribute': 'the deck has no such attribute',
  'missing-value': 'no value',
  'unknown-value': 'the attribute has no value {value}',
  'doubled-id': 'the same name as {other}',
  'doubled-card':
    'agrees with {other} in every attribute; if that is meant, the deck must say "alike": true',
  'too-few-cards': '{count} cards, at least {min} are needed',
  'too-many-cards': 'more than {max} cards',
} as const;

/** Codes of problems with a deck file. */
export type DeckProblemCode = keyof typeof TEXTS;

/**
 * The first thing that is wrong with a deck file. Where it is, as far as it has a place:
 * `row` (in a table: as a spreadsheet counts, the heading is row 1) or `at` (in JSON: a path such
 * as `cards.3.values.colour`, `''` for the whole), `card` (its id) and `attribute` (its key).
 * The other parameters say what it is: `value`, `other`, `found` (shortened), `count`, `min`, `max`,
 * `expected`, `column` (from 1), as far as the code has them. Another card is told by its place and
 * id: `cards.3 (fox)`, in a table `#5 (fox)` for row 5.
 */
export type DeckProblem = Rejection<DeckProblemCode>;

/** True for a problem code. */
export function isDeckProblemCode(x: string): x is DeckProblemCode {
  return Object.hasOwn(TEXTS, x);
}

const PATH = /^[\w.-]+$/u;

// What came from the file is quoted, so that a line break in it makes no second line in a log.
function quoted(value: string | number): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function placeText({ params }: DeckProblem): string {
  const { row, at, card, attribute } = params;
  const parts: string[] = [];
  if (row !== undefined) parts.push(`row ${row}`);
  if (at !== undefined && at !== '') {
    parts.push(typeof at === 'string' && PATH.test(at) ? at : quoted(at));
  }
  if (card !== undefined) parts.push(`card ${quoted(card)}`);
  if (attribute !== undefined) parts.push(`attribute ${quoted(attribute)}`);
  return parts.length === 0 ? 'the deck' : parts.join(', ');
}

/** A problem in one plain English line, for the command line and logs; not for players. */
export function deckProblemText(problem: DeckProblem): string {
  const text = TEXTS[problem.code].replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    const value = problem.params[key] ?? '';
    return key === 'expected' ? String(value) : quoted(value);
  });
  return `${placeText(problem)}: ${text}`;
}
