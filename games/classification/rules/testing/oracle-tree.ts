import type { Deck } from '../deck/types.ts';
import type { TreeConstraints } from '../tree/check.ts';
import type { Tree } from '../tree/types.ts';

/** The path of a card; null if it does not reach a class. */
function pathOf(tree: Tree, values: ReadonlyMap<string, string>): string | null {
  if (tree.kind === 'class') return '.';
  const open = [...tree.branches.entries()].filter(([, branch]) =>
    branch.values.some((value) => value === values.get(tree.attribute)),
  );
  const [[number, branch] = [0, null]] = open;
  if (open.length !== 1 || branch === null) return null;
  const rest = pathOf(branch.to, values);
  return rest === null ? null : `${number} ${rest}`;
}

/** The paths that end in a class, and every question with its values, one by one. */
function partsOf(tree: Tree, path = ''): { ends: string[]; asked: [string, string[]][] } {
  if (tree.kind === 'class') return { ends: [`${path}.`], asked: [] };
  const below = tree.branches.map(({ to }, number) => partsOf(to, `${path}${number} `));
  return {
    ends: below.flatMap(({ ends }) => ends),
    asked: [
      [tree.attribute, tree.branches.flatMap(({ values }) => values)],
      ...below.flatMap(({ asked }) => asked),
    ],
  };
}

/** By card of the deck: its path, so that equal paths are one class. */
export function pathsOf(tree: Tree, deck: Deck): readonly (string | null)[] {
  return deck.cards.map((card) =>
    pathOf(
      tree,
      new Map(
        deck.attributes.map(({ key, values }, i) => [key, values[card.values[i] ?? -1]?.key ?? '']),
      ),
    ),
  );
}

/**
 * Whether a tree is valid: it asks only what the deck has, no value is named twice, every card
 * reaches one class, and number and size of the classes are as demanded.
 */
export function isValid(tree: Tree, deck: Deck, { least, classes }: TreeConstraints): boolean {
  const { ends, asked } = partsOf(tree);
  const paths = pathsOf(tree, deck);
  const known = asked.every(([attribute, values]) => {
    const there = deck.attributes.find(({ key }) => key === attribute)?.values ?? [];
    const named = values.every((value) => there.some(({ key }) => key === value));
    return there.length > 0 && named && new Set(values).size === values.length;
  });
  const sizes = ends.map((end) => paths.filter((path) => path === end).length);
  return (
    known &&
    paths.every((path) => path !== null) &&
    ends.length >= 2 &&
    ends.length <= 12 &&
    (classes === 0 || ends.length === classes) &&
    sizes.every((size) => size > 0 && size * 100 >= deck.cards.length * least)
  );
}
