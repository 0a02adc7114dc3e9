import type { Deck, Tree } from '@lusoria/classification';
import { type Goal, type Place, placeKey } from './editing.ts';

/** State and commands that the nodes of the editor share. */
export interface EditorContext {
  readonly deck: Deck;
  readonly tree: Tree;
  /** The fewest cards of a class. */
  readonly min: number;
  /** Which class a leaf is, by the key of its place. */
  readonly classAt: ReadonlyMap<string, number>;
  /** Values of one question that are to be moved. */
  readonly taken: { readonly place: Place; readonly values: readonly string[] } | null;
  /** Asks an attribute, or (null) ends the path in a class. */
  choose(place: Place, attribute: string | null): void;
  /** Takes a value up or lays it down. */
  toggle(place: Place, value: string): void;
  putBack(): void;
  move(goal: Goal): void;
  separate(place: Place): void;
  /** The element that stands for a place or a value there. */
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
