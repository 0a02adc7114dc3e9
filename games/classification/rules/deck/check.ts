import { accepted, type Rejection, reject, type Result } from '@lusoria/core';
import type { Picture } from './picture.ts';
import type { DeckProblem, DeckProblemCode } from './problem.ts';
import { type Attribute, BOUNDS, type Card, type Deck, type Names } from './types.ts';

type Params = Rejection['params'];

/** A card as read from a file: values by name. */
interface CardDraft {
  readonly id: string;
  readonly label: Names;
  /** By key of the attribute, the key of the value; missing ones are absent. */
  readonly values: ReadonlyMap<string, string>;
  readonly picture: Picture;
}

/** The contents of a file, well-formed but otherwise unchecked. */
export interface DeckDraft {
  readonly id: string;
  readonly title: Names;
  readonly attributes: readonly Attribute[];
  readonly cards: readonly CardDraft[];
  readonly alike: boolean;
  readonly photos?: string | undefined;
}

/** Names places in one kind of file. */
export interface Places {
  /** The attribute itself. */
  attribute(index: number): Params;
  /** The first mention of one of its values. */
  named(attribute: number, value: number): Params;
  card(index: number): Params;
  /** A card's value of an attribute. */
  value(card: number, attribute: string): Params;
  /** A card, in the text of a problem that another card has with it. */
  other(card: number): string;
}

interface Found {
  readonly code: DeckProblemCode;
  readonly at: Params;
  readonly more?: Params;
}

/** A value normalized for comparison: two that look alike are meant to be one. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ');
}

function* sizeProblems({ attributes, cards }: DeckDraft): Generator<Found> {
  const { leastAttributes, mostAttributes, mostCards } = BOUNDS;
  const many = attributes.length;
  if (many < leastAttributes) {
    yield { code: 'too-few-attributes', at: {}, more: { count: many, min: leastAttributes } };
  }
  if (many > mostAttributes) {
    yield { code: 'too-many-attributes', at: {}, more: { count: many, max: mostAttributes } };
  }
  if (cards.length > mostCards) yield { code: 'too-many-cards', at: {}, more: { max: mostCards } };
}

function* attributeProblems({ attributes }: DeckDraft, places: Places): Generator<Found> {
  const keys = new Set<string>();
  for (const [index, { key, values }] of attributes.entries()) {
    const at = places.attribute(index);
    if (keys.has(key)) yield { code: 'doubled-attribute', at };
    keys.add(key);
    if (values.length > BOUNDS.mostValues) {
      const more = { count: values.length, max: BOUNDS.mostValues };
      yield { code: 'too-many-values', at, more };
    }
    const first = new Map<string, string>();
    for (const [n, { key: value }] of values.entries()) {
      const other = first.get(folded(value));
      const here = places.named(index, n);
      if (other === value) yield { code: 'doubled-value', at: here, more: { value } };
      else if (other !== undefined)
        yield { code: 'similar-values', at: here, more: { value, other } };
      else first.set(folded(value), value);
    }
  }
}

function* cardProblems({ attributes, cards }: DeckDraft, places: Places): Generator<Found> {
  const known = new Map(
    attributes.map(({ key, values }) => [key, new Set(values.map((value) => value.key))]),
  );
  const ids = new Map<string, number>();
  for (const [index, card] of cards.entries()) {
    const same = ids.get(card.id);
    if (same !== undefined) {
      yield { code: 'doubled-id', at: places.card(index), more: { other: places.other(same) } };
    }
    ids.set(card.id, index);
    for (const key of card.values.keys()) {
      if (!known.has(key)) yield { code: 'unknown-attribute', at: places.value(index, key) };
    }
    for (const [key, values] of known) {
      const value = card.values.get(key);
      if (value !== undefined && values.has(value)) continue;
      const at = places.value(index, key);
      if (value === undefined) yield { code: 'missing-value', at };
      else yield { code: 'unknown-value', at, more: { value } };
    }
  }
}

// Problems of the deck as a whole, which no single card shows.
function* deckProblems(draft: DeckDraft, places: Places): Generator<Found> {
  const { attributes, cards, alike } = draft;
  if (cards.length < BOUNDS.leastCards) {
    const more = { count: cards.length, min: BOUNDS.leastCards };
    yield { code: 'too-few-cards', at: {}, more };
  }
  for (const [index, { key, values }] of attributes.entries()) {
    const used = new Set(cards.map((card) => card.values.get(key)));
    const at = places.attribute(index);
    if (used.size < 2) yield { code: 'one-value', at, more: { value: [...used].join('') } };
    const unused = values.find((value) => !used.has(value.key));
    if (unused !== undefined) yield { code: 'unused-value', at, more: { value: unused.key } };
  }
  if (alike) return;
  const seen = new Map<string, number>();
  for (const [index, card] of cards.entries()) {
    const all = JSON.stringify(attributes.map(({ key }) => card.values.get(key)));
    const same = seen.get(all);
    if (same !== undefined) {
      yield { code: 'doubled-card', at: places.card(index), more: { other: places.other(same) } };
    }
    seen.set(all, index);
  }
}

function* problems(draft: DeckDraft, places: Places): Generator<Found> {
  yield* sizeProblems(draft);
  yield* attributeProblems(draft, places);
  yield* cardProblems(draft, places);
  yield* deckProblems(draft, places);
}

/** The deck that a draft describes, or all problems with it. */
export function deckFrom(draft: DeckDraft, places: Places): Result<Deck, readonly DeckProblem[]> {
  const found = Array.from(problems(draft, places), ({ code, at, more }) =>
    reject(code, { ...at, ...more }),
  );
  if (found.length > 0) return { ok: false, rejection: found };
  const { id, title, attributes, alike, photos } = draft;
  const cards = draft.cards.map((card): Card => {
    const values = attributes.map((attribute) =>
      attribute.values.findIndex((value) => value.key === card.values.get(attribute.key)),
    );
    return { id: card.id, label: card.label, values, picture: card.picture };
  });
  const deck = { id, title, attributes, cards, alike };
  return accepted(photos === undefined ? deck : { ...deck, photos });
}

/** The rejection for the first of these problems; there is one. */
export function firstProblem([first]: readonly DeckProblem[]): Result<never, DeckProblem> {
  if (!first) throw new RangeError('refused without a problem');
  return { ok: false, rejection: first };
}
