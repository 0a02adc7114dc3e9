import { defined, type Random } from '@lusoria/core';
import { deckOf } from '../rules/deck-of.ts';
import { classAt, faultOf, partitionUnder } from '../rules/judge.ts';
import { isConsistent } from '../rules/inference/observations.ts';
import { generateTree } from '../rules/grammar/generate.ts';
import type { Partition } from '../rules/tree/partition.ts';
import { versionSpaceOf } from '../rules/inference/version-space.ts';
import type { Tree } from '../rules/tree/types.ts';
import type { Action, View } from '../rules/types.ts';

/**
 * Styles of a sage: `competitive` sheds as many cards as possible, `teaching` makes the lay that is most informative
 * for the others.
 */
export const SAGE_STYLES = ['competitive', 'teaching'] as const;
export type SageStyle = (typeof SAGE_STYLES)[number];

/** The action of a bot as the sage; null if none is needed. */
export function sageAction(view: View, style: SageStyle, random: Random): Action | null {
  const { you, phase, options, tree } = view;
  if (phase === 'tree') {
    return { type: 'set-tree', tree: generateTree(deckOf(options), options, random) };
  }
  if (tree === null) return null;
  if (phase === 'judge') return verdict(view, tree);
  if (phase === 'rule') return ruling(view);
  if (phase !== 'play' || view.current !== you) return null;
  const groups = layable(view, partitionUnder(tree, options));
  const lay = style === 'teaching' ? mostInformative(view, groups) : largest(groups);
  return lay && { type: 'lay', cards: lay.cards, class: lay.to };
}

function verdict({ lays, classes, options }: View, tree: Tree): Action | null {
  const last = lays.at(-1);
  if (!last) return null;
  const fault = faultOf(partitionUnder(tree, options), classes, last.cards, last.class);
  return { type: 'judge', lay: last.no, right: fault === null };
}

/** It cannot read, so it accepts no text. */
function ruling({ texts, rulings }: View): Action | null {
  const seat = defined(texts, 'the texts to be ruled upon').findIndex(
    (text, at) => text !== null && rulings[at] === null,
  );
  return seat < 0 ? null : { type: 'rule', seat, right: false };
}

/** Cards of one class that a sage may lay. */
interface Group {
  readonly cards: readonly number[];
  readonly to: number | null;
}

/** Groups that may be added; groups that may found a class only if nothing fits one on the table (rule 5). */
function layable({ hand, classes }: View, partition: Partition): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const card of hand) {
    const own = defined(partition[card]);
    const known = groups.get(own);
    const to = known ? known.to : classAt(partition, classes, card);
    groups.set(own, { cards: [...(known?.cards ?? []), card], to });
  }
  const all = [...groups.values()];
  const adding = all.filter(({ to }) => to !== null);
  return adding.length > 0 ? adding : all;
}

/** Founding draws one card whatever its size, so there, too, the largest group is best. */
function largest(groups: readonly Group[]): Group | null {
  return groups.reduce<Group | null>(
    (best, group) => (best && best.cards.length >= group.cards.length ? best : group),
    null,
  );
}

/** The single card after which the version space of the public view is smallest. */
function mostInformative(view: View, groups: readonly Group[]): Group | null {
  const { grammar, consistent } = versionSpaceOf(view);
  const size = grammar.deck.cards.length;
  const table = view.classes.map(({ cards }) => defined(cards[0], 'a card of a class'));
  const sizeAfter = ({ cards, to }: Group): number => {
    const observation = { cards, to, table, right: true, fault: null, sageHand: null };
    return consistent.filter((at) => isConsistent(observation, grammar.classes, at * size)).length;
  };
  const singles = groups.flatMap(({ cards, to }) => cards.map((card) => ({ cards: [card], to })));
  const sizes = singles.map(sizeAfter);
  return singles[sizes.indexOf(Math.min(...sizes))] ?? null;
}
