import { list } from '@lusoria/core/schema';
import { REPORT_REASONS } from '@lusoria/table/ports';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000));
const id = v.pipe(v.string(), v.maxLength(64));

/** Limits that can be changed while a server runs. */
const changeable = v.strictObject({
  connections: v.exactOptional(count),
  addressConnections: v.exactOptional(count),
  tablesAnHour: v.exactOptional(count),
  peopleAnHour: v.exactOptional(count),
});

const bannedSchema = { of: v.picklist(['address', 'person']), who: id };
/** Reasons for a ban: insults, disrupted games, or excessive load; or none given. */
const REASONS = ['none', 'conduct', 'disruption', 'load'] as const;
const reason = v.optional(v.picklist(REASONS), 'none');
/** Maximum minutes of a ban: a year. */
const MAX_BAN_MINUTES = 525_600;
/** Maximum characters of the message of the day. */
const MESSAGE_LENGTH = 400;

/** An act of the operator. */
export const actSchema = v.variant('do', [
  /** Ends a table: a round under way is broken off. For an event: its round, and nobody can join any more. */
  v.strictObject({ do: v.literal('end'), table: id }),
  /** Deletes a table, or an event with all of its tables. */
  v.strictObject({ do: v.literal('remove'), table: id }),
  /** Bans an address, or a person, for some minutes, and tells them why. */
  v.strictObject({
    do: v.literal('ban'),
    ...bannedSchema,
    minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_BAN_MINUTES)),
    reason,
  }),
  v.strictObject({ do: v.literal('lift'), ...bannedSchema }),
  /** Takes a report out of the queue: it has been dealt with. */
  v.strictObject({ do: v.literal('settle'), table: id, person: id, by: id }),
  /** Sets the message to everybody in the lobby; '' removes it. */
  v.strictObject({
    do: v.literal('message'),
    text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH)),
  }),
  /** Sets these limits; absent ones are as at the server's start. */
  v.strictObject({ do: v.literal('limits'), limits: changeable }),
]);
export type Act = v.InferOutput<typeof actSchema>;

/** A ban; `bots` are those of a banned person, who would come back with them. */
const banSchema = v.object({
  ...bannedSchema,
  bots: v.optional(list(id), []),
  until: v.number(),
  reason,
});
export type Ban = v.InferOutput<typeof banSchema>;

/** Entry of the audit log; `what`: the table, person or address, the text, or the limits. */
const auditEntrySchema = v.object({ at: v.number(), act: v.string(), what: v.string() });

/** Saved state of an operator's acts. Times are milliseconds since 1970. */
export const operatorSchema = v.object({
  message: v.optional(v.string(), ''),
  bans: v.optional(list(banSchema), []),
  limits: v.optional(changeable, {}),
  /** The audit log, the latest entry first. */
  deeds: v.optional(list(auditEntrySchema), []),
});
export type OperatorState = v.InferOutput<typeof operatorSchema>;

/** Figures of a minute. */
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

/** What is known of a table in memory, besides its phase. */
export const liveTable = {
  rounds: v.number(),
  watching: v.number(),
  people: list(v.object({ id: v.string(), name: v.string() })),
};

/** Overview for the operator's page. */
export const overviewSchema = v.object({
  /** Tables that changed last, the latest first; an event's `game` is `event`. */
  tables: list(
    v.object({
      id: v.string(),
      code: v.string(),
      game: v.string(),
      at: v.number(),
      /** Null where the table is not in memory: nobody watches it. */
      live: v.nullable(v.object({ phase: v.string(), ...liveTable })),
    }),
  ),
  /** Connected clients, by address, those with most connections first. */
  visitors: list(
    v.object({ address: v.string(), connections: v.number(), people: list(v.string()) }),
  ),
  /** Reports about people, the latest first. */
  reports: list(
    v.object({
      table: v.string(),
      person: v.string(),
      name: v.string(),
      by: v.string(),
      at: v.number(),
      reason: v.picklist(REPORT_REASONS),
      texts: list(v.string()),
    }),
  ),
  message: v.string(),
  bans: list(banSchema),
  /** The present limits. */
  limits: v.object({
    connections: v.number(),
    addressConnections: v.number(),
    tablesAnHour: v.number(),
    peopleAnHour: v.number(),
  }),
  deeds: list(auditEntrySchema),
  history: list(sampleSchema),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
