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
export const MOST_TABLES = 20;
/** The same for the deals of days, and for the tables on which they were played. */
const MOST_DEALT = 120;

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

/** Ids of the tables, and of the deals of days, that make room for newer ones: the oldest, but none with a match under way. */
export function excessTables(rows: readonly Row[]): readonly string[] {
  const newestFirst = rows.toSorted((a, b) => b.at - a.at);
  const isDealt = ({ table }: Row): boolean =>
    DEALT_PREFIXES.some((prefix) => table.id.startsWith(prefix));
  const others = newestFirst.filter((row) => !isDealt(row));
  return [...newestFirst.filter(isDealt).slice(MOST_DEALT), ...others.slice(MOST_TABLES)]
    .filter((row) => !isUnderWay(row))
    .map(({ table }) => table.id);
}
