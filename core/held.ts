import type { Hand, Seat } from './contract.ts';
import { defined } from './defined.ts';

/** Something in the viewer's hand, and the legal actions that name it. */
export interface Held {
  readonly value: string | number;
  readonly actions: readonly unknown[];
}

/** What a viewer holds, and the legal actions that name nothing of it. */
export interface HeldActions {
  readonly held: readonly Held[];
  readonly others: readonly unknown[];
}

/**
 * Sorts legal actions by what of the viewer's hand they name.
 *
 * @param hand null for a game without hands
 * @param you null for a spectator, who holds nothing
 */
export function heldActions(
  hand: Hand | null,
  view: unknown,
  you: Seat | null,
  actions: readonly unknown[],
): HeldActions {
  const own = hand && you !== null ? ownHand(hand, view, you) : [];
  const named = (action: unknown) => (hand ? fieldOf(action, hand.action) : undefined);
  const held = own.map((value) => ({
    value,
    actions: actions.filter((action) => named(action) === value),
  }));
  const used = new Set(held.flatMap((one) => one.actions));
  return { held, others: actions.filter((action) => !used.has(action)) };
}

/** Numbers of things in the hands, by seat; empty for a game without hands. */
export function handCounts(hand: Hand | null, view: unknown): readonly number[] {
  return hand ? handsIn(hand, view).map((one) => one.length) : [];
}

function ownHand(hand: Hand, view: unknown, you: Seat): readonly (string | number)[] {
  return defined(handsIn(hand, view)[you], 'the hand of the viewer').filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
}

function handsIn({ field }: Hand, view: unknown): readonly (readonly unknown[])[] {
  const hands = fieldOf(view, field);
  return Array.isArray(hands) ? hands.filter((hand) => Array.isArray(hand)) : [];
}

function fieldOf(data: unknown, field: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([name]) => name === field)?.[1]
    : undefined;
}
