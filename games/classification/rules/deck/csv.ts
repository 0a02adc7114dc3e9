import { defined, reject, type Rejection, type Result } from '@lusoria/core';
import * as v from 'valibot';
import { deckFrom, firstProblem, type Places } from './check.ts';
import { sendable } from './file.ts';
import type { DeckProblem, DeckProblemCode } from './problem.ts';
import { bytesOf, FIRST, id, key, type NamesFile, problemOf, title } from './text.ts';
import { readTable, type Row } from './table.ts';
import { type Attribute, BOUNDS, type Deck } from './types.ts';

/** The parts of a deck that a table does not contain. */
export interface TableDeck {
  readonly id: string;
  readonly title: NamesFile;
  /** Whether cards may agree in every attribute; otherwise such a card counts as a mistake. */
  readonly alike?: boolean;
}

const aboutSchema = v.strictObject({ id, title, alike: v.optional(v.boolean(), false) });

type Params = Rejection['params'];

function textProblem(text: string, place: Params): DeckProblem | null {
  const read = v.safeParse(key, text, FIRST);
  return read.success ? null : problemOf(read.issues[0], place);
}

/** The names of the attributes; empty headings after the last one are no columns. */
function attributesIn({ cells }: Row): readonly string[] {
  return cells.slice(1, Math.max(1, cells.findLastIndex((cell) => cell !== '') + 1));
}

// The first column holds the names; its heading does not matter.
const columnOf = (attribute: number): number => attribute + 2;

function* headingProblems(attributes: readonly string[], row: number): Generator<DeckProblem> {
  for (const [i, heading] of attributes.entries()) {
    const place = { row, column: columnOf(i) };
    const problem = heading === '' ? reject('no-heading', place) : textProblem(heading, place);
    if (problem) yield problem;
  }
}

function* rowProblems(row: Row, attributes: readonly string[]): Generator<DeckProblem> {
  const [card = '', ...values] = row.cells;
  const unnamed = textProblem(card, { row: row.no, column: 1 });
  if (unnamed) yield unnamed;
  for (const [i, attribute] of attributes.entries()) {
    const place = { row: row.no, card, attribute };
    const value = values[i] ?? '';
    const problem = value === '' ? reject('missing-value', place) : textProblem(value, place);
    if (problem) yield problem;
  }
  const beyond = values.findIndex((cell, i) => i >= attributes.length && cell !== '');
  if (beyond < 0) return;
  const found = defined(values[beyond]).slice(0, BOUNDS.keyLength);
  yield reject('extra-cell', { row: row.no, card, column: columnOf(beyond), found });
}

const named = (name: string) => ({ key: name, names: { de: name, la: name, en: name } });

/**
 * Reads a deck from a table as a spreadsheet stores it (CSV): a row of headings, then a row per card. The first column
 * is the name of the card, each other one an attribute, with its name as heading. Separator (comma, semicolon or tab)
 * and line breaks are detected. Never throws.
 *
 * A problem has `row` (the heading's is the first), `card` and `attribute`, if applicable.
 *
 * @example
 * ```ts
 * const read = readDeckCsv('animal;legs;home\nfox;4;wood\nhen;2;yard\n', { id: 'zoo', title: 'Zoo' });
 * // refused, of course: two cards are too few.
 * ```
 */
export function readDeckCsv(text: string, about: TableDeck): Result<Deck, DeckProblem> {
  const read = checkDeckCsv(text, about);
  return read.ok ? read : firstProblem(read.rejection);
}

const one = (...problem: Parameters<typeof reject<DeckProblemCode>>) => ({
  ok: false as const,
  rejection: [reject(...problem)],
});

/** As `readDeckCsv`, but a rejection holds every problem found, not only the first. */
export function checkDeckCsv(text: string, about: TableDeck): Result<Deck, readonly DeckProblem[]> {
  const head = v.safeParse(aboutSchema, about, FIRST);
  if (!head.success) return { ok: false, rejection: [problemOf(head.issues[0])] };
  if (bytesOf(text) > BOUNDS.textLength) return one('too-big', { max: BOUNDS.textLength });
  if (text.includes('\uFFFD')) return one('encoding');
  const { rows: all, problem: unreadable } = readTable(text);
  if (unreadable) return one(unreadable.code, { row: unreadable.row });
  const [heading, ...rows] = all;
  if (!heading || rows.length === 0) return one('empty-table');
  if (rows.length > BOUNDS.mostCards) return one('too-many-cards', { max: BOUNDS.mostCards });
  const keys = attributesIn(heading);
  // Checked first: a table of one column is one whose separator was not detected.
  if (keys.length < BOUNDS.leastAttributes) {
    const params = { row: heading.no, count: keys.length, min: BOUNDS.leastAttributes };
    return one('too-few-attributes', params);
  }
  const wrong = [
    ...headingProblems(keys, heading.no),
    ...rows.flatMap((row) => [...rowProblems(row, keys)]),
  ];
  if (wrong.length > 0) return { ok: false, rejection: wrong };

  const attributes = keys.map((name, i): Attribute => {
    const values = new Set(rows.map(({ cells }) => defined(cells[i + 1])));
    return { ...named(name), values: [...values].map(named) };
  });
  const cards = rows.map(({ cells }) => {
    const name = defined(cells[0]);
    return {
      id: name,
      label: named(name).names,
      values: new Map(keys.map((attribute, i) => [attribute, defined(cells[i + 1])])),
      picture: { kind: 'text' } as const,
    };
  });
  const deck = deckFrom({ ...head.output, attributes, cards }, placesIn(heading, rows));
  if (!deck.ok) return deck;
  const sent = sendable(deck.value);
  return sent.ok ? sent : { ok: false, rejection: [sent.rejection] };
}

function placesIn(heading: Row, rows: readonly Row[]): Places {
  const nameOf = (column: number) => defined(heading.cells[column]);
  const card = (index: number) => {
    const { no, cells } = defined(rows[index]);
    return { row: no, card: defined(cells[0]) };
  };
  return {
    attribute: (index) => ({ row: heading.no, attribute: nameOf(index + 1) }),
    named: (index, value) => {
      const seen = [...new Set(rows.map(({ cells }) => cells[index + 1]))];
      const first = rows.findIndex(({ cells }) => cells[index + 1] === seen[value]);
      return { ...card(first), attribute: nameOf(index + 1) };
    },
    card,
    value: (index, attribute) => ({ ...card(index), attribute }),
    other: (index) => {
      const { row, card: name } = card(index);
      return `#${row} (${name})`;
    },
  };
}
