import { type Clue, cluesOf, deckSeen, type Held, strangers } from '../rules/tree/clues.ts';
import { type Grammar, treeAt } from '../rules/tree/grammar.ts';
import { grownTree } from '../rules/tree/grown.ts';
import { partitionOf } from '../rules/tree/partition.ts';
import { possible } from '../rules/tree/possible.ts';
import type { Tree } from '../rules/tree/types.ts';
import type { View } from '../rules/types.ts';

/** How much a bot thinks of and remembers. */
export interface Mind {
  /** Whether it tries trees of one question or three classes before all others. */
  readonly simple: boolean;
  /** How many of the last verdicts it remembers; what lies on the table it sees. */
  readonly memory: number;
  /** Whether it asks how probable it is that the sage held nothing that fitted when it founded. */
  readonly weighs: boolean;
}

/** What a bot holds possible: some partitions of the deck, and how likely each is. */
export interface Belief {
  /** How many there are; at least one. */
  readonly size: number;
  readonly cards: number;
  /** The class of card c in partition n at `n * cards + c`. */
  readonly classes: Uint8Array;
  /** By partition; together 1. */
  readonly weights: Float64Array;
  tree(index: number): Tree;
}

/** What a view leaves possible, as far as this mind goes. */
export function beliefOf(view: View, mind: Mind): Belief {
  const clues = remembered(view, mind);
  const { grammar, left } = possible(view, clues);
  if (left.length === 0) return grownBelief(view);
  const simple = mind.simple ? left.filter((index) => isSimple(grammar, index)) : [];
  const chosen = simple.length > 0 ? simple : left;
  const cards = grammar.deck.cards.length;
  const classes = new Uint8Array(chosen.length * cards);
  for (const [at, index] of chosen.entries()) {
    classes.set(grammar.classes.subarray(index * cards, (index + 1) * cards), at * cards);
  }
  const weights = new Float64Array(chosen.length).fill(1);
  const held = mind.weighs ? (clues.at(-1)?.held ?? null) : null;
  if (held)
    weigh(
      weights,
      { ...held, unseen: held.unseen.filter((card) => !view.hand.includes(card)) },
      classes,
    );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const tree = (at: number): Tree => treeAt(grammar, chosen[at] ?? -1);
  return { size: chosen.length, cards, classes, weights: weights.map((one) => one / sum), tree };
}

/** How probable it is that cards dealt blindly are of no class that was on the table. */
function weigh(weights: Float64Array, held: Held, classes: Uint8Array): void {
  const { kept, unseen } = held;
  const cards = classes.length / weights.length;
  for (const at of weights.keys()) {
    const free = strangers(held, classes, at * cards);
    for (let n = 0; n < kept; n += 1) {
      // What is impossible was left out already, but for a player's own cards.
      weights[at] =
        (weights[at] ?? 0) * Math.max(TINY, (free - n) / Math.max(1, unseen.length - n));
    }
  }
}

const TINY = 1e-6;
const SIMPLE_CLASSES = 3;

function isSimple({ plans }: Grammar, index: number): boolean {
  const plan = plans[index];
  return plan !== undefined && (plan.depth === 1 || plan.leaves <= SIMPLE_CLASSES);
}

/** Right lays are there to be seen; of the rest only the last are in mind. */
function remembered(view: View, { memory }: Mind): readonly Clue[] {
  const clues = cluesOf(view);
  if (clues.length <= memory) return clues;
  const from = clues.length - memory;
  return clues.flatMap((clue, at) => {
    if (at >= from) return [clue];
    return clue.right === true ? [{ ...clue, held: null }] : [];
  });
}

function grownBelief(view: View): Belief {
  const deck = deckSeen(view);
  const tree = grownTree(view);
  const cards = deck.cards.length;
  // A round has a tree, so its deck has one.
  if (tree === null) throw new RangeError(`no tree for ${deck.id}`);
  const classes = Uint8Array.from(partitionOf(tree, deck));
  return { size: 1, cards, classes, weights: Float64Array.of(1), tree: () => tree };
}
