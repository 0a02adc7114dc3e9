import * as v from 'valibot';

/** As many as a deck has cards. */
const MOST = 240;
/** Of them in one message, which has little room. */
const MOST_AT_ONCE = 30;
const MOST_CHARS = 20_000;

/** Some photos of a deck: addresses of JPEGs (`data:`), of 320 pixels and 10,000 bytes at most. */
export const photosFields = {
  name: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST - 1)),
  of: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
  photos: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MOST_CHARS))), v.maxLength(MOST_AT_ONCE)),
};
