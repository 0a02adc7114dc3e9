import type { Belief } from './belief.ts';

/** A lay that might be made, and what is known of it. */
export interface Candidate {
  readonly cards: readonly number[];
  readonly to: number | null;
  /** How probable it is that it is right. */
  readonly right: number;
  /** What the verdict tells, in bits, if it says only right or wrong. */
  readonly bits: number;
}

/**
 * The lays worth thinking of: for each class on the table, and for founding one with each card, the
 * most probable card, the most probable two, and so on. Exact under the belief; cards are added one
 * by one, so a better set of the same size may be missed.
 *
 * @param table a card of every class on the table
 */
export function candidates(
  belief: Belief,
  hand: readonly number[],
  table: readonly number[],
): readonly Candidate[] {
  const fits = fitting(belief, hand, table);
  const found: Candidate[] = [];
  for (const to of table.keys()) found.push(...sets({ belief, hand, fits, to, start: null }));
  for (const at of hand.keys()) found.push(...sets({ belief, hand, fits, to: null, start: at }));
  return found;
}

/** No class on the table. */
const NONE = 255;

/** By card of the hand and partition: which class on the table it is of. */
function fitting(
  { size, cards, classes }: Belief,
  hand: readonly number[],
  table: readonly number[],
): readonly Uint8Array[] {
  return hand.map((card) => {
    const at = new Uint8Array(size).fill(NONE);
    for (let index = 0; index < size; index += 1) {
      const from = index * cards;
      const own = classes[from + card];
      for (let to = 0; to < table.length; to += 1) {
        if (classes[from + (table[to] ?? 0)] === own) at[index] = to;
      }
    }
    return at;
  });
}

interface Search {
  readonly belief: Belief;
  readonly hand: readonly number[];
  readonly fits: readonly Uint8Array[];
  readonly to: number | null;
  /** The card of the hand (by its place) that a class is founded with. */
  readonly start: number | null;
}

function sets(search: Search): readonly Candidate[] {
  const { belief, hand, to, start } = search;
  const found: Candidate[] = [];
  let open = [...hand.keys()];
  let chosen: readonly number[] = [];
  let holding: readonly number[] = Array.from({ length: belief.size }, (_, index) => index);
  while (open.length > 0) {
    let best: readonly number[] = [];
    let right = 0;
    let next = -1;
    // A founding begins with its own card; the same set from another start is found there, too.
    for (const at of chosen.length === 0 && start !== null ? [start] : open) {
      const still = keeping(search, holding, at);
      const chance = still.reduce((sum, index) => sum + (belief.weights[index] ?? 0), 0);
      if (chance <= right) continue;
      best = still;
      right = chance;
      next = at;
    }
    if (best.length === 0) break;
    chosen = [...chosen, next];
    open = open.filter((at) => at !== next);
    holding = best;
    found.push({ cards: chosen.map((at) => hand[at] ?? 0), to, right, bits: entropy(right) });
  }
  return found;
}

/** The partitions among `holding` in which one more card fits, too. */
function keeping(
  { belief: { cards, classes }, hand, fits, to, start }: Search,
  holding: readonly number[],
  at: number,
): readonly number[] {
  const fit = fits[at];
  if (!fit) return [];
  if (to !== null) return holding.filter((index) => fit[index] === to);
  const card = hand[at] ?? 0;
  const first = hand[start ?? at] ?? 0;
  return holding.filter((index) => {
    const from = index * cards;
    return fit[index] === NONE && classes[from + card] === classes[from + first];
  });
}

function entropy(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
}
