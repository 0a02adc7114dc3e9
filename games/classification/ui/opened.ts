/** A sheet over the classes. */
export type Tool = 'sort' | 'notes' | 'lays' | 'tree' | 'reference';

/** Something opened beside the game: a sheet over the classes, or a card or class by itself. */
export type Opened =
  | { readonly what: Tool }
  | { readonly what: 'card'; readonly card: number }
  /** A class on the table, from 0. */
  | { readonly what: 'class'; readonly n: number };

/** Opens something; null closes what is open. */
export type Opening = (what: Opened | null) => void;
