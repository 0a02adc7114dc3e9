import { type Cell, features, type Grammar, PERSONS, TENSES } from '@lusoria/latin';
import { grammarOf, type OwnDeck } from '../../rules/own-deck.ts';

const HEADS: Readonly<Record<Grammar, readonly string[]>> = {
  noun: ['forma', 'casus', 'numerus', 'genus'],
  verb: ['forma', 'tempus', 'numerus', 'persona'],
};

/** A deck as a table that spreadsheets open and {@link readTable} reads: a line for each reading of each form (CSV, RFC 4180). */
export function tableOf(deck: OwnDeck): string {
  const grammar = grammarOf(deck);
  const lines = deck.forms.flatMap(([form, ...cells]) =>
    cells.map((cell) => [form, ...namesOf(cell, grammar)]),
  );
  return [HEADS[grammar], ...lines].map((line) => `${line.join(';')}\r\n`).join('');
}

/** The features of a cell as they are written in tables. */
function namesOf(cell: Cell, grammar: Grammar): readonly string[] {
  const { case: kase, number, gender } = features(cell);
  return grammar === 'noun'
    ? [kase, number, gender]
    : [keyOf(TENSES, kase), number, keyOf(PERSONS, gender)];
}

/** @throws RangeError if the table has no such value. */
function keyOf<T extends string>(table: Readonly<Record<string, T>>, value: T): string {
  const found = Object.entries(table).find(([, one]) => one === value);
  if (!found) throw new RangeError(`no name of ${value}`);
  return found[0];
}
