import { commitmentTo } from '@lusoria/core';
import { endOfDay, startOfDay } from './dates.ts';
import {
  type DayEntry,
  entriesByRank,
  entriesBySeq,
  entryCount,
  entryOf,
  fieldOf,
  placeOf,
} from './day-entries.ts';
import type { DayView } from './protocol.ts';
import type { DayState } from './types.ts';

/** Rows of the list that are sent: the best ones, besides the viewer's own. */
const MAX_ROWS = 100;

interface Row {
  readonly place: number | null;
  readonly entry: DayEntry;
}

/** As many as are sent of the list, and the viewer's own. */
function rowsOf(
  list: Iterable<DayEntry>,
  own: DayEntry | undefined,
  place: (entry: DayEntry) => number | null,
): readonly Row[] {
  const rows: Row[] = [];
  for (const entry of list) {
    if (rows.length >= MAX_ROWS) break;
    rows.push({ place: place(entry), entry });
  }
  const isThere = own === undefined || rows.some(({ entry }) => entry === own);
  return isThere ? rows : [...rows, { place: place(own), entry: own }];
}

/** Whether a person may see what others have played on a day: it is over, or they have played all of it. */
export function mayCompare({ date, entries }: DayState, person: string, now: number): boolean {
  return now >= endOfDay(date) || entryOf(entries, person)?.over === true;
}

/**
 * A day as a person sees it. What others have scored tells of the cards: until the person has
 * played all deals, or the day is over, only their names are shown.
 */
export function viewOf(day: DayState, person: string, now: number): DayView {
  const isPast = now >= endOfDay(day.date);
  const { entries } = day;
  const own = entryOf(entries, person);
  const shows = mayCompare(day, person, now);
  const { id, date, game, key, options, rounds, bots, engine, seed, beacon, openedAt } = day;
  const rows = shows
    ? rowsOf(entriesByRank(entries), own, (entry) => placeOf(entries, entry))
    : rowsOf(entriesBySeq(entries), own, () => null);
  return {
    day: id,
    date,
    game: game.id,
    key,
    options,
    rounds,
    bots,
    engineName: engine,
    best: entries.best,
    phase: isPast ? 'past' : now < startOfDay(date) ? 'ahead' : 'today',
    until: endOfDay(date),
    commitment: commitmentTo(seed),
    committedAt: openedAt,
    seed: isPast ? seed : null,
    beacon,
    entries: entryCount(entries),
    rows: rows.map(({ place, entry }) => ({
      place,
      name: entry.name,
      you: entry === own,
      score: shows || entry === own ? entry.score.total : null,
      played: entry === own || shows ? entry.score.deals.length : null,
      table: shows && entry.over ? entry.table : null,
      ms: shows && entry.over && entry.scoredAt !== null ? entry.scoredAt - entry.enteredAt : null,
    })),
    own: own ? { table: own.table, score: own.score, over: own.over } : null,
    field: shows ? fieldOf(entries) : null,
    engine: shows ? day.engineScore : null,
    engineTable: shows ? day.engineTable : null,
  };
}
