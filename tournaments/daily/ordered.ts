/**
 * Items in an order, immutable: a tree that is balanced by weight (Adams 1992; the bounds of Hirai and Yamamoto 2011). To
 * put one in or take one out takes logarithmic time, and all else is shared with the tree before. Null: no items.
 */
export type Ordered<T> = Node<T> | null;

interface Node<T> {
  readonly item: T;
  readonly size: number;
  readonly left: Ordered<T>;
  readonly right: Ordered<T>;
}

/** Negative: the first comes before the second; 0: they are the same item. */
export type Order<T> = (a: T, b: T) => number;

const DELTA = 3;
const GAMMA = 2;

export function sizeOf(tree: Ordered<unknown>): number {
  return tree === null ? 0 : tree.size;
}

/** With an item, in the place of the same one where it is there. */
export function withItem<T>(tree: Ordered<T>, item: T, order: Order<T>): Node<T> {
  if (tree === null) return node(item, null, null);
  const side = order(item, tree.item);
  if (side === 0) return node(item, tree.left, tree.right);
  return side < 0
    ? balanced(tree.item, withItem(tree.left, item, order), tree.right)
    : balanced(tree.item, tree.left, withItem(tree.right, item, order));
}

export function withoutItem<T>(tree: Ordered<T>, item: T, order: Order<T>): Ordered<T> {
  if (tree === null) return null;
  const { left, right } = tree;
  const side = order(item, tree.item);
  if (side < 0) return balanced(tree.item, withoutItem(left, item, order), right);
  if (side > 0) return balanced(tree.item, left, withoutItem(right, item, order));
  if (right === null) return left;
  const next = firstOf(right);
  return balanced(next, left, withoutItem(right, next, order));
}

/** @param side where what is searched for lies, seen from an item: negative before it, 0 there */
export function search<T>(tree: Ordered<T>, side: (item: T) => number): T | undefined {
  let at = tree;
  while (at !== null) {
    const where = side(at.item);
    if (where === 0) return at.item;
    at = where < 0 ? at.left : at.right;
  }
  return undefined;
}

/** Number of items before the first that is not; `isBefore` must hold for those up to some place, and for none after. */
export function countWhile<T>(tree: Ordered<T>, isBefore: (item: T) => boolean): number {
  let count = 0;
  let at = tree;
  while (at !== null) {
    if (isBefore(at.item)) {
      count += sizeOf(at.left) + 1;
      at = at.right;
    } else at = at.left;
  }
  return count;
}

/** The items in order; whoever stops early does not pay for the rest. */
export function* inOrder<T>(tree: Ordered<T>): Generator<T, void> {
  if (tree === null) return;
  yield* inOrder(tree.left);
  yield tree.item;
  yield* inOrder(tree.right);
}

function firstOf<T>(tree: Node<T>): T {
  let at = tree;
  while (at.left !== null) at = at.left;
  return at.item;
}

function node<T>(item: T, left: Ordered<T>, right: Ordered<T>): Node<T> {
  return { item, left, right, size: sizeOf(left) + 1 + sizeOf(right) };
}

/** A tree of two, one of which has lost or gained an item. */
function balanced<T>(item: T, left: Ordered<T>, right: Ordered<T>): Node<T> {
  if (right !== null && right.size + 1 > DELTA * (sizeOf(left) + 1)) {
    const { left: inner, right: outer } = right;
    return inner === null || inner.size + 1 < GAMMA * (sizeOf(outer) + 1)
      ? node(right.item, node(item, left, inner), outer)
      : node(inner.item, node(item, left, inner.left), node(right.item, inner.right, outer));
  }
  if (left !== null && left.size + 1 > DELTA * (sizeOf(right) + 1)) {
    const { left: outer, right: inner } = left;
    return inner === null || inner.size + 1 < GAMMA * (sizeOf(outer) + 1)
      ? node(left.item, outer, node(item, inner, right))
      : node(inner.item, node(left.item, outer, inner.left), node(item, inner.right, right));
  }
  return node(item, left, right);
}
