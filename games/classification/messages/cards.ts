import { defined } from '@lusoria/core';
import { type Language, la, type Part } from '@lusoria/i18n';
import { type Deck, nameIn, type Names } from '../rules/deck/types.ts';

/** The name of a card; empty if there is none. */
export function cardName(deck: Deck, card: number, language: Language): string {
  const label = deck.cards[card]?.label;
  return label ? nameIn(label, language) : '';
}

/** The attributes of a card with their values. */
export function cardValues(
  deck: Deck,
  card: number,
  language: Language,
): readonly { readonly attribute: string; readonly value: string }[] {
  const { values } = defined(deck.cards[card], 'a card of the deck');
  return deck.attributes.map((attribute, i) => {
    const value = defined(attribute.values[defined(values[i])]);
    return {
      attribute: nameIn(attribute.names, language),
      value: nameIn(value.names, language),
    };
  });
}

/** A number or a range, or too short a word to say what it is a value of. */
const SAYS_LITTLE = /^(?:[-−+≤>\d]|.{1,2}$)/u;

/**
 * What stands on a card in words, by attribute: its value, after the name of the attribute where the value alone would not
 * say what it means (`Legs: 4`, or a yes that several attributes have).
 */
export function faceValues(deck: Deck, card: number, language: Language): readonly string[] {
  return cardValues(deck, card, language).map(({ attribute, value }, i) => {
    const isOthers = deck.attributes.some(
      ({ values }, at) => at !== i && values.some(({ names }) => nameIn(names, language) === value),
    );
    const isYes = YES_OR_NO.has(value.toLowerCase());
    return isOthers || isYes || SAYS_LITTLE.test(value) ? `${attribute}: ${value}` : value;
  });
}

/** Answers that stand for the heading of their column. */
const YES_OR_NO = new Set(['ja', 'nein', 'yes', 'no', 'true', 'false', 'ita', 'nōn']);

/** True if a card's name states all that its picture shows. */
function isNamedInFull(deck: Deck, card: number): boolean {
  const kind = deck.cards[card]?.picture.kind;
  return kind === 'shapes' || kind === 'latin';
}

/** A card in words: its name and, if that is not complete, every attribute with its value. */
export function cardLabel(deck: Deck, card: number, language: Language): string {
  return labelWith(deck, card, language, ({ attribute, value }) => `${attribute}: ${value}`);
}

/** A short label of a card: the values alone. */
export function shortCardLabel(deck: Deck, card: number, language: Language): string {
  return labelWith(deck, card, language, ({ value }) => value);
}

function labelWith(
  deck: Deck,
  card: number,
  language: Language,
  worded: (one: ReturnType<typeof cardValues>[number]) => string,
): string {
  const label = cardName(deck, card, language);
  if (label === '' || isNamedInFull(deck, card)) return label;
  return `${label} (${cardValues(deck, card, language).map(worded).join(', ')})`;
}

/** A card's name as a part of a sentence; a Latin form is marked as such unless the text itself is Latin. */
export function cardPart(deck: Deck, card: number, language: Language): Part {
  const label = deck.cards[card]?.label;
  if (!label) return '';
  const isLatin = language !== 'la' && langOf(deck, label, language) === 'la';
  return isLatin ? la(label.la) : nameIn(label, language);
}

/** The language of a name in this deck: in a Latin deck, a name that is the same everywhere is Latin. */
export function langOf(deck: Deck, names: Names, language: Language): Language {
  const isLatin = deck.cards[0]?.picture.kind === 'latin';
  const isSame = names.de === names.la && names.en === names.la;
  return isLatin && isSame && /^\p{L}+$/u.test(names.la) ? 'la' : language;
}
