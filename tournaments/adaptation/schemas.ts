import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { MAX_MEMBERS, member } from '../model/fields.ts';

/** Most aids, and most options, of one adaptation. */
const MAX_AIDS = 8;
const MAX_OPTIONS = 16;

const key = v.pipe(v.string(), v.maxLength(32));

/** Options of one table that differ from those of the event. */
export const adaptedOptionsSchema = v.pipe(
  v.record(key, v.union([v.boolean(), v.pipe(v.string(), v.maxLength(64))])),
  v.check((options) => Object.keys(options).length <= MAX_OPTIONS),
);

const adaptationSchema = v.strictObject({
  aids: v.pipe(list(key), v.maxLength(MAX_AIDS)),
  options: adaptedOptionsSchema,
});

/** What is different for members from now on; null: nothing any more. */
const each = v.pipe(
  list(v.strictObject({ member, to: v.nullable(adaptationSchema) })),
  v.maxLength(MAX_MEMBERS),
);

/** A member for whom something is different. */
export const memberAdaptationSchema = v.strictObject({ member, ...adaptationSchema.entries });
export type MemberAdaptation = v.InferOutput<typeof memberAdaptationSchema>;

export const adaptationCommands = [
  /** The director's: gives some members other help, or other options at their tables. */
  v.strictObject({ do: v.literal('adapt'), each: v.pipe(each, v.minLength(1)) }),
] as const;

export const adaptationEvents = [v.strictObject({ type: v.literal('adapted'), each })] as const;
