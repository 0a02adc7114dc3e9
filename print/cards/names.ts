import {
  type PlayingCard,
  playingCardParts,
  type Rank,
  type Suit,
} from '@lusoria/core/playing-card';
import type { Language } from '@lusoria/i18n';
import { loadMessages, type MessageTranslator } from './messages/keys.gen.ts';

/** Words for the cards of the French pack. */
export interface CardNames {
  /** "queen of hearts" */
  card(card: PlayingCard): string;
  suit(suit: Suit): string;
  /** What stands in its corner: "Q", "10". */
  index(card: PlayingCard): string;
}

/** Loads the words for cards in a language. */
export async function loadCardNames(language: Language): Promise<CardNames> {
  const t = await loadMessages(language);
  return {
    card(card) {
      const { suit, rank } = playingCardParts(card);
      return t('card', { suit, rank: t(`rank-${rank}`) });
    },
    suit: (suit) => t('suit', { suit }),
    index: (card) => indexOf(t, playingCardParts(card).rank),
  };
}

function indexOf(t: MessageTranslator, rank: Rank): string {
  switch (rank) {
    case 'A':
    case 'K':
    case 'Q':
    case 'J':
      return t(`index-${rank}`);
    case 'T':
      return '10';
    default:
      return rank;
  }
}
