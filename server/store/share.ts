import * as v from 'valibot';

const share = {
  code: v.string(),
  person: v.string(),
  game: v.string(),
  title: v.string(),
  at: v.number(),
  until: v.number(),
};

/** Shared rounds from their rows; one of them with its JSON. */
export const sharesSchema = v.array(v.object(share));
export const shareSchema = v.nullable(v.object({ ...share, text: v.string() }));

/** Photos from their rows, which are in order. */
export const photoRows = v.pipe(
  v.array(v.object({ body: v.string() })),
  v.transform((rows) => rows.map(({ body }) => body)),
);
