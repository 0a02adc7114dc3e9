import { type BestPoints, commitmentTo, defined } from '@lusoria/core';
import { endOfDay, startOfDay } from './dates.ts';
import type { DayView } from './protocol.ts';
import type { Score } from './score.ts';
import type { DayEntry, DayState } from './types.ts';

/** Rows of the list that are sent: the best ones, besides the viewer's own. */
const MAX_ROWS = 100;

/** Which points win in a day's match. */
function bestOf({ game, options, bots }: DayState): BestPoints {
  return game.match(options, bots.length + 1).best ?? 'most';
}

/** Who is ahead: whoever has played more deals, then whoever has the better points. Negative: the first one. */
function comparing(best: BestPoints): (a: DayEntry, b: DayEntry) => number {
  const sign = best === 'most' ? -1 : 1;
  return (a, b) =>
    Number(b.over) - Number(a.over) ||
    b.score.deals.length - a.score.deals.length ||
    sign * (a.score.total - b.score.total);
}

/** The entries in the order of the list, with their places; equal ones share a place. */
function ranked(day: DayState): readonly { readonly place: number; readonly entry: DayEntry }[] {
  const compare = comparing(bestOf(day));
  const sorted = [...day.entries.values()].toSorted((a, b) => compare(a, b) || a.seq - b.seq);
  let place = 1;
  return sorted.map((entry, i) => {
    const before = sorted[i - 1];
    if (!before || compare(before, entry) !== 0) place = i + 1;
    return { place, entry };
  });
}

/** Means over those who have played all deals, and in each deal; null where nobody has. */
function fieldOf(entries: readonly DayEntry[]): Score | null {
  const done = entries.filter(({ over }) => over);
  const [first] = done;
  if (!first) return null;
  const mean = (of: (entry: DayEntry) => number): number =>
    done.reduce((sum, entry) => sum + of(entry), 0) / done.length;
  return {
    deals: first.score.deals.map((_, i) => mean(({ score }) => defined(score.deals[i]))),
    total: mean(({ score }) => score.total),
  };
}

/**
 * A day as a person sees it. What others have scored tells of the cards: until the person has
 * played all deals, or the day is over, only their names are shown.
 */
export function viewOf(day: DayState, person: string, now: number): DayView {
  const isPast = now >= endOfDay(day.date);
  const own = day.entries.get(person);
  const shows = isPast || own?.over === true;
  const { id, date, game, key, options, rounds, bots, engine, seed, openedAt } = day;
  const list = shows
    ? ranked(day)
    : [...day.entries.values()].map((entry) => ({ place: null, entry }));
  const rows = list.filter(({ entry }, i) => i < MAX_ROWS || entry === own);
  return {
    day: id,
    date,
    game: game.id,
    key,
    options,
    rounds,
    bots,
    engineName: engine,
    best: bestOf(day),
    phase: isPast ? 'past' : now < startOfDay(date) ? 'ahead' : 'today',
    until: endOfDay(date),
    commitment: commitmentTo(seed),
    committedAt: openedAt,
    seed: isPast ? seed : null,
    entries: day.entries.size,
    rows: rows.map(({ place, entry }) => ({
      place,
      name: entry.name,
      you: entry === own,
      score: shows || entry === own ? entry.score.total : null,
      played: entry === own || shows ? entry.score.deals.length : null,
      ms: shows && entry.over && entry.scoredAt !== null ? entry.scoredAt - entry.enteredAt : null,
    })),
    own: own ? { table: own.table, score: own.score, over: own.over } : null,
    field: shows ? fieldOf([...day.entries.values()]) : null,
    engine: shows ? day.engineScore : null,
  };
}
