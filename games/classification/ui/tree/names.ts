import {
  classesIn,
  type Deck,
  type Names,
  type Tree,
  type TreeProblem,
  type Way,
  wayText,
} from '@lusoria/classification';
import type { Language, TreeTexts } from '@lusoria/words';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a class: A for the first from the left. */
export function letterOf(index: number): string {
  return ALPHABET[index] ?? String(index + 1);
}

/** A colour for a class as an angle, far from its neighbours'; it only goes along with the letter. */
export function hueOf(index: number): number {
  return Math.round(82 + index * 137.5) % 360;
}

/** What an attribute is called; one that the deck does not have is called by its key. */
export function attributeName(deck: Deck, key: string, language: Language): string {
  return deck.attributes.find((one) => one.key === key)?.names[language] ?? key;
}

/** What a value is called, with all of its names; null when the deck does not have it. */
export function valueNames(deck: Deck, attribute: string, key: string): Names | null {
  const found = deck.attributes.find((one) => one.key === attribute);
  return found?.values.find((one) => one.key === key)?.names ?? null;
}

/** Values in words, one after the other. */
export function valuesText(
  deck: Deck,
  attribute: string,
  keys: readonly string[],
  { language, words }: { readonly language: Language; readonly words: TreeTexts },
): string {
  return words.values(keys.map((key) => valueNames(deck, attribute, key)?.[language] ?? key));
}

/** A way through a tree in words; empty at the root. */
export function wayWords(
  deck: Deck,
  way: Way,
  how: { readonly language: Language; readonly words: TreeTexts },
): string {
  return how.words.way(
    way.map(({ attribute, values }) => ({
      attribute: attributeName(deck, attribute, how.language),
      values: valuesText(deck, attribute, values, how),
    })),
  );
}

/** What is wrong with a tree, in the reader's language and the words of its deck. */
export function problemText(
  problem: TreeProblem,
  tree: Tree,
  deck: Deck,
  how: { readonly language: Language; readonly words: TreeTexts },
): string {
  const { at, attribute = '', value = '' } = problem.params;
  const way = classesIn(tree, deck).find((one) => wayText(one.way) === at)?.way ?? [];
  return how.words.treeProblem(problem, {
    way: wayWords(deck, way, how),
    attribute: attributeName(deck, String(attribute), how.language),
    value: valueNames(deck, String(attribute), String(value))?.[how.language] ?? String(value),
  });
}
