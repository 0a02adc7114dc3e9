import { accepts } from '../rules/legal.ts';
import type { Action, Description, View } from '../rules/types.ts';
import type { Belief } from './belief.ts';

/** Hands in the most probable description; nothing where it is to be in words. */
export function described(view: View, belief: Belief): Action {
  const action: Action = { type: 'describe', what: descriptionOf(view, belief) };
  return accepts(view, action) === null ? action : { type: 'describe', what: { kind: 'none' } };
}

function descriptionOf(view: View, belief: Belief): Description {
  switch (view.options.description) {
    case 'tree':
      return { kind: 'tree', tree: belief.tree(likeliest(view, belief)) };
    case 'sort':
      return { kind: 'sort', classes: sorted(view, belief) };
    case 'text':
    case 'none':
      return { kind: 'none' };
  }
}

/**
 * How much likelier a partition is for each of its classes that nobody has founded. The sage lays all
 * that fits before it founds, so what it holds back is of no class on the table: in play the odds
 * of one class more were 1.6 with a sage that competes and 3.5 with one that teaches.
 */
const HIDDEN = 2;

/** By partition, how likely it is at the end of a round. */
function finalWeights(view: View, { size, cards, classes, weights }: Belief): readonly number[] {
  return Array.from({ length: size }, (_, index) => {
    const all = 1 + Math.max(...classes.subarray(index * cards, (index + 1) * cards));
    return (weights[index] ?? 0) * HIDDEN ** (all - view.classes.length);
  });
}

function likeliest(view: View, belief: Belief): number {
  const weights = finalWeights(view, belief);
  return weights.indexOf(Math.max(...weights));
}

/** Many partitions may sort the same cards alike: the likeliest way. */
function sorted(view: View, belief: Belief): readonly (number | null)[] {
  const { size, cards, classes } = belief;
  const weights = finalWeights(view, belief);
  const ways = new Map<string, { readonly way: readonly (number | null)[]; weight: number }>();
  const table = view.classes.map(({ cards: [first = 0] }) => first);
  for (let index = 0; index < size; index += 1) {
    const from = index * cards;
    const way = (view.sort ?? []).map((card) => {
      const to = table.findIndex((other) => classes[from + other] === classes[from + card]);
      return to < 0 ? null : to;
    });
    const key = way.join();
    const known = ways.get(key) ?? { way, weight: 0 };
    known.weight += weights[index] ?? 0;
    ways.set(key, known);
  }
  return [...ways.values()].reduce((a, b) => (b.weight > a.weight ? b : a)).way;
}
