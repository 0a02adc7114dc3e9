import type { DeckProblem, TreeProblem, TreeProblemCode } from '@lusoria/classification';
import type { Cell } from '@lusoria/latin';

/** What a tree's problem speaks of, in the words of the deck. */
export interface TreeNames {
  /** The way to the place, as `way` words it; empty at the root. */
  readonly way: string;
  readonly attribute: string;
  readonly value: string;
}

/** What one language says about trees and the decks that they divide. */
export interface TreeTexts {
  // Decks
  /** How many cards. */
  cards(n: number): string;
  /** Case, number and gender, short enough for a card: "Gen. Sg. f." */
  cell(cell: Cell): string;
  /** What is wrong with a deck file and where, in one sentence. */
  deckProblem(problem: DeckProblem): string;

  // Trees
  /** "A" → "Klasse A" */
  className(letter: string): string;
  /** A class with the number of its cards, for whoever hears it. */
  classCount(letter: string, n: number): string;
  /** Values that go one way: "rot oder blau". */
  values(names: readonly string[]): string;
  /** A way through a tree: "Farbe: rot oder blau, Form: Kreis". */
  way(steps: readonly { readonly attribute: string; readonly values: string }[]): string;
  /** What is wrong with a tree, in one sentence. */
  treeProblem(problem: TreeProblem, names: TreeNames): string;
  /** The same beside the class that is too small: "5 von mindestens 7". */
  tooSmall(count: number, min: number): string;
  /** A tree that is as it should be. */
  fits(classes: number): string;
  /** What is demanded of a tree: the fewest cards of a class and the number of classes (0: open). */
  demands(min: number, classes: number): string;

  // The editor
  /** The tree as a whole. */
  readonly treeLabel: string;
  /** How to begin, as long as there is one class. */
  readonly begin: string;
  /** How values are put together, once there is a question. */
  readonly howTo: string;
  /** What happens at the end of a way, for whoever hears it; `way` is empty at the root. */
  nodeLabel(way: string): string;
  /** In the choice of what happens there: nothing, it is a class. */
  readonly leaf: string;
  /** In the same choice: the attributes that can be asked. */
  readonly asks: string;
  /** Shown instead of that choice's value at a class. */
  readonly askFurther: string;
  /** The button that takes a question away. */
  remove(attribute: string): string;
  /** The values of one branch, for whoever hears it. */
  branch(values: string): string;
  /** What can be done with the values that were taken up. */
  taken(values: readonly string[]): string;
  /** Puts them into this branch; the second text says which. */
  readonly here: string;
  hereTo(moved: readonly string[], values: string): string;
  /** Gives them a branch of their own. */
  readonly own: string;
  /** Puts them into one branch and all others into another. */
  readonly against: string;
  /** Lays them down again. */
  readonly putBack: string;
  /** Gives every value a branch of its own. */
  readonly separate: string;
  readonly undo: string;
  readonly suggest: string;
  /** Said when something was done: how many classes there are now. */
  changed(classes: number): string;

  // Classes
  /** How the deck falls into classes. */
  readonly classesLabel: string;
  readonly showCards: string;

  // A tree beside another one
  /** The first card that shows that two trees are not the same, where it lies in this one. */
  differs(card: string, letter: string): string;
  /** Both divide the deck alike. */
  readonly agrees: string;
}

/** By code, what is wrong with a tree. */
export type TreeProblemTexts = Readonly<
  Record<TreeProblemCode, (problem: TreeProblem, names: TreeNames) => string>
>;
