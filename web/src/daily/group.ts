import type { DayView } from '@lusoria/tournaments/daily';

/** Days whose lists a group's table counts: as long as a server keeps them, unless its operator says another time. */
export const GROUP_DAYS = 30;

/** Somebody of a group. */
export interface GroupRow {
  readonly place: number;
  readonly name: string;
  /** How far they are ahead of the averages of their days. */
  readonly points: number;
  readonly days: number;
}

/** The days of a group's table: the given one, and those before. */
export function groupDays(date: string): readonly string[] {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return Array.from({ length: GROUP_DAYS }, (_, before) =>
    new Date(noon - before * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
}

/** The names in a text, one a line. */
export function namesIn(text: string): readonly string[] {
  const names = text.split('\n').map((line) => line.trim().normalize());
  return [...new Map(names.filter(Boolean).map((name) => [keyOf(name), name])).values()];
}

/**
 * The table of a group over days: of each day how far somebody is ahead of its average, so that a day that one has
 * missed neither helps nor harms. A name that two people bear on a day counts for neither. Without whoever has played none.
 */
export function groupTable(
  days: readonly DayView[],
  names: readonly string[],
): readonly GroupRow[] {
  const sums = names.flatMap((name) => {
    const ahead = days.flatMap((day) => aheadOn(day, name));
    const points = ahead.reduce((sum, one) => sum + one, 0);
    return ahead.length === 0 ? [] : [{ name, points, days: ahead.length }];
  });
  return sums
    .toSorted((a, b) => b.points - a.points)
    .map((row) => ({ ...row, place: 1 + sums.filter(({ points }) => points > row.points).length }));
}

function aheadOn({ rows, rounds, field, best }: DayView, name: string): readonly number[] {
  const [own, ...others] = rows.filter((row) => keyOf(row.name) === keyOf(name));
  if (!own || others.length > 0 || own.score === null || own.played !== rounds || !field) return [];
  return [best === 'most' ? own.score - field.total : field.total - own.score];
}

function keyOf(name: string): string {
  return name.trim().normalize().toLocaleLowerCase('und');
}
