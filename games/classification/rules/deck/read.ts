import type { Result } from '@lusoria/core';
import { firstProblem } from './check.ts';
import { checkDeckCsv } from './csv.ts';
import { checkDeckJson } from './file.ts';
import type { DeckProblem } from './problem.ts';
import { BOUNDS, type Deck } from './types.ts';

const ID_LENGTH = 24;

/** The id of a deck from the name of its file: `Tiere (3b)` becomes `tiere-3b`. */
function idFrom(name: string): string {
  const plain = name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replace(/^-/u, '');
  const id = /^[a-z]/u.test(plain) ? plain : `deck-${plain}`;
  return id.slice(0, ID_LENGTH).replace(/-$/u, '');
}

/** The title of a deck from the name of its file. */
function titleFrom(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}_]+/gu, ' ').trim();
  return plain.slice(0, BOUNDS.nameLength).replace(/[\uD800-\uDBFF]$/u, '') || 'Deck';
}

/**
 * Reads a deck from the text of a file: JSON, or else a table, detected by its first character. Never throws.
 *
 * @param name the name of the file: a table gets its id and title from it
 * @param options `alike`: see `readDeckCsv`; a JSON file contains it itself
 */
export function readDeckText(
  text: string,
  name: string,
  options: { readonly alike?: boolean } = {},
): Result<Deck, DeckProblem> {
  const read = checkDeckText(text, name, options);
  return read.ok ? read : firstProblem(read.rejection);
}

/** As `readDeckText`, but a rejection holds every problem found, not only the first. */
export function checkDeckText(
  text: string,
  name: string,
  options: { readonly alike?: boolean } = {},
): Result<Deck, readonly DeckProblem[]> {
  if (/^\uFEFF?\s*[[{]/u.test(text)) return checkDeckJson(text);
  const stem = name.replace(/^.*[/\\]/u, '').replace(/\.[a-z]{1,4}$/iu, '');
  return checkDeckCsv(text, { id: idFrom(stem), title: titleFrom(stem), ...options });
}
