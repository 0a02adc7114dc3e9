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

/** Adds an evening, in the order of time; one of the same title and time is replaced. */
export function withResult(
  results: readonly EventResult[],
  added: EventResult,
): readonly EventResult[] {
  const others = results.filter(({ title, at }) => title !== added.title || at !== added.at);
  // Evenings of unknown time stand behind those of a known one, as they were added.
  return [...others, added].toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
}
