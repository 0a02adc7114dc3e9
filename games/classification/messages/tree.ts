import { type Language, listOf } from '@lusoria/i18n';
import type { Case, Gender, GrammaticalNumber } from '@lusoria/latin';
import { type Deck, nameIn, type Names } from '../rules/deck/types.ts';
import { type TreeProblem, pathKey } from '../rules/tree/check.ts';
import { classesIn, type Path } from '../rules/tree/partition.ts';
import type { Tree } from '../rules/tree/types.ts';
import type { ClassificationTranslator } from './index.ts';

/** The name of an attribute; its key if the deck does not have it. */
export function attributeName(deck: Deck, key: string, language: string): string {
  const attribute = deck.attributes.find((one) => one.key === key);
  return attribute ? nameIn(attribute.names, language) : key;
}

/** The names of a value; null if the deck does not have it. */
export function valueNames(deck: Deck, attribute: string, key: string): Names | null {
  const found = deck.attributes.find((one) => one.key === attribute);
  return found?.values.find((one) => one.key === key)?.names ?? null;
}

/** The name of a value; its key if the deck does not have it. */
export function valueName(deck: Deck, attribute: string, key: string, language: string): string {
  const names = valueNames(deck, attribute, key);
  return names ? nameIn(names, language) : key;
}

/** Values of one branch: `red or blue`. */
export function valuesText(
  language: Language,
  deck: Deck,
  attribute: string,
  keys: readonly string[],
): string {
  const names = keys.map((key) => valueName(deck, attribute, key, language));
  return listOf(language, 'or', names);
}

/** A path through a tree: `colour: red or blue, shape: circle`; empty at the root. */
export function pathText(language: Language, deck: Deck, path: Path): string {
  return path
    .map(({ attribute, values }) => {
      const name = attributeName(deck, attribute, language);
      return `${name}: ${valuesText(language, deck, attribute, values)}`;
    })
    .join(', ');
}

/** A problem of a tree, in the terms of its deck. */
export function treeProblemText(
  t: ClassificationTranslator,
  { code, params }: TreeProblem,
  tree: Tree,
  deck: Deck,
): string {
  const { at, attribute = '', value = '', count = '', min = '', max = '', want } = params;
  const path = classesIn(tree, deck).find((one) => pathKey(one.path) === at)?.path ?? [];
  return t(`problem-${code}`, {
    path: pathText(t.language, deck, path),
    attribute: attributeName(deck, String(attribute), t.language),
    value: valueName(deck, String(attribute), String(value), t.language),
    count,
    min,
    max,
    n: Number(want),
  });
}

/**
 * The constraints on a tree: the number of classes (0: open) and the minimum number of cards in
 * each.
 */
export function constraintsText(t: ClassificationTranslator, classes: number, min: number): string {
  return t('constraints', { n: classes, cards: t('cards', { n: min }), min });
}

/** Case, number and gender of a form, short enough for a card: `gen. sg. f.` */
export function cellText(
  t: ClassificationTranslator,
  features: { readonly case: Case; readonly number: GrammaticalNumber; readonly gender: Gender },
): string {
  return t('cell', features);
}
