import type { Deck } from '../deck/types.ts';
import type { Demands } from '../tree/check.ts';
import type { Tree } from '../tree/types.ts';

/** Which way a card goes; null when it does not get to a class. */
function wayOf(tree: Tree, values: ReadonlyMap<string, string>): string | null {
  if (tree.kind === 'class') return '.';
  const open = [...tree.branches.entries()].filter(([, branch]) =>
    branch.values.some((value) => value === values.get(tree.attribute)),
  );
  const [[number, branch] = [0, null]] = open;
  if (open.length !== 1 || branch === null) return null;
  const rest = wayOf(branch.to, values);
  return rest === null ? null : `${number} ${rest}`;
}

/** The ways that end in a class, and every attribute that is asked with its values, one by one. */
function partsOf(tree: Tree, way = ''): { ends: string[]; asked: [string, string[]][] } {
  if (tree.kind === 'class') return { ends: [`${way}.`], asked: [] };
  const below = tree.branches.map(({ to }, number) => partsOf(to, `${way}${number} `));
  return {
    ends: below.flatMap(({ ends }) => ends),
    asked: [
      [tree.attribute, tree.branches.flatMap(({ values }) => values)],
      ...below.flatMap(({ asked }) => asked),
    ],
  };
}

/** By card of the deck: which way it goes, so that equal ways are one class. */
export function waysOf(tree: Tree, deck: Deck): readonly (string | null)[] {
  return deck.cards.map((card) =>
    wayOf(
      tree,
      new Map(
        deck.attributes.map(({ key, values }, i) => [key, values[card.values[i] ?? -1]?.key ?? '']),
      ),
    ),
  );
}

/**
 * Whether a tree may be played with: only what the deck has is asked, no value is named twice, every
 * card gets to one class, and the classes are as many and as large as they must be.
 */
export function isValid(tree: Tree, deck: Deck, { least, classes }: Demands): boolean {
  const { ends, asked } = partsOf(tree);
  const ways = waysOf(tree, deck);
  const known = asked.every(([attribute, values]) => {
    const there = deck.attributes.find(({ key }) => key === attribute)?.values ?? [];
    const named = values.every((value) => there.some(({ key }) => key === value));
    return there.length > 0 && named && new Set(values).size === values.length;
  });
  const sizes = ends.map((end) => ways.filter((way) => way === end).length);
  return (
    known &&
    ways.every((way) => way !== null) &&
    ends.length >= 2 &&
    ends.length <= 12 &&
    (classes === 0 || ends.length === classes) &&
    sizes.every((size) => size > 0 && size * 100 >= deck.cards.length * least)
  );
}
