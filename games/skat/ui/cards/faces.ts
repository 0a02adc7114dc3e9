import type { Card, Rank } from '@lusoria/skat';

/** Where the pips of a number card are, in a card of 100 by 142; those of its lower half are upside down. */
export interface Pip {
  readonly x: number;
  readonly y: number;
}

const L = 35;
const R = 65;
const both = (y: number): readonly Pip[] => [
  { x: L, y },
  { x: R, y },
];
const mid = (y: number): readonly Pip[] => [{ x: 50, y }];

export const PIPS_AT: Readonly<Partial<Record<Rank, readonly Pip[]>>> = {
  '7': [...both(28), ...mid(49.5), ...both(71), ...both(114)],
  '8': [...both(28), ...mid(49.5), ...both(71), ...mid(92.5), ...both(114)],
  '9': [...both(28), ...both(56.5), ...mid(71), ...both(85.5), ...both(114)],
  T: [...both(28), ...mid(42.5), ...both(56.5), ...both(85.5), ...mid(99.5), ...both(114)],
};

const pictures: Readonly<Record<string, string>> = import.meta.glob<string>('./courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Figures that look away from the corner are turned about, so that the corner's letter has room. */
const TURNED: readonly Card[] = ['SQ', 'HJ', 'DQ', 'DJ', 'CQ', 'CJ'];

/** The address of a French court's picture, if the card is one. */
export function pictureOf(card: Card): { readonly href: string; readonly turned: boolean } | null {
  const href = pictures[`./courts/${card}.svg`];
  return href === undefined ? null : { href, turned: TURNED.includes(card) };
}
