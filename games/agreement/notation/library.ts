import * as v from 'valibot';
import { OWN_BOUNDS, type OwnDeck, readOwnDeck } from '../rules/own-deck.ts';

/** Decks that belong together, such as those of a textbook: the title of each says its lesson. */
export interface Library {
  readonly title: string;
  readonly decks: readonly OwnDeck[];
}

/** A library of a file, and what of it is no deck that can be played: its titles, or its places from 1. */
export interface FoundLibrary extends Library {
  readonly unread: readonly string[];
}

const MAX_DECKS = 200;

const titleSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(OWN_BOUNDS.titleLength));

const librarySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    title: titleSchema,
    decks: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_DECKS)),
  }),
);

const titled = v.object({ title: titleSchema });

/** The library that the text of a file is; null if it is something else. */
export function readLibrary(text: string): FoundLibrary | null {
  const found = v.safeParse(librarySchema, text);
  if (!found.success) return null;
  const read = found.output.decks.map((entry, i) => ({
    place: i + 1,
    entry,
    deck: readOwnDeck(entry),
  }));
  return {
    title: found.output.title,
    decks: read.flatMap(({ deck }) => (deck.ok ? [deck.value] : [])),
    unread: read.flatMap(({ place, entry, deck }) => (deck.ok ? [] : [calledIn(entry, place)])),
  };
}

function calledIn(entry: unknown, place: number): string {
  const found = v.safeParse(titled, entry);
  return found.success ? found.output.title : String(place);
}

/** A library as the text of a file. */
export function writeLibrary({ title, decks }: Library): string {
  return JSON.stringify({ title, decks }, null, 1);
}
