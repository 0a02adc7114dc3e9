import { list } from '@lusoria/core/schema';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000));
const id = v.pipe(v.string(), v.maxLength(64));

/** Limits that can be changed while a server runs. */
export const CHANGEABLE = [
  'connections',
  'addressConnections',
  'tablesAnHour',
  'peopleAnHour',
] as const;
const changeable = v.strictObject({
  connections: v.exactOptional(count),
  addressConnections: v.exactOptional(count),
  tablesAnHour: v.exactOptional(count),
  peopleAnHour: v.exactOptional(count),
});

const bannedSchema = { of: v.picklist(['address', 'person']), who: id };
/** Why somebody is banned: they have insulted others, disturbed games, or asked too much of the server; or nothing is said. */
export const REASONS = ['none', 'conduct', 'disruption', 'load'] as const;
const reason = v.optional(v.picklist(REASONS), 'none');
/** For how long somebody can be banned, at most: a year. */
const MOST_MINUTES = 525_600;
/** Characters of the message of the day. */
export const MESSAGE_LENGTH = 400;

/** What the operator can do. */
export const actSchema = v.variant('do', [
  /** Ends a table: whatever is played there is broken off. Of an event: its round, and nobody comes in any more. */
  v.strictObject({ do: v.literal('end'), table: id }),
  /** Deletes a table, or an event with all of its tables. */
  v.strictObject({ do: v.literal('remove'), table: id }),
  /** Lets an address, or a person, in no more for so many minutes, and tells them why. */
  v.strictObject({
    do: v.literal('ban'),
    ...bannedSchema,
    minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_MINUTES)),
    reason,
  }),
  v.strictObject({ do: v.literal('lift'), ...bannedSchema }),
  /** Says something to everybody in the lobby; '' takes it back. */
  v.strictObject({
    do: v.literal('message'),
    text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH)),
  }),
  /** Sets these limits; those that are left out are as the server was started with. */
  v.strictObject({ do: v.literal('limits'), limits: changeable }),
]);
export type Act = v.InferOutput<typeof actSchema>;

const banSchema = v.object({ ...bannedSchema, until: v.number(), reason });
export type Ban = v.InferOutput<typeof banSchema>;

/** One thing that was done; `what`: the table, person or address, the text, or the limits. */
const deedSchema = v.object({ at: v.number(), act: v.string(), what: v.string() });

/** What is kept of an operator's acts. Times are milliseconds since 1970. */
export const operatorSchema = v.object({
  message: v.optional(v.string(), ''),
  bans: v.optional(list(banSchema), []),
  limits: v.optional(changeable, {}),
  /** The latest first. */
  deeds: v.optional(list(deedSchema), []),
});
export type OperatorState = v.InferOutput<typeof operatorSchema>;

/** The figures of a minute. */
export const sampleSchema = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  people: v.number(),
  connections: v.number(),
  tables: v.number(),
  /** In this minute. */
  moves: v.number(),
  /** Milliseconds within which 99 % of the latest moves were stored; null before the first. */
  commit: v.nullable(v.number()),
});
export type Sample = v.InferOutput<typeof sampleSchema>;

/** What the operator's page can act on. */
export const overviewSchema = v.object({
  /** Those that changed last, the latest first; an event's `game` is `event`. */
  tables: list(
    v.object({
      id: v.string(),
      code: v.string(),
      game: v.string(),
      at: v.number(),
      /** Null where the table is not in memory: nobody looks at it. */
      live: v.nullable(
        v.object({
          phase: v.string(),
          rounds: v.number(),
          watching: v.number(),
          people: list(v.object({ id: v.string(), name: v.string() })),
        }),
      ),
    }),
  ),
  /** Who is connected, by address, those with most connections first. */
  visitors: list(
    v.object({ address: v.string(), connections: v.number(), people: list(v.string()) }),
  ),
  message: v.string(),
  bans: list(banSchema),
  /** As they are now. */
  limits: v.object({
    connections: v.number(),
    addressConnections: v.number(),
    tablesAnHour: v.number(),
    peopleAnHour: v.number(),
  }),
  deeds: list(deedSchema),
  history: list(sampleSchema),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
