import type { Rejection } from '@lusoria/core';

const CODES = [
  'too-big',
  'not-json',
  'encoding',
  'wrong-type',
  'missing',
  'unknown-key',
  'empty',
  'empty-title',
  'too-long',
  'control',
  'id',
  'key',
  'coordinate',
  'empty-table',
  'no-heading',
  'unclosed-quote',
  'stray-quote',
  'extra-cell',
  'too-few-attributes',
  'too-many-attributes',
  'doubled-attribute',
  'one-value',
  'too-many-values',
  'doubled-value',
  'similar-values',
  'unused-value',
  'unknown-attribute',
  'missing-value',
  'unknown-value',
  'doubled-id',
  'doubled-card',
  'too-few-cards',
  'too-many-cards',
] as const;

/** Codes of problems with a deck file. */
export type DeckProblemCode = (typeof CODES)[number];

/**
 * The first problem found in a deck file. Its place, if it has one: `row` (in a table: as a
 * spreadsheet counts, the heading is row 1) or `at` (in JSON: a path such as
 * `cards.3.values.colour`, `''` for the whole), `card` (its id) and `attribute` (its key). The other
 * parameters describe it: `value`, `other`, `found` (shortened), `count`, `min`, `max`, `expected`,
 * `column` (from 1), if the code has them. Another card is identified by its place and id: `cards.3
 * (fox)`, in a table `#5 (fox)` for row 5.
 */
export type DeckProblem = Rejection<DeckProblemCode>;

/** Whether a string is a problem code. */
export function isDeckProblemCode(x: string): x is DeckProblemCode {
  return CODES.some((code) => code === x);
}
