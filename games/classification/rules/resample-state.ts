import { defined, type Random, shuffled } from '@lusoria/core';
import { deckOf } from './deck-of.ts';
import { faultOf, partitionUnder } from './judge.ts';
import { sampleAction } from './sample-action.ts';
import { sampleTree } from './inference/version-space.ts';
import type { Tree } from './tree/types.ts';
import type { Description, Lay, State, TableClass, View } from './types.ts';

/**
 * A random full state consistent with the view. Hidden cards are dealt anew, except those that everybody has seen in a
 * hand; the tree is drawn from the version space.
 */
export function resampleState(view: View, random: Random): State {
  const set = view.phase !== 'tree' && view.phase !== 'draw-tree';
  const tree = view.tree ?? (set ? sampleTree(view, random) : null);
  const { hands, stock } = dealt(view, random);
  return {
    options: view.options,
    seats: view.counts.length,
    sage: view.sage,
    phase: view.phase,
    current: view.current,
    tree,
    hands,
    stock,
    classes: view.classes,
    lays: tree === null ? view.lays : withFaults(view, tree),
    passes: view.passes,
    reason: view.reason,
    sort: view.sort,
    handedIn: view.handedIn,
    described: view.counts.map((_, seat) => describedBy(view, seat, random)),
    texts: view.texts,
    rulings: view.rulings,
    end: view.end,
  };
}

interface Dealt {
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
}

function dealt(view: View, random: Random): Dealt {
  if (view.end !== null) {
    const out = new Set([...view.classes.flatMap(({ cards }) => cards), ...view.end.hands.flat()]);
    return { hands: view.end.hands, stock: shuffled(without(view, out), random) };
  }
  const shown = view.counts.map((_, seat) => (seat === view.you ? view.hand : shownBy(view, seat)));
  const placed = new Set([...view.classes.flatMap(({ cards }) => cards), ...shown.flat()]);
  // Before the deal no card is anywhere. The cards to be sorted lie on top of the stock.
  const top = (view.sort ?? []).slice(0, view.stock).filter((card) => !placed.has(card));
  for (const card of top) placed.add(card);
  const rest = view.classes.length === 0 ? [] : shuffled(without(view, placed), random);
  const hands = shown.map((hand, seat) => {
    const missing = defined(view.counts[seat]) - hand.length;
    return [...hand, ...rest.splice(0, Math.max(0, missing))].toSorted((a, b) => a - b);
  });
  return { hands, stock: [...rest, ...top.toReversed()] };
}

function without({ options }: View, cards: ReadonlySet<number>): number[] {
  return [...deckOf(options).cards.keys()].filter((card) => !cards.has(card));
}

/** Cards publicly known to be in a player's hand: laid there, and taken back. */
function shownBy(view: View, seat: number): readonly number[] {
  const lying = new Set(view.classes.flatMap(({ cards }) => cards));
  const laid = view.lays.filter((lay) => lay.seat === seat).flatMap(({ cards }) => cards);
  return [...new Set(laid)].filter((card) => !lying.has(card));
}

/** The lays with their untold faults, according to this tree. */
function withFaults(view: View, tree: Tree): readonly Lay[] {
  const partition = partitionUnder(tree, view.options);
  let classes: readonly TableClass[] = view.classes.slice(0, 1).map(({ cards, by }) => ({
    cards: cards.slice(0, 1),
    by,
  }));
  return view.lays.map((lay) => {
    if (lay.right === false) {
      return { ...lay, fault: lay.fault ?? faultOf(partition, classes, lay.cards, lay.class) };
    }
    if (lay.right && lay.class === null) {
      classes = [...classes, { cards: lay.cards, by: lay.seat }];
    }
    return lay;
  });
}

/** A description that another player may have submitted; that they have is public. */
function describedBy(view: View, seat: number, random: Random): Description | null {
  if (view.end !== null) return view.end.described[seat]?.what ?? null;
  if (seat === view.you) return view.mine;
  if (view.handedIn[seat] === 0) return null;
  const text = view.texts?.[seat];
  if (text !== undefined && text !== null) return { kind: 'text', text };
  if (view.texts !== null) return { kind: 'none' };
  const handedIn = view.handedIn.map(() => 0);
  const action = sampleAction({ ...view, phase: 'describe', you: seat, handedIn }, random);
  return action?.type === 'describe' ? action.what : { kind: 'none' };
}
