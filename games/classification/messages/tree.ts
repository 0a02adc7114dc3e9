import { type LanguageTranslator, listOf } from '@lusoria/i18n';
import type { Case, Gender, GrammaticalNumber } from '@lusoria/latin';
import type { Deck, Language, Names } from '../rules/deck/types.ts';
import { type TreeProblem, wayText } from '../rules/tree/check.ts';
import { classesIn, type Way } from '../rules/tree/partition.ts';
import type { Tree } from '../rules/tree/types.ts';
import type { ClassificationTranslator } from './index.ts';

/** What an attribute is called; one that the deck does not have is called by its key. */
export function attributeName(deck: Deck, key: string, language: Language): string {
  return deck.attributes.find((one) => one.key === key)?.names[language] ?? key;
}

/** What a value is called, with all of its names; null when the deck does not have it. */
export function valueNames(deck: Deck, attribute: string, key: string): Names | null {
  const found = deck.attributes.find((one) => one.key === attribute);
  return found?.values.find((one) => one.key === key)?.names ?? null;
}

/** Values that go one way: `red or blue`. */
export function valuesText(
  lists: LanguageTranslator,
  deck: Deck,
  attribute: string,
  keys: readonly string[],
): string {
  const names = keys.map((key) => valueNames(deck, attribute, key)?.[lists.language] ?? key);
  return listOf(lists, 'or', names);
}

/** A path through a tree: `colour: red or blue, shape: circle`; empty at the root. */
export function pathText(lists: LanguageTranslator, deck: Deck, path: Way): string {
  return path
    .map(({ attribute, values }) => {
      const name = attributeName(deck, attribute, lists.language);
      return `${name}: ${valuesText(lists, deck, attribute, values)}`;
    })
    .join(', ');
}

/** What is wrong with a tree, in the words of its deck. */
export function treeProblemText(
  t: ClassificationTranslator,
  lists: LanguageTranslator,
  { code, params }: TreeProblem,
  tree: Tree,
  deck: Deck,
): string {
  const { at, attribute = '', value = '', count = '', min = '', max = '', want } = params;
  const path = classesIn(tree, deck).find(({ way }) => wayText(way) === at)?.way ?? [];
  return t(`problem-${code}`, {
    path: pathText(lists, deck, path),
    attribute: attributeName(deck, String(attribute), t.language),
    value: valueNames(deck, String(attribute), String(value))?.[t.language] ?? String(value),
    count,
    min,
    max,
    n: Number(want),
  });
}

/** What is demanded of a tree: the number of classes (0: open) and the fewest cards of each. */
export function demandsText(t: ClassificationTranslator, classes: number, min: number): string {
  return t('demands', { n: classes, cards: t('cards', { n: min }), min });
}

/** Case, number and gender of a form, short enough for a card: `gen. sg. f.` */
export function cellText(
  t: ClassificationTranslator,
  features: { readonly case: Case; readonly number: GrammaticalNumber; readonly gender: Gender },
): string {
  return t('cell', features);
}
