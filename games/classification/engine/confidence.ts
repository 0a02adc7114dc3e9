import { defined } from '@lusoria/core';
import { deckOf } from '../rules/deck-of.ts';
import { partitionOf } from '../rules/tree/partition.ts';
import type { Tree } from '../rules/tree/types.ts';
import type { Action, View } from '../rules/types.ts';
import { type Posterior, posteriorOf } from './posterior.ts';
import { type Level, limitsOf } from './reasoner.ts';

type Lay = Extract<Action, { type: 'lay' }>;

/** Probability that a lay is right, under a posterior. */
export function layChance(
  { size, cards: count, classes, weights }: Posterior,
  { cards, class: to }: Lay,
  view: View,
): number {
  const table = view.classes.map((one) => defined(one.cards[0], 'a card of a class'));
  let sum = 0;
  for (let index = 0; index < size; index += 1) {
    const classAt = (card: number) => classes[index * count + card];
    const own = classAt(defined(cards[0]));
    const isOne = cards.every((card) => classAt(card) === own);
    const fits =
      to === null
        ? table.every((card) => classAt(card) !== own)
        : classAt(defined(table[to])) === own;
    if (isOne && fits) sum += defined(weights[index]);
  }
  return sum;
}

/** Probability that a tree sorts as the hidden one; for one outside the posterior as if it were one more in it. */
function treeChance({ size, cards, classes, weights }: Posterior, tree: Tree, view: View): number {
  const own = partitionOf(tree, deckOf(view.options));
  let sum = 0;
  for (let index = 0; index < size; index += 1) {
    if (own.every((one, card) => classes[index * cards + card] === one)) {
      sum += defined(weights[index]);
    }
  }
  return Math.max(sum, 1 / (size + 1));
}

/** Probability with which a reasoner takes its action for right; null if nothing about it is right or wrong. */
export function confidenceOf(level: Level, view: View, action: Action): number | null {
  if (action.type === 'lay') return layChance(posteriorOf(view, limitsOf(level)), action, view);
  if (action.type !== 'describe' || action.what.kind !== 'tree') return null;
  return treeChance(posteriorOf(view, limitsOf(level)), action.what.tree, view);
}
