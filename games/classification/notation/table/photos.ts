import { defined, type Result } from '@lusoria/core';
import { readDeck, deckFile } from '../../rules/deck/file.ts';
import type { DeckProblem } from '../../rules/deck/problem.ts';
import type { Deck } from '../../rules/deck/types.ts';

/** What is known of a card before its photo is found: the row by which it is remembered, and what stands in its rows. */
export interface CardTexts {
  readonly row: number;
  readonly texts: readonly string[];
}

/** Which photo belongs to which card. */
export interface Placed {
  /** By row of the card: the index of a photo. */
  readonly at: ReadonlyMap<number, number>;
  /** How many were found by the names of their files, and how many by their order. */
  readonly byName: number;
  readonly byOrder: number;
}

const ENDING = /\.[a-z]{3,4}$/iu;
/** Numbers before a name, as cameras and people put them there. */
const LEADING = /^\d+(?=\p{L})/u;

/** What is compared of a file's name and of a text: letters and digits. */
function folded(text: string): string {
  return text
    .replace(ENDING, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A card that alone has such a text; null: none, or several. */
function onlyOne(cards: readonly CardTexts[], name: string): CardTexts | null {
  if (name === '') return null;
  const found = cards.filter(({ texts }) => texts.some((text) => folded(text) === name));
  return found.length === 1 ? defined(found[0]) : null;
}

/**
 * Finds the card of each photo: one of whose rows a cell says what the file is called; what is left goes by order, if as many files
 * as cards are left, or no file has the name of a card.
 */
export function placedPhotos(cards: readonly CardTexts[], files: readonly string[]): Placed {
  const at = new Map<number, number>();
  const taken = new Set<number>();
  for (const [photo, file] of files.entries()) {
    const name = folded(file);
    const card = onlyOne(cards, name) ?? onlyOne(cards, name.replace(LEADING, ''));
    if (!card || at.has(card.row)) continue;
    at.set(card.row, photo);
    taken.add(photo);
  }
  const byName = at.size;
  const open = cards.filter(({ row }) => !at.has(row));
  const collator = new Intl.Collator('en', { numeric: true });
  const left = [...files.entries()]
    .filter(([photo]) => !taken.has(photo))
    .toSorted(([, a], [, b]) => collator.compare(a, b));
  if (byName > 0 && left.length !== open.length) return { at, byName, byOrder: 0 };
  for (const [i, { row }] of open.entries()) {
    const next = left[i];
    if (next) at.set(row, next[0]);
  }
  return { at, byName, byOrder: at.size - byName };
}

/** Puts a photo to a card; what lay there goes where it came from, or nowhere. */
export function movedPhoto(
  at: ReadonlyMap<number, number>,
  photo: number,
  row: number,
): ReadonlyMap<number, number> {
  const moved = new Map(at);
  const from = [...at].find(([, one]) => one === photo)?.[0];
  const before = at.get(row);
  if (from !== undefined) moved.delete(from);
  if (from !== undefined && before !== undefined) moved.set(from, before);
  moved.set(row, photo);
  return moved;
}

/**
 * A deck with photos, as whoever gets it reads it.
 *
 * @param photos their name
 * @param rows by card: its row
 * @param at by row: which photo
 */
export function withPhotos(
  deck: Deck,
  photos: string,
  rows: readonly number[],
  at: ReadonlyMap<number, number>,
): Result<Deck, DeckProblem> {
  const cards = deck.cards.map((card, i) => {
    const photo = at.get(defined(rows[i]));
    return photo === undefined ? card : { ...card, picture: { kind: 'photo' as const, at: photo } };
  });
  return readDeck(deckFile({ ...deck, photos, cards }));
}
