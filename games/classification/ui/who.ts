import type { Deck } from '@lusoria/classification';
import type { ClassificationWho, Language } from '@lusoria/words';
import { la } from '@lusoria/words/sentence';
import type { Names } from '@lusoria/web-kit/names.ts';
import { langOf } from './cards/label.ts';

/** Who sits where and what the cards are called, for sentences. */
export function whoOf(
  deck: Deck,
  names: Names,
  you: number | null,
  language: Language,
): ClassificationWho {
  return {
    name: (seat) => names.seat(seat),
    you,
    card(card) {
      const label = deck.cards[card]?.label;
      if (!label) return '';
      const isLatin = language !== 'la' && langOf(deck, label, language) === 'la';
      return isLatin ? la(label.la) : label[language];
    },
  };
}
