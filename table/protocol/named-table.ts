import * as v from 'valibot';

/** What names a table in a list, and what is played there. */
export const namedTable = {
  table: v.string(),
  code: v.string(),
  game: v.string(),
  options: v.unknown(),
};
