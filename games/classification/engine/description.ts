import { defined } from '@lusoria/core';
import { accepts } from '../rules/legal.ts';
import { deckOf } from '../rules/deck-of.ts';
import { grammarUnder } from '../rules/grammar/grammar.ts';
import { treeOf } from '../rules/grammar/indexed-tree.ts';
import { isConsistent, type Observation } from '../rules/inference/observations.ts';
import type { Tree } from '../rules/tree/types.ts';
import type { Action, Description, View } from '../rules/types.ts';
import type { Posterior } from './posterior.ts';

/** Submits the simplest description that agrees with the evidence; none if it is to be in words. */
export function describeAction(view: View, posterior: Posterior): Action {
  const action: Action = { type: 'describe', what: descriptionOf(view, posterior) };
  return accepts(view, action) === null ? action : { type: 'describe', what: { kind: 'none' } };
}

function descriptionOf(view: View, posterior: Posterior): Description {
  switch (view.options.description) {
    case 'tree':
      return { kind: 'tree', tree: simplestTree(view, posterior) };
    case 'sort':
      return { kind: 'sort', classes: mostProbableSorting(view, posterior) };
    case 'text':
    case 'none':
      return { kind: 'none' };
  }
}

/** The size of a tree: its classes and its questions. */
export interface Size {
  readonly classes: number;
  readonly questions: number;
}

export function sizeOf(tree: Tree): Size {
  if (tree.kind === 'class') return { classes: 1, questions: 0 };
  const below = tree.branches.map(({ to }) => sizeOf(to));
  return {
    classes: below.reduce((sum, { classes }) => sum + classes, 0),
    questions: 1 + below.reduce((sum, { questions }) => sum + questions, 0),
  };
}

/** Negative if the first is the simpler: fewer classes, then fewer questions. */
export function bySize(a: Size, b: Size): number {
  return a.classes - b.classes || a.questions - b.questions;
}

/** The simplest of the trees that agree with the evidence (W. Ockham), and of these the most probable. */
function simplestTree(view: View, posterior: Posterior): Tree {
  const { size, cards, classes, weights } = posterior;
  const all = Array.from({ length: size }, (_, index) => ({
    index,
    classes: 1 + Math.max(...classes.subarray(index * cards, (index + 1) * cards)),
    weight: defined(weights[index]),
  }));
  const fewest = Math.min(...all.map((one) => one.classes));
  const sized = all
    .filter((one) => one.classes === fewest)
    .map(({ index, weight }) => {
      const tree = posterior.tree(index);
      return { tree, weight, size: sizeOf(tree) };
    });
  const best = sized.reduce((a, b) => {
    const order = bySize(a.size, b.size) || b.weight - a.weight;
    return order <= 0 ? a : b;
  });
  return simplerTree(view, posterior.observations, best.size) ?? best.tree;
}

/** A wider grammar may hold a tree that is simpler than all of a narrow one. */
const WIDER = [2, 3] as const;

/** The first tree of a wider grammar that agrees with the observations and is smaller than this; null if there is none. */
function simplerTree(view: View, observations: readonly Observation[], than: Size): Tree | null {
  const { options } = view;
  if (options.classes !== 0) return null;
  const deck = deckOf(options);
  const together = view.classes.map(({ cards }) => cards);
  for (let count = Math.max(2, together.length); count <= than.classes; count += 1) {
    for (const level of WIDER) {
      const { size, trees } = grammarUnder(deck, { ...options, classes: count }, level, {
        links: { together },
        accepts: (row) => observations.every((one) => isConsistent(one, row, 0)),
      });
      const tree = trees[0];
      if (
        size > 0 &&
        tree &&
        bySize({ classes: tree.leaves, questions: tree.questions }, than) < 0
      ) {
        return treeOf(tree, deck);
      }
    }
  }
  return null;
}

/**
 * The odds of a partition for each of its classes that nobody has founded. The sage lays all cards that fit before it
 * founds, so the cards it holds back are of no class on the table: in rounds of bots the odds per additional class were
 * 1.6 with a competing sage and 3.5 with a teaching one; this lies between.
 */
const UNFOUNDED_ODDS = 2;

/** Probability of each partition at the end of a round; not normalized. */
function finalWeights(view: View, { size, cards, classes, weights }: Posterior): readonly number[] {
  return Array.from({ length: size }, (_, index) => {
    const all = 1 + Math.max(...classes.subarray(index * cards, (index + 1) * cards));
    return defined(weights[index]) * UNFOUNDED_ODDS ** (all - view.classes.length);
  });
}

/** The sorting with the highest total probability: many partitions may sort the same cards alike. */
function mostProbableSorting(view: View, posterior: Posterior): readonly (number | null)[] {
  const { size, cards, classes } = posterior;
  const weights = finalWeights(view, posterior);
  const sortings = new Map<string, { readonly to: readonly (number | null)[]; weight: number }>();
  const sort = defined(view.sort, 'the cards to be sorted');
  const table = view.classes.map(({ cards }) => defined(cards[0], 'a card of a class'));
  for (let index = 0; index < size; index += 1) {
    const from = index * cards;
    const to = sort.map((card) => {
      const at = table.findIndex((other) => classes[from + other] === classes[from + card]);
      return at < 0 ? null : at;
    });
    const key = to.join();
    const known = sortings.get(key) ?? { to, weight: 0 };
    known.weight += defined(weights[index]);
    sortings.set(key, known);
  }
  return [...sortings.values()].reduce((a, b) => (b.weight > a.weight ? b : a)).to;
}
