import { defined } from '@lusoria/core';
import { versionSpaceOf } from '../rules/inference/version-space.ts';
import type { Lay, View } from '../rules/types.ts';

/** Where a card of a player belongs, as far as the table shows it. */
export interface LayHint {
  readonly card: number;
  /** Index of the class on the table; null: a new one. */
  readonly to: number | null;
  /** Number of divisions that are still possible, and of those in which this is right. */
  readonly of: number;
  readonly right: number;
  /** The last lay of a single card that was refused. */
  readonly refused: Lay | null;
}

/** A hint for the player whose view this is; null if they lay no cards now, or nothing can be concluded. */
export function layHint(view: View): LayHint | null {
  const { you, phase, current, sage, classes, hand, lays } = view;
  if (you === null || you === sage || phase !== 'play' || current !== you) return null;
  const { grammar, consistent } = versionSpaceOf(view);
  if (consistent.length === 0) return null;
  const cards = grammar.deck.cards.length;
  const classIn = (index: number, card: number) => defined(grammar.classes[index * cards + card]);
  const table = classes.map((one) => defined(one.cards[0], 'a card of a class'));
  const counted = hand.flatMap((card) => {
    const right = table.map(
      (first) =>
        consistent.filter((index) => classIn(index, card) === classIn(index, first)).length,
    );
    const known = right.reduce((sum, n) => sum + n, 0);
    return [
      ...right.map((n, to) => ({ card, to, right: n })),
      { card, to: null, right: consistent.length - known },
    ];
  });
  const [best] = counted.toSorted((a, b) => b.right - a.right);
  if (!best) return null;
  return { ...best, of: consistent.length, refused: lays.findLast(isRefused) ?? null };
}

/** Whether a lay was refused that says something about one card. */
function isRefused({ right, cards }: Lay): boolean {
  return right === false && cards.length === 1;
}
