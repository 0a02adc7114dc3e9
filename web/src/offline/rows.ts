import {
  DEALT_PREFIXES,
  type Entry,
  type StoredEntry,
  storedEntry,
  storedEntrySchema,
} from '@lusoria/table';
import * as v from 'valibot';

/** A table of this device as stored. */
export const rowSchema = v.object({
  table: v.object({ id: v.string(), code: v.string(), game: v.string() }),
  /** Its entries as stored, unlike {@link Entry}. */
  log: v.array(v.unknown()),
  people: v.array(v.string()),
  /** By person. */
  notes: v.optional(v.record(v.string(), v.string()), {}),
  at: v.number(),
});
export type Row = v.InferOutput<typeof rowSchema>;

export function inRow(entry: Entry): unknown {
  const { body, ...rest }: StoredEntry = storedEntry(entry);
  const events: unknown = JSON.parse(body);
  return { ...rest, events };
}

/** The log of a row; null if it is damaged. */
export function logOf({ log }: Row): readonly Entry[] | null {
  const entries = v.safeParse(v.array(storedEntrySchema), log);
  return entries.success ? entries.output : null;
}

/** Maximum number of tables kept on a device, besides those with a match under way. */
export const MAX_TABLES = 20;

/** What is kept, by its kind. */
const MAX_KEPT = {
  table: MAX_TABLES,
  /** Tables on which deals of days were played. */
  dealt: 60,
  /** Days that somebody has entered: a series counts them. */
  day: 400,
  /** Days that were only looked at: they follow from their dates again. */
  looked: 20,
} as const;

const phaseSchema = v.object({ events: v.array(v.object({ type: v.string() })) });

/** Whether a match has begun and is not over. */
function isUnderWay({ log }: Row): boolean {
  const types = log.flatMap((entry) => {
    const read = v.safeParse(phaseSchema, entry);
    return read.success ? read.output.events.map(({ type }) => type) : [];
  });
  const ends: readonly string[] = ['match-over', 'closed', 'rematch'];
  return types.findLast((type) => type === 'committed' || ends.includes(type)) === 'committed';
}

function kindOf({ table: { id }, people }: Row): keyof typeof MAX_KEPT {
  const [days, dealt] = DEALT_PREFIXES;
  if (id.startsWith(days)) return people.length > 0 ? 'day' : 'looked';
  return id.startsWith(dealt) ? 'dealt' : 'table';
}

/** Ids of the tables, and of the deals of days, that make room for newer ones: the oldest, but none with a match under way. */
export function excessTables(rows: readonly Row[]): readonly string[] {
  const newestFirst = rows.toSorted((a, b) => b.at - a.at);
  return [...Map.groupBy(newestFirst, kindOf)]
    .flatMap(([kind, all]) => all.slice(MAX_KEPT[kind]))
    .filter((row) => !isUnderWay(row))
    .map(({ table }) => table.id);
}
