import * as v from 'valibot';

/** As many as a deck has cards. */
const MAX_PHOTOS = 240;
/** Of them in one message, which has little room. */
const MAX_AT_ONCE = 30;
const MAX_CHARS = 20_000;

/** Some photos of a deck: addresses of JPEGs (`data:`), of 320 pixels and 10,000 bytes at most. */
export const photosFields = {
  name: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PHOTOS - 1)),
  of: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PHOTOS)),
  photos: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_CHARS))), v.maxLength(MAX_AT_ONCE)),
};
