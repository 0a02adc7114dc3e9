import * as v from 'valibot';

const given = v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)));

/** Kinds of storage: a file on the server's disk, PostgreSQL, or memory that ends with the process. */
export const STORAGES = ['file', 'postgres', 'memory'] as const;

/** A server's settings on which the papers depend, as it tells them to everybody. */
export const installationSchema = v.object({
  publicUrl: v.nullable(v.string()),
  keepDays: v.number(),
  /** Who runs the server, as far as they have said it. */
  operator: v.object({ name: given, address: given, contact: given }),
  /** Whether strangers meet at open tables. */
  lobby: v.boolean(),
  /** Whether there are deals of the day, with a list that everybody sees. */
  daily: v.boolean(),
  /** Whether people who want it are rated. */
  ratings: v.boolean(),
  /** Whether people may show rounds to everybody by a link. */
  sharing: v.boolean(),
  /** Whether devices may be told that it is their person's turn. */
  push: v.boolean(),
  /** Whether people may be told it by e-mail. */
  mail: v.boolean(),
  storage: v.picklist(STORAGES),
  /** Whether platforms of schools send people here, and whether some of them tell their names. */
  school: v.optional(v.picklist(['none', 'pseudonyms', 'names']), 'none'),
});
export type Installation = v.InferOutput<typeof installationSchema>;

/** How what a device and the server say to each other travels, as far as the settings tell. */
export const WAYS = ['encrypted', 'plain', 'unknown'] as const;

export function wayOf({ publicUrl }: Installation): (typeof WAYS)[number] {
  if (publicUrl === null) return 'unknown';
  return publicUrl.startsWith('https:') ? 'encrypted' : 'plain';
}
