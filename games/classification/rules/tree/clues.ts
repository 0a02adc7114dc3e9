import { deckOf } from '../deck-of.ts';
import type { Deck } from '../deck/types.ts';
import type { Fault, View } from '../types.ts';

/** What everybody sees of a round: enough to reason from. */
export type Seen = Pick<View, 'options' | 'sage' | 'classes' | 'lays' | 'counts'>;

/**
 * What the sage's last founding tells of its hand. It founds only when none of its cards is of a class
 * on the table; so those that it has kept since are of none of these.
 */
export interface Held {
  /** A card of every class that was on the table when it founded. */
  readonly table: readonly number[];
  /** How many cards it has kept at least. */
  readonly kept: number;
  /** The cards that may be among them: not on the table, nor seen in another hand. */
  readonly unseen: readonly number[];
}

/** What a lay has told everybody. */
export interface Clue {
  readonly cards: readonly number[];
  /** The class they were added to; null for a founding. */
  readonly to: number | null;
  /** A card of every class that was on the table before. */
  readonly table: readonly number[];
  /** Null as long as there is no verdict. */
  readonly right: boolean | null;
  /** Which condition failed, where the verdict tells it. */
  readonly fault: Fault | null;
  /** What is known of the sage's hand after it. */
  readonly held: Held | null;
}

/** The deck of a round. */
export function deckSeen({ options }: Seen): Deck {
  return deckOf(options);
}

/** By lay, what it has told. */
export function cluesOf(seen: Seen): readonly Clue[] {
  const { options, sage, classes, lays } = seen;
  const [turned] = classes[0]?.cards ?? [];
  if (turned === undefined) return [];
  const table = [turned];
  const hands = sageHands(seen);
  const unseen = new Set(deckSeen(seen).cards.keys());
  unseen.delete(turned);
  let founding: { readonly table: readonly number[]; drawn: number } | null = null;
  return lays.map(({ seat, cards, class: to, right, fault, drew }, at) => {
    const before = [...table];
    if (seat === sage && to === null) founding = { table: before, drawn: 0 };
    if (seat === sage && drew && founding) founding.drawn += 1;
    const [first] = cards;
    if (right === true && to === null && first !== undefined) table.push(first);
    for (const card of cards) unseen.delete(card);
    const kept = founding ? (hands[at] ?? 0) - founding.drawn : 0;
    return {
      cards,
      to,
      table: before,
      right,
      // When a round is over all faults are open; what was public then is what counts.
      fault: options.verdict === 'reason' ? fault : null,
      held: founding && kept > 0 ? { table: founding.table, kept, unseen: [...unseen] } : null,
    };
  });
}

/** By lay, how many cards the sage had after it. */
function sageHands({ sage, lays, counts }: Seen): readonly number[] {
  let hand = counts[sage] ?? 0;
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
 * What is wrong with a lay under a partition whose classes begin at `from` in `of`; null when it is
 * right. The same as the rules' `faultOf`, over bytes.
 */
export function faultIn(
  { cards, to, table }: Pick<Clue, 'cards' | 'to' | 'table'>,
  of: Uint8Array,
  from: number,
): Fault | null {
  const own = of[from + (cards[0] ?? 0)];
  for (const card of cards) if (of[from + card] !== own) return 'mixed';
  if (to !== null) return of[from + (table[to] ?? 0)] === own ? null : 'elsewhere';
  for (const card of table) if (of[from + card] === own) return 'known';
  return null;
}

/** Whether a partition agrees with a clue. */
export function agrees(clue: Clue, of: Uint8Array, from: number): boolean {
  if (clue.right === null) return true;
  const fault = faultIn(clue, of, from);
  if ((fault === null) !== clue.right) return false;
  if (clue.fault !== null && fault !== clue.fault) return false;
  return clue.held === null || strangers(clue.held, of, from) >= clue.held.kept;
}

/** How many of the cards that the sage may have kept are of no class that was on the table. */
export function strangers({ table, unseen }: Held, of: Uint8Array, from: number): number {
  let known = 0;
  for (const card of table) known |= 1 << (of[from + card] ?? 0);
  let count = 0;
  for (const card of unseen) if ((known & (1 << (of[from + card] ?? 0))) === 0) count += 1;
  return count;
}
