/** Maximum tables that may name one person. */
export const MAX_TABLES = 200;

/** Open tables of one person that may wait for others; further ones are rejected with `too-many-open`. */
export const MAX_OPEN = 3;

/** Maximum tables in a person's list: the latest. */
export const MAX_LISTED = 50;

/** Characters of a table's code. */
export const CODE_LENGTH = 6;
