import {
  faultOf,
  type Lay,
  partitionUnder,
  type TableClass,
  type Tree,
  type View,
} from '@lusoria/classification';
import { defined } from '@lusoria/core';

/** The public part of a view: the basis of all inference. */
export type OnTable = Pick<View, 'options' | 'classes' | 'lays'>;

/** The classes on the table before a lay (by its number), in the order of the lays. */
export function classesBefore(
  { classes, lays }: Pick<OnTable, 'classes' | 'lays'>,
  no: number,
): readonly TableClass[] {
  const before: TableClass[] = [
    { cards: defined(classes[0], 'a class').cards.slice(0, 1), by: null },
  ];
  for (const { no: at, seat, cards, class: to, right } of lays) {
    if (at >= no || right !== true) continue;
    const there = to === null ? undefined : before[to];
    if (to === null || !there) before.push({ cards, by: seat });
    else before[to] = { ...there, cards: [...there.cards, ...cards] };
  }
  return before;
}

/** The lays whose verdicts contradict a tree; a told fault counts, too. */
export function contradictions(view: OnTable, tree: Tree): readonly Lay[] {
  const partition = partitionUnder(tree, view.options);
  return view.lays.filter((lay) => {
    if (lay.right === null) return false;
    const fault = faultOf(partition, classesBefore(view, lay.no), lay.cards, lay.class);
    return (fault === null) !== lay.right || (lay.fault !== null && fault !== lay.fault);
  });
}

/** Wrong lays that were tried at a class (null: as a founding). */
export function failedLays({ lays }: Pick<View, 'lays'>, to: number | null): readonly Lay[] {
  return lays.filter((lay) => lay.right === false && lay.class === to);
}

/** The place where a card was last seen. */
export type Whereabouts =
  | { readonly kind: 'table'; readonly class: number }
  | { readonly kind: 'hand' }
  /** Shown in a wrong lay, and in a player's hand since. */
  | { readonly kind: 'shown'; readonly seat: number }
  | { readonly kind: 'unseen' };

/** The place of a card as far as a viewer knows. */
export function whereabouts(
  view: Pick<View, 'classes' | 'hand' | 'lays'>,
  card: number,
): Whereabouts {
  const at = view.classes.findIndex(({ cards }) => cards.includes(card));
  if (at >= 0) return { kind: 'table', class: at };
  if (view.hand.includes(card)) return { kind: 'hand' };
  const shown = view.lays.findLast(({ right, cards }) => right !== true && cards.includes(card));
  return shown ? { kind: 'shown', seat: shown.seat } : { kind: 'unseen' };
}

/** Whether the same lay, card for card at the same place, was made before and was wrong: it is wrong again. */
export function isTried(
  view: Pick<View, 'lays'>,
  { cards, class: to }: Pick<Lay, 'cards' | 'class'>,
): boolean {
  return failedLays(view, to).some(
    (lay) => lay.cards.length === cards.length && lay.cards.every((card) => cards.includes(card)),
  );
}
