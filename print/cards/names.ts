import type { WordedValue } from '@lusoria/core';
import {
  packFrom,
  type PlayingCard,
  playingCardParts,
  type Rank,
  SUITS,
  type Suit,
} from '@lusoria/core/playing-card';
import type { Language } from '@lusoria/i18n';
import { loadMessages, type MessageTranslator } from './messages/keys.gen.ts';

/** Words for the cards of the French pack. */
export interface CardNames {
  /** "queen of hearts" */
  card(card: PlayingCard): string;
  suit(suit: Suit): string;
  /** Any value: a card by its name, to be drawn in its place, a suit by its name; null for anything else. */
  worded(value: string | number): WordedValue | null;
  /** What stands in its corner: "Q", "10". */
  index(card: PlayingCard): string;
}

const PACK = packFrom('2');

/** Loads the words for cards in a language. */
export async function loadCardNames(language: Language): Promise<CardNames> {
  const t = await loadMessages(language);
  const nameOf = (card: PlayingCard): string => {
    const { suit, rank } = playingCardParts(card);
    return t('card', { suit, rank: t(`rank-${rank}`) });
  };
  return {
    card: nameOf,
    suit: (suit) => t('suit', { suit }),
    worded(value) {
      const suit = SUITS.find((one) => one === value);
      if (suit !== undefined) return { text: t('suit', { suit }) };
      const card = PACK.find((one) => one === value);
      return card === undefined ? null : { text: nameOf(card), card };
    },
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
