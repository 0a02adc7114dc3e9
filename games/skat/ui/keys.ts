import type { GameName } from '@lusoria/skat';

/** Actions of keys, by the name of the key; a letter in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/** The keys of up to twelve cards, from the left: 1 to 9, 0, then Shift with 1 and 2. */
const CARD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '+1', '+2'] as const;

/** The same as one reads them. */
export const keyNames = CARD_KEYS.map((key) => key.replace('+', '⇧'));

/** Chooses cards by their places. */
export function cardKeys<T>(cards: readonly T[], choose: (card: T) => void): Keys {
  return Object.fromEntries(
    CARD_KEYS.slice(0, cards.length).flatMap((key, i) => {
      const card = cards[i];
      return card === undefined ? [] : [[key, () => choose(card)]];
    }),
  );
}

/** The keys of the games: their letters in records. */
export const LETTERS: Readonly<Record<GameName, string>> = {
  clubs: 'c',
  spades: 's',
  hearts: 'h',
  diamonds: 'd',
  grand: 'g',
  null: 'n',
};
