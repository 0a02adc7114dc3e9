import { digestOf } from '@lusoria/core';
import * as v from 'valibot';

/** The photos of a deck, as addresses of JPEGs (`data:`), in its order. */
export type Photos = readonly string[];

/** The name of photos: what they are, so that others cannot have it. */
export function photosName(photos: Photos): string {
  return digestOf(JSON.stringify(photos));
}

const namingSchema = v.object({ deck: v.object({ photos: v.string() }) });

/** The name of the photos of the deck in these options; null: it has none. */
export function photosNamed(options: unknown): string | null {
  const naming = v.safeParse(namingSchema, options);
  return naming.success ? naming.output.deck.photos : null;
}
