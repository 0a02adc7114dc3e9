/** Maximum tables that may name one person. */
export const MAX_TABLES = 200;

/** Open tables of one person that may wait for others; further ones are rejected with `too-many-open`. */
export const MAX_OPEN = 3;

/** Characters of a table's code. */
export const CODE_LENGTH = 6;
