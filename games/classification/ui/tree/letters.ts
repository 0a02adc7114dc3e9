import { classesIn, type Deck, type Tree } from '@lusoria/classification';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a class: A for the first from the left. */
export function letterOf(index: number): string {
  return ALPHABET[index] ?? String(index + 1);
}

/** Hue of a class, as an angle far from its neighbours'; a mere complement to the letter. */
export function hueOf(index: number): number {
  return Math.round(82 + index * 137.5) % 360;
}

const known = new WeakMap<Tree, { readonly deck: Deck; readonly letters: readonly number[] }>();

/** By card, its class in a tree, counted from the left: the place of the class's letter. */
export function letterPlaces(tree: Tree, deck: Deck): readonly number[] {
  const found = known.get(tree);
  if (found?.deck === deck) return found.letters;
  const letters = deck.cards.map(() => -1);
  for (const [at, { cards }] of classesIn(tree, deck).entries()) {
    for (const card of cards) letters[card] = at;
  }
  known.set(tree, { deck, letters });
  return letters;
}
