import type { Deck, Tree } from '@lusoria/classification';
import { type Goal, type Place, placeKey } from './editing.ts';

/** State and commands that the nodes of the editor share. */
export interface EditorContext {
  readonly deck: Deck;
  readonly tree: Tree;
  /** Minimum number of cards in a class. */
  readonly min: number;
  /** Class number of a leaf, by the key of its place. */
  readonly classAt: ReadonlyMap<string, number>;
  /** Values of one question that are being moved. */
  readonly taken: { readonly place: Place; readonly values: readonly string[] } | null;
  /** Asks an attribute, or (null) ends the path in a class. */
  choose(place: Place, attribute: string | null): void;
  /** Picks up a value or puts it down. */
  toggle(place: Place, value: string): void;
  putBack(): void;
  move(goal: Goal): void;
  separate(place: Place): void;
  /** Id of the element for a place or a value there. */
  id(place: Place, value?: string): string;
}

/** Class numbers of the leaves, by place. */
export function classNumbers(tree: Tree): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const walk = (node: Tree, place: Place): void => {
    if (node.kind === 'class') found.set(placeKey(place), found.size);
    else for (const [i, { to }] of node.branches.entries()) walk(to, [...place, i]);
  };
  walk(tree, []);
  return found;
}
