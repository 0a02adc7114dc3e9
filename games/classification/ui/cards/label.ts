import type { Deck, Names } from '@lusoria/classification';
import type { Language } from '@lusoria/words';

/** What a card is like: every attribute with its value. */
export function cardValues(
  deck: Deck,
  card: number,
  language: Language,
): readonly { readonly attribute: string; readonly value: string }[] {
  const values = deck.cards[card]?.values ?? [];
  return deck.attributes.map((attribute, i) => ({
    attribute: attribute.names[language],
    value: attribute.values[values[i] ?? -1]?.names[language] ?? '',
  }));
}

/**
 * A card in words: all that is to be seen on it, or meant by it. The labels of shapes and forms say
 * everything; other cards go with their values.
 */
export function cardLabel(deck: Deck, card: number, language: Language): string {
  const found = deck.cards[card];
  if (!found) return '';
  const label = found.label[language];
  if (found.picture.kind === 'shapes' || found.picture.kind === 'latin') return label;
  const values = cardValues(deck, card, language);
  return `${label} (${values.map(({ attribute, value }) => `${attribute}: ${value}`).join(', ')})`;
}

/** The language that a name of this deck is in: in a Latin deck, what is called alike everywhere is Latin. */
export function langOf(deck: Deck, names: Names, language: Language): Language {
  const isLatin = deck.cards[0]?.picture.kind === 'latin';
  const isSame = names.de === names.la && names.en === names.la;
  return isLatin && isSame && /^\p{L}+$/u.test(names.la) ? 'la' : language;
}
