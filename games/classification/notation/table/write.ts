import { defined } from '@lusoria/core';
import { type Deck, nameIn } from '../../rules/deck/types.ts';
import type { DeckPlan } from './plan.ts';

/** Whether a table says all of a deck: its cards are in words, or have photos, and it is in one language. */
export function isTabular({ cards, attributes }: Deck): boolean {
  // Values differ by language also where they are ranges of numbers with decimals.
  const names = [...cards.map(({ label }) => label), ...attributes.map((one) => one.names)];
  return (
    cards.every(({ picture }) => picture.kind === 'text' || picture.kind === 'photo') &&
    names.every(({ de, la, en }) => de === la && de === en)
  );
}

/**
 * A deck as a table of which it can be made again, in a language: a row of headings, then a row for each card.
 *
 * @param nameHeading heading of the first column, which names the cards
 */
export function tableOf(deck: Deck, nameHeading: string, language: string): string {
  const headings = deck.attributes.map(({ names }) => nameIn(names, language));
  const rows = deck.cards.map(({ label, values }) => [
    nameIn(label, language),
    ...deck.attributes.map((attribute, i) =>
      nameIn(defined(attribute.values[defined(values[i])]).names, language),
    ),
  ]);
  return [[nameHeading, ...headings], ...rows].map((row) => row.map(cellOf).join(',')).join('\n');
}

/** By which a deck is made again of its table. */
export function planOf({ attributes, alike }: Deck): DeckPlan {
  return {
    name: 0,
    uses: [{ kind: 'unused' }, ...attributes.map(() => ({ kind: 'values' as const }))],
    equal: alike ? 'each' : 'one',
  };
}

/** RFC 4180. */
function cellOf(text: string): string {
  return /[",;\t]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
