import { defined } from '@lusoria/core';
import type { Posterior } from './posterior.ts';

/** A candidate lay with its expectations. */
export interface Candidate {
  readonly cards: readonly number[];
  readonly to: number | null;
  /** Probability that it is right. */
  readonly right: number;
  /** Expected information of the verdict, in bits, if it says only right or wrong. */
  readonly informationGain: number;
}

/**
 * Candidate lays: for each class on the table, and for founding one with each card, the most probable card, the most
 * probable two, and so on. Probabilities are exact under the posterior; sets grow greedily, card by card, so a better
 * one of the same size may be missed.
 *
 * @param table a card of every class on the table
 */
export function candidatesFor(
  posterior: Posterior,
  hand: readonly number[],
  table: readonly number[],
): readonly Candidate[] {
  const tableClass = tableClasses(posterior, hand, table);
  const found: Candidate[] = [];
  for (const to of table.keys())
    found.push(...growingSets({ posterior, hand, tableClass, to, start: null }));
  for (const start of hand.keys())
    found.push(...growingSets({ posterior, hand, tableClass, to: null, start }));
  return found;
}

/** No class on the table. */
const NONE = 255;

/** By card of the hand and partition: its class on the table. */
function tableClasses(
  { size, cards, classes }: Posterior,
  hand: readonly number[],
  table: readonly number[],
): readonly Uint8Array[] {
  return hand.map((card) => {
    const at = new Uint8Array(size).fill(NONE);
    for (let index = 0; index < size; index += 1) {
      const from = index * cards;
      const own = classes[from + card];
      for (let to = 0; to < table.length; to += 1) {
        if (classes[from + defined(table[to])] === own) at[index] = to;
      }
    }
    return at;
  });
}

interface Search {
  readonly posterior: Posterior;
  readonly hand: readonly number[];
  readonly tableClass: readonly Uint8Array[];
  readonly to: number | null;
  /** The card of the hand (by its place) with which a class is founded; null if none is. */
  readonly start: number | null;
}

function growingSets(search: Search): readonly Candidate[] {
  const { posterior, hand, to, start } = search;
  const found: Candidate[] = [];
  let open = [...hand.keys()];
  let chosen: readonly number[] = [];
  let holding: readonly number[] = Array.from({ length: posterior.size }, (_, index) => index);
  while (open.length > 0) {
    let best: readonly number[] = [];
    let right = 0;
    let next = -1;
    // A founding begins with its own card; the same set is also found from its other cards.
    for (const at of chosen.length === 0 && start !== null ? [start] : open) {
      const still = holdingWith(search, holding, at);
      const probability = still.reduce((sum, index) => sum + defined(posterior.weights[index]), 0);
      if (probability <= right) continue;
      best = still;
      right = probability;
      next = at;
    }
    if (best.length === 0) break;
    chosen = [...chosen, next];
    open = open.filter((at) => at !== next);
    holding = best;
    const cards = chosen.map((at) => defined(hand[at]));
    found.push({ cards, to, right, informationGain: binaryEntropy(right) });
  }
  return found;
}

/** The partitions among `holding` in which one more card fits, too. */
function holdingWith(
  { posterior: { cards, classes }, hand, tableClass, to, start }: Search,
  holding: readonly number[],
  at: number,
): readonly number[] {
  const own = defined(tableClass[at]);
  if (to !== null) return holding.filter((index) => own[index] === to);
  const card = defined(hand[at]);
  const first = defined(hand[start ?? at]);
  return holding.filter((index) => {
    const from = index * cards;
    return own[index] === NONE && classes[from + card] === classes[from + first];
  });
}

/** The expected information of a yes or no, in bits (C. Shannon, 1948). */
export function binaryEntropy(yes: number): number {
  if (yes <= 0 || yes >= 1) return 0;
  return -yes * Math.log2(yes) - (1 - yes) * Math.log2(1 - yes);
}
