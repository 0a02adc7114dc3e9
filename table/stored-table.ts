/** A table in the store. */
export interface StoredTable {
  readonly id: string;
  readonly code: string;
  readonly game: string;
}

/** Whom, or which other table, a table is made for. */
export type MadeFor = { readonly person: string } | { readonly table: string };

/** A table to be made; once that is gone which it is made for it is not, however late its turn comes. */
export interface NewTable extends StoredTable {
  readonly of?: MadeFor;
}

/** Whether a table was made; or its id or code is taken; or nobody is left that it is for. */
export type Creation = 'made' | 'taken' | 'orphaned';
