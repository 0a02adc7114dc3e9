import {
  type Attribute,
  type Branch,
  type Deck,
  LEAF,
  type Question,
  type Tree,
  TREE_BOUNDS,
} from '@lusoria/classification';

/** The place of a node: the branch taken at each step from the root. */
export type Place = readonly number[];

/** The target of moved values: a branch, a branch of their own, or one against a branch with all others. */
export type Goal = number | 'own' | 'against';

/** The place as a key for lists and ids. */
export function placeKey(place: Place): string {
  return ['r', ...place].join('-');
}

function indexOf(deck: Deck, attribute: string): number {
  return deck.attributes.findIndex(({ key }) => key === attribute);
}

function valueOf(deck: Deck, attribute: number, card: number): string {
  const value = deck.cards[card]?.values[attribute] ?? -1;
  return deck.attributes[attribute]?.values[value]?.key ?? '';
}

/** The values of an attribute that these cards have, in the order of the deck. */
function occurring(deck: Deck, attribute: string, cards: readonly number[]): readonly string[] {
  const index = indexOf(deck, attribute);
  const there = new Set(cards.map((card) => valueOf(deck, index, card)));
  const values = deck.attributes[index]?.values ?? [];
  return values.map(({ key }) => key).filter((key) => there.has(key));
}

/** Those of the cards that a branch takes. */
export function cardsOn(
  deck: Deck,
  question: Question,
  branch: Branch,
  cards: readonly number[],
): readonly number[] {
  const index = indexOf(deck, question.attribute);
  return cards.filter((card) => branch.values.includes(valueOf(deck, index, card)));
}

/** The attributes that divide these cards at this depth of a tree. */
export function askable(deck: Deck, cards: readonly number[], depth: number): readonly Attribute[] {
  if (depth >= TREE_BOUNDS.depth) return [];
  return deck.attributes.filter(({ key }) => occurring(deck, key, cards).length > 1);
}

// New branches for values without one: a class of its own for each value.
function leaves(values: readonly string[]): readonly Branch[] {
  return values.map((value) => ({ values: [value], to: LEAF }));
}

/**
 * Normalizes a tree: drops values that no card on their path has, puts every other one in exactly one branch, and drops
 * questions that do not divide. New branches are classes.
 */
export function settled(tree: Tree, deck: Deck): Tree {
  const walk = (node: Tree, cards: readonly number[], depth: number): Tree => {
    if (node.kind === 'class' || depth >= TREE_BOUNDS.depth) return LEAF;
    const open = new Set(occurring(deck, node.attribute, cards));
    const kept = node.branches.flatMap(({ values, to }) => {
      const here = values.filter((value) => open.delete(value));
      return here.length === 0 ? [] : [{ values: inOrder(deck, node.attribute, here), to }];
    });
    const branches = [...kept, ...leaves([...open])];
    const [first, second] = branches;
    if (!first) return LEAF;
    if (!second) return walk(first.to, cards, depth);
    return {
      ...node,
      branches: branches.map((branch) => ({
        values: branch.values,
        to: walk(branch.to, cardsOn(deck, node, branch, cards), depth + 1),
      })),
    };
  };
  return walk(tree, [...deck.cards.keys()], 0);
}

function inOrder(deck: Deck, attribute: string, values: readonly string[]): readonly string[] {
  const all = deck.attributes[indexOf(deck, attribute)]?.values ?? [];
  return all.map(({ key }) => key).filter((key) => values.includes(key));
}

// Replaces the node at a place by the result of `change`; missing places change nothing.
function changed(
  node: Tree,
  place: Place,
  change: (node: Tree, cards: readonly number[]) => Tree,
  deck: Deck,
  cards: readonly number[] = [...deck.cards.keys()],
): Tree {
  const [step, ...rest] = place;
  if (step === undefined) return change(node, cards);
  if (node.kind === 'class') return node;
  return {
    ...node,
    branches: node.branches.map((branch, i) =>
      i === step
        ? {
            ...branch,
            to: changed(branch.to, rest, change, deck, cardsOn(deck, node, branch, cards)),
          }
        : branch,
    ),
  };
}

/** Asks an attribute at a place, with a branch for each value, replacing a question there. */
export function ask(tree: Tree, place: Place, attribute: string, deck: Deck): Tree {
  const next = changed(
    tree,
    place,
    (node, cards) => {
      if (node.kind === 'ask' && node.attribute === attribute) return node;
      return { kind: 'ask', attribute, branches: leaves(occurring(deck, attribute, cards)) };
    },
    deck,
  );
  return settled(next, deck);
}

/** Ends the path at a place with a class. */
export function close(tree: Tree, place: Place, deck: Deck): Tree {
  return settled(
    changed(tree, place, () => LEAF, deck),
    deck,
  );
}

// The subtree of the first branch that goes into a group as a whole.
function behind(branches: readonly Branch[], values: readonly string[]): Tree {
  return branches.find((one) => one.values.every((value) => values.includes(value)))?.to ?? LEAF;
}

function regrouped(branches: readonly Branch[], moved: readonly string[], goal: Goal) {
  const isMoved = (value: string) => moved.includes(value);
  const isAlone = branches.some(
    ({ values }) => values.length === moved.length && values.every(isMoved),
  );
  if (isAlone && (goal === 'own' || (goal === 'against' && branches.length === 2))) return branches;
  const rest = branches.flatMap(({ values }) => values).filter((value) => !isMoved(value));
  if (goal === 'against') {
    return [
      { values: moved, to: behind(branches, moved) },
      { values: rest, to: behind(branches, rest) },
    ];
  }
  const without = branches.map(({ values, to }) => ({
    values: values.filter((value) => !isMoved(value)),
    to,
  }));
  if (goal === 'own') return [...without, { values: moved, to: behind(branches, moved) }];
  return without.map((branch, i) =>
    i === goal ? { ...branch, values: [...branch.values, ...moved] } : branch,
  );
}

/** Moves values of the question at a place to a branch; a branch that loses all of its values disappears. */
export function move(
  tree: Tree,
  place: Place,
  values: readonly string[],
  goal: Goal,
  deck: Deck,
): Tree {
  const next = changed(
    tree,
    place,
    (node) => {
      if (node.kind === 'class') return node;
      const all = node.branches.flatMap((branch) => branch.values);
      const moved = all.filter((value) => values.includes(value));
      const isThere = typeof goal !== 'number' || goal in node.branches;
      // Moving all values would leave no division.
      if (moved.length === 0 || moved.length === all.length || !isThere) return node;
      const branches = regrouped(node.branches, moved, goal).filter((one) => one.values.length > 0);
      return branches.length > 1 ? { ...node, branches } : node;
    },
    deck,
  );
  return settled(next, deck);
}

/** Gives every value of the question at a place a branch of its own. */
export function separate(tree: Tree, place: Place, deck: Deck): Tree {
  const next = changed(
    tree,
    place,
    (node) =>
      node.kind === 'class'
        ? node
        : {
            ...node,
            branches: node.branches.flatMap(({ values, to }) =>
              values.map((value, i) => ({ values: [value], to: i === 0 ? to : LEAF })),
            ),
          },
    deck,
  );
  return settled(next, deck);
}

/** Whether two trees have the same data. */
export function sameTree(a: Tree, b: Tree): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
