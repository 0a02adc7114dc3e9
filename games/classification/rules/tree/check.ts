import { accepted, defined, refused, reject, type Rejection, type Result } from '@lusoria/core';
import type { Attribute, Deck } from '../deck/types.ts';
import { classesIn, type Path } from './partition.ts';
import { type Tree, TREE_BOUNDS } from './types.ts';

/** The demands of a table on its trees. */
export interface TreeConstraints {
  /** Minimum share of the deck in a class, in per cent. */
  readonly least: number;
  /** Number of classes; 0 leaves it open. */
  readonly classes: number;
}

/**
 * Faults that a tree can have. `at` is the path to the place (`pathKey`, empty at the root); `attribute` and `value`
 * are keys.
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

/** The first problem of a tree. */
export type TreeProblem = Rejection<TreeProblemCode>;

/** Minimum number of cards in a class of this deck. */
export function minClassSize(deck: Deck, { least }: Pick<TreeConstraints, 'least'>): number {
  return Math.max(1, Math.ceil((deck.cards.length * least) / 100));
}

/** A path through a tree in one line: `colour=red|blue > shape=square`. */
export function pathKey(path: Path): string {
  return path.map(({ attribute, values }) => `${attribute}=${values.join('|')}`).join(' > ');
}

/**
 * Validates a tree: every attribute and value exists, every value of a card on a path has a branch, no value has two,
 * and number and size of the classes are as demanded.
 */
export function checkTree(
  tree: Tree,
  deck: Deck,
  constraints: TreeConstraints,
): Result<Tree, TreeProblem> {
  const problem =
    nodeProblem(tree, deck, [...deck.cards.keys()], []) ?? sizeProblem(tree, deck, constraints);
  return problem === null ? accepted(tree) : refused(problem);
}

function nodeProblem(
  node: Tree,
  deck: Deck,
  cards: readonly number[],
  path: Path,
): TreeProblem | null {
  if (node.kind === 'class') return null;
  const at = pathKey(path);
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
    defined(attribute.values[defined(defined(deck.cards[card]).values[index])]).key;
  const led = new Set(node.branches.flatMap(({ values }) => values));
  const lost = cards.find((card) => !led.has(valueOf(card)));
  if (lost !== undefined) {
    return reject('tree-missing-value', { at, attribute: attribute.key, value: valueOf(lost) });
  }
  for (const { values, to } of node.branches) {
    const chosen = cards.filter((card) => values.includes(valueOf(card)));
    const deeper = nodeProblem(to, deck, chosen, [...path, { attribute: attribute.key, values }]);
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

function sizeProblem(tree: Tree, deck: Deck, constraints: TreeConstraints): TreeProblem | null {
  const classes = classesIn(tree, deck);
  if (classes.length < 2) return reject('tree-one-class');
  const empty = classes.find(({ cards }) => cards.length === 0);
  if (empty) return reject('tree-empty-class', { at: pathKey(empty.path) });
  const min = minClassSize(deck, constraints);
  const small = classes.find(({ cards }) => cards.length < min);
  if (small) {
    return reject('tree-small-class', { at: pathKey(small.path), count: small.cards.length, min });
  }
  if (classes.length > TREE_BOUNDS.classes) {
    return reject('tree-too-many-classes', { count: classes.length, max: TREE_BOUNDS.classes });
  }
  if (constraints.classes !== 0 && classes.length !== constraints.classes) {
    return reject('tree-class-count', { count: classes.length, want: constraints.classes });
  }
  return null;
}
