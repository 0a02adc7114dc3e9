import { type EventResult, eventResultSchema } from '@lusoria/tournaments/season';
import * as v from 'valibot';

const KEY = 'lusoria.season';

const keptSchema = v.strictObject({
  results: v.array(eventResultSchema),
  best: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** The evenings of a season that this device keeps, and how many count for each person. */
export interface KeptSeason {
  readonly results: readonly EventResult[];
  readonly best: number | null;
}

const NOTHING: KeptSeason = { results: [], best: null };

/** Reads what this device keeps; nothing where storage is switched off, or another program has written there. */
export function loadSeason(): KeptSeason {
  try {
    const read = v.safeParse(
      v.pipe(v.string(), v.parseJson(), keptSchema),
      localStorage.getItem(KEY),
    );
    return read.success ? read.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Keeps a season on this device; returns whether there was room. */
export function keepSeason(season: KeptSeason): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(season));
    return true;
  } catch {
    return false;
  }
}

/** Adds an evening, in the order of time; what is there of the same evening is replaced. */
export function withResult(
  results: readonly EventResult[],
  added: EventResult,
): readonly EventResult[] {
  const others = results.filter((one) => !isSameEvent(one, added));
  // Evenings of unknown time stand behind those of a known one, as they were added.
  return [...others, added].toSorted((a, b) => timeOf(a) - timeOf(b) || 0);
}

/** A table has no time of its own; the names of our files have the day. */
function timeOf({ at, title }: EventResult): number {
  if (at !== null) return at;
  const day = /\d{4}-\d\d-\d\d/u.exec(title);
  return day ? Date.parse(day[0]) : Infinity;
}

/**
 * Whether two results are of one event: title and time say so, or rows that are the same, which come again in a copy
 * that the browser has numbered, in the other kind of file, or in a list to which people have been added since.
 */
function isSameEvent(a: EventResult, b: EventResult): boolean {
  if (a.title === b.title && a.at === b.at) return true;
  const [one, other] = [unnumbered(a.title), unnumbered(b.title)];
  return (
    (one.startsWith(other) || other.startsWith(one)) &&
    (isWithin(a.rows, b.rows) || isWithin(b.rows, a.rows))
  );
}

function unnumbered(title: string): string {
  return title.replace(/ ?\(\d+\)$/u, '');
}

function isWithin(rows: EventResult['rows'], others: EventResult['rows']): boolean {
  const known = new Set(others.map((row) => JSON.stringify(row)));
  return rows.length > 0 && rows.every((row) => known.has(JSON.stringify(row)));
}
