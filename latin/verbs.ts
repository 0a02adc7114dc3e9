import { type Case, type Cell, cellOf, type Gender, type GrammaticalNumber } from './cells.ts';

/**
 * What the three features of a deck's cells are: case, number and gender of a `noun`, or tense, number and person of a
 * `verb`. A game compares places, so both are written as the same 30 cells: a verb's tense stands where a noun has its
 * case, its person where a noun has its gender.
 */
export const GRAMMARS = ['noun', 'verb'] as const;
export type Grammar = (typeof GRAMMARS)[number];

/** Tenses of the indicative, each with the case whose place it takes. */
export const TENSES = {
  present: 'nom',
  imperfect: 'gen',
  future: 'dat',
  perfect: 'acc',
  pluperfect: 'abl',
} as const satisfies Readonly<Record<string, Case>>;
export type Tense = keyof typeof TENSES;

/** Persons, each with the gender whose place it takes. */
export const PERSONS = { 1: 'm', 2: 'f', 3: 'n' } as const satisfies Readonly<
  Record<number, Gender>
>;
export type Person = keyof typeof PERSONS;

/** The cell of a form of a verb: `present`, `sg`, 2 is `nom-sg-f`. */
export function verbCell(tense: Tense, number: GrammaticalNumber, person: Person): Cell {
  return cellOf(TENSES[tense], number, PERSONS[person]);
}
