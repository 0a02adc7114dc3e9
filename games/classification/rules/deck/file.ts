import { accepted, defined, refused, reject, type Result } from '@lusoria/core';
import * as v from 'valibot';
import { deckFrom, firstProblem, type Places } from './check.ts';
import { type Picture, pictureSchema } from './picture.ts';
import type { DeckProblem } from './problem.ts';
import { bytesOf, FIRST, id, key, names, type NamesFile, problemOf, title } from './text.ts';
import { BOUNDS, type Deck, type Names } from './types.ts';

export type { NamesFile } from './text.ts';

/** Every wrong field is reported, with one problem each. */
const EVERY = { abortPipeEarly: true } as const;

/** A deck file: JSON written by a teacher. Not an interface, so that it is assignable to any JSON object. */
export type DeckFile = {
  readonly id: string;
  readonly title: NamesFile;
  /** Whether cards may agree in every attribute; otherwise such a card counts as a mistake. */
  readonly alike?: boolean;
  /** The photos of the cards, by the SHA-256 of all of them. */
  readonly photos?: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly names: NamesFile;
    readonly values: readonly { readonly key: string; readonly names: NamesFile }[];
  }[];
  readonly cards: readonly {
    readonly id: string;
    /** The id if absent. */
    readonly label?: NamesFile;
    /** By key of the attribute, the key of the value. */
    readonly values: Readonly<Record<string, string>>;
    /** The label in print if absent. */
    readonly picture?: Picture;
  }[];
};

const fileSchema = v.strictObject({
  id,
  title,
  alike: v.optional(v.boolean(), false),
  photos: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, 'wrong-type:SHA-256'))),
  attributes: v.array(
    v.strictObject({ key, names, values: v.array(v.strictObject({ key, names })) }),
  ),
  cards: v.pipe(
    v.array(v.unknown()),
    // Checked before the cards are read, so that a huge file is rejected at once.
    v.maxLength(BOUNDS.mostCards, 'too-many-cards'),
    v.array(
      v.strictObject({
        id: key,
        label: v.optional(names),
        values: v.record(v.string(), key),
        picture: v.optional(pictureSchema, { kind: 'text' }),
      }),
    ),
  ),
});

/**
 * Reads a deck from a parsed JSON file (see {@link DeckFile}). Never throws.
 *
 * @param json any value, usually from `JSON.parse`
 */
export function readDeck(json: unknown): Result<Deck, DeckProblem> {
  const deck = deckIn(json, FIRST);
  return deck.ok ? deck : firstProblem(deck.rejection);
}

function deckIn(
  json: unknown,
  config: typeof FIRST | typeof EVERY,
): Result<Deck, readonly DeckProblem[]> {
  const parsed = v.safeParse(fileSchema, json, config);
  if (!parsed.success)
    return { ok: false, rejection: parsed.issues.map((issue) => problemOf(issue)) };
  const { cards, ...rest } = parsed.output;
  const idOf = (card: number) => defined(cards[card]).id;
  const places: Places = {
    attribute: (index) => ({
      at: `attributes.${index}`,
      attribute: defined(rest.attributes[index]).key,
    }),
    named: (index, value) => ({
      at: `attributes.${index}.values.${value}`,
      attribute: defined(rest.attributes[index]).key,
    }),
    card: (index) => ({ at: `cards.${index}`, card: idOf(index) }),
    value: (index, attribute) => ({
      at: `cards.${index}.values.${attribute}`.slice(0, 80),
      card: idOf(index),
      attribute: attribute.slice(0, BOUNDS.keyLength),
    }),
    other: (index) => `cards.${index} (${idOf(index)})`,
  };
  const drafts = cards.map(({ id: name, label, values, picture }) => ({
    id: name,
    label: label ?? { de: name, la: name, en: name },
    values: new Map(Object.entries(values)),
    picture,
  }));
  const deck = deckFrom({ ...rest, cards: drafts }, places);
  if (!deck.ok) return deck;
  const sent = sendable(deck.value);
  return sent.ok ? sent : { ok: false, rejection: [sent.rejection] };
}

/** Reads a deck from the text of a JSON file; see {@link readDeck}. */
export function readDeckJson(file: string): Result<Deck, DeckProblem> {
  const json = jsonIn(file);
  return json.ok ? readDeck(json.value) : json;
}

/** As `readDeckJson`, but a rejection holds every problem found, not only the first. */
export function checkDeckJson(file: string): Result<Deck, readonly DeckProblem[]> {
  const json = jsonIn(file);
  return json.ok ? deckIn(json.value, EVERY) : { ok: false, rejection: [json.rejection] };
}

function jsonIn(file: string): Result<unknown, DeckProblem> {
  if (file.length > BOUNDS.textLength) {
    return refused(reject('too-big', { max: BOUNDS.textLength }));
  }
  if (file.includes('\uFFFD')) return refused(reject('encoding'));
  try {
    const json: unknown = JSON.parse(file.replace(/^\uFEFF/u, ''));
    return accepted(json);
  } catch (error) {
    const found = error instanceof Error ? error.message : '';
    return refused(reject('not-json', { found: found.slice(0, 80) }));
  }
}

function namesFile({ de, la, en }: Names): NamesFile {
  return de === la && la === en ? en : { de, la, en };
}

/**
 * A deck as a file that `readDeck` reads back to the same deck: to save it, to change it, or to play with it. Default
 * values are omitted.
 */
export function deckFile(deck: Deck): DeckFile {
  const { attributes, cards } = deck;
  return {
    id: deck.id,
    title: namesFile(deck.title),
    ...(deck.alike ? { alike: true } : {}),
    ...(deck.photos === undefined ? {} : { photos: deck.photos }),
    attributes: attributes.map((attribute) => ({
      key: attribute.key,
      names: namesFile(attribute.names),
      values: attribute.values.map((value) => ({
        key: value.key,
        names: namesFile(value.names),
      })),
    })),
    cards: cards.map((card) => {
      const label = namesFile(card.label);
      const values = attributes.map((attribute, i): [string, string] => [
        attribute.key,
        defined(attribute.values[defined(card.values[i])]).key,
      ]);
      return {
        id: card.id,
        ...(label === card.id ? {} : { label }),
        values: Object.fromEntries(values),
        ...(card.picture.kind === 'text' ? {} : { picture: card.picture }),
      };
    }),
  };
}

/** A deck as it was read, unless it is too big for one message. */
export function sendable(deck: Deck): Result<Deck, DeckProblem> {
  const max = BOUNDS.fileLength;
  return bytesOf(JSON.stringify(deckFile(deck))) > max
    ? refused(reject('too-big', { max }))
    : accepted(deck);
}
