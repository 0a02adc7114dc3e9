import { type Language, la, type Part } from '@lusoria/i18n';
import { type Deck, nameIn, type Names } from '../rules/deck/types.ts';

/** The name of a card; empty when there is none. */
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
  const values = deck.cards[card]?.values ?? [];
  return deck.attributes.map((attribute, i) => {
    const value = attribute.values[values[i] ?? -1];
    return {
      attribute: nameIn(attribute.names, language),
      value: value ? nameIn(value.names, language) : '',
    };
  });
}

/** True when a card's name says everything that there is to see on it. */
function isNamedInFull(deck: Deck, card: number): boolean {
  const kind = deck.cards[card]?.picture.kind;
  return kind === 'shapes' || kind === 'latin';
}

/** A card in words: its name and, where that does not say everything, every attribute with its value. */
export function cardLabel(deck: Deck, card: number, language: Language): string {
  return labelWith(deck, card, language, ({ attribute, value }) => `${attribute}: ${value}`);
}

/** The same in short: the values alone. */
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

/** A card by its name, for a sentence; a Latin form is marked as such where the text is not Latin itself. */
export function cardPart(deck: Deck, card: number, language: Language): Part {
  const label = deck.cards[card]?.label;
  if (!label) return '';
  const isLatin = language !== 'la' && langOf(deck, label, language) === 'la';
  return isLatin ? la(label.la) : nameIn(label, language);
}

/** The language that a name of this deck is in: in a Latin deck, what is called alike everywhere is Latin. */
export function langOf(deck: Deck, names: Names, language: Language): Language {
  const isLatin = deck.cards[0]?.picture.kind === 'latin';
  const isSame = names.de === names.la && names.en === names.la;
  return isLatin && isSame && /^\p{L}+$/u.test(names.la) ? 'la' : language;
}
