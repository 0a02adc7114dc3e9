import { accepted, type Rejection, refused, reject, type Result } from '@lusoria/core';
import type { Attribute, Deck } from '../deck/types.ts';
import { classesIn } from './partition.ts';
import { type Tree, TREE_BOUNDS } from './types.ts';

/** What a table asks of its trees. */
export interface Demands {
  /** The least share of the deck in a class, in per cent. */
  readonly least: number;
  /** How many classes; 0 leaves it open. */
  readonly classes: number;
}

/**
 * What can be wrong with a tree. `at` is the way to the place (`colour=red|blue > shape=square`,
 * empty at the root); `attribute` and `value` are keys.
 */
export type TreeProblemCode =
  | 'tree-unknown-attribute'
  | 'tree-unknown-value'
  | 'tree-doubled-value'
  | 'tree-missing-value'
  | 'tree-empty-class'
  | 'tree-small-class'
  | 'tree-one-class'
  | 'tree-class-count'
  | 'tree-too-many-classes';

/** The first thing that is wrong with a tree. */
export type TreeProblem = Rejection<TreeProblemCode>;

/** The fewest cards that a class of this deck may hold. */
export function leastIn(deck: Deck, { least }: Pick<Demands, 'least'>): number {
  return Math.max(1, Math.ceil((deck.cards.length * least) / 100));
}

/** A way through a tree in one line. */
export function wayText(
  way: readonly { readonly attribute: string; readonly values: readonly string[] }[],
): string {
  return way.map(({ attribute, values }) => `${attribute}=${values.join('|')}`).join(' > ');
}

/**
 * Whether a tree fits its deck: every attribute and value is there, every value that a card on this
 * way has leads on, no value leads two ways, and the classes are as many and as large as demanded.
 */
export function checkTree(tree: Tree, deck: Deck, demands: Demands): Result<Tree, TreeProblem> {
  const problem =
    nodeProblem(tree, deck, [...deck.cards.keys()], []) ?? sizeProblem(tree, deck, demands);
  return problem === null ? accepted(tree) : refused(problem);
}

interface Step {
  readonly attribute: string;
  readonly values: readonly string[];
}

function nodeProblem(
  node: Tree,
  deck: Deck,
  cards: readonly number[],
  way: readonly Step[],
): TreeProblem | null {
  if (node.kind === 'class') return null;
  const at = wayText(way);
  const index = deck.attributes.findIndex(({ key }) => key === node.attribute);
  const attribute = deck.attributes[index];
  if (!attribute) return reject('tree-unknown-attribute', { at, attribute: node.attribute });
  const wrong = valueProblem(
    node.branches.flatMap(({ values }) => values),
    attribute,
    at,
  );
  if (wrong) return wrong;
  const valueOf = (card: number): string =>
    attribute.values[deck.cards[card]?.values[index] ?? -1]?.key ?? '';
  const led = new Set(node.branches.flatMap(({ values }) => values));
  const lost = cards.find((card) => !led.has(valueOf(card)));
  if (lost !== undefined) {
    return reject('tree-missing-value', { at, attribute: attribute.key, value: valueOf(lost) });
  }
  for (const { values, to } of node.branches) {
    const chosen = cards.filter((card) => values.includes(valueOf(card)));
    const deeper = nodeProblem(to, deck, chosen, [...way, { attribute: attribute.key, values }]);
    if (deeper) return deeper;
  }
  return null;
}

function valueProblem(
  values: readonly string[],
  attribute: Attribute,
  at: string,
): TreeProblem | null {
  const known = new Set(attribute.values.map(({ key }) => key));
  const seen = new Set<string>();
  for (const value of values) {
    const where = { at, attribute: attribute.key, value };
    if (!known.has(value)) return reject('tree-unknown-value', where);
    if (seen.has(value)) return reject('tree-doubled-value', where);
    seen.add(value);
  }
  return null;
}

function sizeProblem(tree: Tree, deck: Deck, demands: Demands): TreeProblem | null {
  const classes = classesIn(tree, deck);
  if (classes.length < 2) return reject('tree-one-class');
  const empty = classes.find(({ cards }) => cards.length === 0);
  if (empty) return reject('tree-empty-class', { at: wayText(empty.way) });
  const min = leastIn(deck, demands);
  const small = classes.find(({ cards }) => cards.length < min);
  if (small) {
    return reject('tree-small-class', { at: wayText(small.way), count: small.cards.length, min });
  }
  if (classes.length > TREE_BOUNDS.classes) {
    return reject('tree-too-many-classes', { count: classes.length, max: TREE_BOUNDS.classes });
  }
  if (demands.classes !== 0 && classes.length !== demands.classes) {
    return reject('tree-class-count', { count: classes.length, want: demands.classes });
  }
  return null;
}
