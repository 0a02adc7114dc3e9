import * as v from 'valibot';

/** Bounds of a tree that comes from outside, so that reading it takes bounded time. */
export const TREE_BOUNDS = {
  /** Questions on the path from the root to a class. */
  depth: 6,
  /** Classes. */
  classes: 12,
  /** Of the key of an attribute or value. */
  keyLength: 40,
} as const;

/** The end of a path: a class. */
export interface Leaf {
  readonly kind: 'class';
}

/** A branch of a question: which of its values lead here, and what is there. */
export interface Branch {
  /** Keys of values of the attribute. */
  readonly values: readonly string[];
  readonly to: Tree;
}

/** An attribute is asked; each group of its values leads to a branch. */
export interface Question {
  readonly kind: 'ask';
  /** The key of an attribute of the deck. */
  readonly attribute: string;
  readonly branches: readonly Branch[];
}

/** A classification tree: plain data, as it stands in files, messages and the log. */
export type Tree = Leaf | Question;

const key = v.pipe(v.string(), v.maxLength(TREE_BOUNDS.keyLength));

/** A tree with at most so many questions on any path; what lies deeper is refused unread. */
function treeOf(depth: number): v.GenericSchema<unknown, Tree> {
  const leaf = v.strictObject({ kind: v.literal('class') });
  if (depth === 0) return leaf;
  const to = treeOf(depth - 1);
  const branch = v.strictObject({
    values: v.pipe(v.array(key), v.minLength(1), v.maxLength(TREE_BOUNDS.classes), v.readonly()),
    to,
  });
  return v.variant('kind', [
    leaf,
    v.strictObject({
      kind: v.literal('ask'),
      attribute: key,
      branches: v.pipe(
        v.array(branch),
        v.minLength(2),
        v.maxLength(TREE_BOUNDS.classes),
        v.readonly(),
      ),
    }),
  ]);
}

/** Reads a tree's form. Whether it fits a deck is what `checkTree` says. */
export const treeSchema: v.GenericSchema<unknown, Tree> = treeOf(TREE_BOUNDS.depth);

/** A tree of one class: where an editor begins. */
export const LEAF: Leaf = { kind: 'class' };
