import { defined } from '@lusoria/core';
import { deckOf } from '../deck-of.ts';
import type { Fault, View } from '../types.ts';

/** The public part of a view: the basis of all inference. */
export type PublicView = Pick<View, 'options' | 'sage' | 'classes' | 'lays' | 'counts'>;

/**
 * Knowledge of the sage's hand from its last founding. It founds only if none of its cards is of a class on the table;
 * so the cards that it has kept since are of none of these.
 */
export interface SageHand {
  /** A card of every class that was on the table when it founded. */
  readonly table: readonly number[];
  /** Minimum number of cards kept since. */
  readonly kept: number;
  /** The cards that may be among them: not on the table, nor seen in another hand. */
  readonly unseen: readonly number[];
}

/** A lay with its verdict: a labelled example of the partition. */
export interface Observation {
  readonly cards: readonly number[];
  /** The class they were added to; null for a founding. */
  readonly to: number | null;
  /** A card of every class that was on the table before. */
  readonly table: readonly number[];
  /** Null until there is a verdict. */
  readonly right: boolean | null;
  /** The condition that failed, if the verdict tells it. */
  readonly fault: Fault | null;
  /** Knowledge of the sage's hand after it. */
  readonly sageHand: SageHand | null;
}

/** The observations of a round, by lay. */
export function observationsOf(view: PublicView): readonly Observation[] {
  const { options, sage, classes, lays } = view;
  const [turned] = classes[0]?.cards ?? [];
  if (turned === undefined) return [];
  const table = [turned];
  const sageCounts = sageCountsOf(view);
  const unseen = new Set(deckOf(options).cards.keys());
  unseen.delete(turned);
  let founding: { readonly table: readonly number[]; drawn: number } | null = null;
  return lays.map(({ seat, cards, class: to, right, fault, drew }, at) => {
    const before = [...table];
    if (seat === sage && to === null) founding = { table: before, drawn: 0 };
    if (seat === sage && drew && founding) founding.drawn += 1;
    const [first] = cards;
    if (right === true && to === null && first !== undefined) table.push(first);
    for (const card of cards) unseen.delete(card);
    const kept = founding ? defined(sageCounts[at]) - founding.drawn : 0;
    return {
      cards,
      to,
      table: before,
      right,
      // When a round is over all faults are public; only those public at the time count.
      fault: options.verdict === 'reason' ? fault : null,
      sageHand: founding && kept > 0 ? { table: founding.table, kept, unseen: [...unseen] } : null,
    };
  });
}

/** The number of the sage's cards after each lay. */
function sageCountsOf({ sage, lays, counts }: PublicView): readonly number[] {
  let hand = defined(counts[sage]);
  return lays
    .toReversed()
    .map(({ seat, cards, right, drew }) => {
      const now = hand;
      if (seat === sage && right === true) hand += cards.length - (drew ? 1 : 0);
      return now;
    })
    .toReversed();
}

/**
 * The fault of a lay under a partition, null if it is right: the rules' `faultOf` over bytes.
 *
 * @param classes class numbers by card; those of the partition begin at `from`
 */
function faultIn(
  { cards, to, table }: Pick<Observation, 'cards' | 'to' | 'table'>,
  classes: Uint8Array,
  from: number,
): Fault | null {
  const own = classes[from + defined(cards[0])];
  for (const card of cards) if (classes[from + card] !== own) return 'mixed';
  if (to !== null) return classes[from + defined(table[to])] === own ? null : 'elsewhere';
  for (const card of table) if (classes[from + card] === own) return 'known';
  return null;
}

/** Whether a partition, whose classes begin at `from` in `classes`, is consistent with an observation. */
export function isConsistent(observation: Observation, classes: Uint8Array, from: number): boolean {
  const { right, fault: told, sageHand } = observation;
  if (right === null) return true;
  const fault = faultIn(observation, classes, from);
  if ((fault === null) !== right) return false;
  if (told !== null && fault !== told) return false;
  return sageHand === null || outliers(sageHand, classes, from) >= sageHand.kept;
}

/** Number of cards possibly kept by the sage that are of no class that was on the table. */
export function outliers(
  { table, unseen }: Pick<SageHand, 'table' | 'unseen'>,
  classes: Uint8Array,
  from: number,
): number {
  let known = 0;
  for (const card of table) known |= 1 << defined(classes[from + card]);
  let count = 0;
  for (const card of unseen) if ((known & (1 << defined(classes[from + card]))) === 0) count += 1;
  return count;
}
