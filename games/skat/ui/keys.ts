import type { GameName } from '@lusoria/skat';
import { preferences } from './options/preferences.svelte.ts';

/** Actions of keys, by the name of the key; a letter in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * A listener for keys pressed anywhere on the page but in fields and dialogs. Enter and the space bar keep what they do
 * to a button that has the focus; letters and digits do nothing if the reader has switched them off.
 *
 * @param keys read anew with every key
 */
export function onKeys(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (
      target?.closest('input, select, textarea, dialog') ||
      document.querySelector('dialog[open]')
    )
      return;
    const name = nameOf(event);
    if (name.length === 1 && preferences.keys.value === 'off') return;
    const control = target?.closest('button, a, summary');
    if ((name === 'Enter' || name === ' ') && control && !control.closest('[data-idle]')) return;
    const press = keys()[name];
    if (!press) return;
    event.preventDefault();
    press();
  };
}

/** The digit of a key in the upper row with any layout, with `+` before it if Shift is held; otherwise what it writes. */
function nameOf({ code, key, shiftKey }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? `+${digit}` : digit;
  return key.length === 1 ? key.toLowerCase() : key;
}

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
