import * as v from 'valibot';

/** Bounds of a tree from outside, so that reading it takes bounded time. */
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

/** A branch of a question: the values that lead here, and the subtree. */
export interface Branch {
  /** Keys of values of the attribute. */
  readonly values: readonly string[];
  readonly to: Tree;
}

/** A question: asks an attribute; each group of its values leads to a branch. */
export interface Question {
  readonly kind: 'ask';
  /** The key of an attribute of the deck. */
  readonly attribute: string;
  readonly branches: readonly Branch[];
}

/** A classification tree: plain data, as stored in files, messages and the log. */
export type Tree = Leaf | Question;

const key = v.pipe(v.string(), v.maxLength(TREE_BOUNDS.keyLength));

/** A tree with at most `depth` questions on any path; deeper input is rejected unread. */
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

/** Reads the form of a tree. `checkTree` decides whether it fits a deck. */
export const treeSchema: v.GenericSchema<unknown, Tree> = treeOf(TREE_BOUNDS.depth);

/** A tree of one class: the initial state of an editor. */
export const LEAF: Leaf = { kind: 'class' };
