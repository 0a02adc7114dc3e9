import type { AnyGame } from '@lusoria/core';
import { scoresOfRecord, storedRecordSchema } from '@lusoria/table';
import * as v from 'valibot';

/** The result of one event, as clubs keep and exchange it. */
export interface EventResult {
  readonly title: string;
  /** When it began (milliseconds since 1970); null where its file does not tell. */
  readonly at: number | null;
  readonly rows: readonly ResultRow[];
}

interface ResultRow {
  readonly name: string;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
}

/** A person's row of a season's table. */
export interface SeasonRow {
  readonly place: number;
  readonly name: string;
  /** Of the events that count. */
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  /** Number of events with this person. */
  readonly events: number;
  /** By event: points, and whether they count; null: not there. */
  readonly each: readonly ({ readonly points: number; readonly counts: boolean } | null)[];
}

export const eventResultSchema = v.strictObject({
  title: v.string(),
  at: v.nullable(v.number()),
  rows: v.array(
    v.strictObject({ name: v.string(), points: v.number(), won: v.number(), lost: v.number() }),
  ),
});

/** What is read of an exported event; everything else in the file is skipped. */
const exportSchema = v.object({
  event: v.object({
    title: v.string(),
    members: v.array(v.object({ member: v.number(), name: v.string() })),
    standings: v.array(
      v.object({
        member: v.number(),
        points: v.number(),
        won: v.number(),
        lost: v.optional(v.number(), 0),
        rounds: v.array(v.nullable(v.number())),
      }),
    ),
    direction: v.nullish(v.object({ rounds: v.array(v.object({ startedAt: v.number() })) })),
  }),
});

/** Headings of the columns that are read, in the languages of our own files and as clubs have them. */
const HEADINGS = {
  name: /^(name|spieler(in)?|teilnehmer(in)?|player|nōmen|nomen)$/iu,
  /** Where there is no name: the standings of teams. */
  team: /^(mannschaft|team|verein|club|grex)$/iu,
  points:
    /^(punkte|gesamt(punkte|ergebnis)?|ergebnis|points|total|score|pūncta|puncta|summa( tōta)?)$/iu,
  won: /^(gewonnen(e spiele)?|gew\.?|won|games won|victōriae|victoriae)$/iu,
  lost: /^(verloren(e spiele)?|verl\.?|lost|games lost|perditī|perditi)$/iu,
} as const;

/**
 * Reads a file of results, or the record of a table: of one by the day, of a deal of the day, of any other.
 *
 * @param loadGame the rules of a game; null where there is none of this name
 * @returns null where it is none of these
 */
export async function readResults(
  text: string,
  fileName: string,
  loadGame: (id: string) => Promise<AnyGame | null>,
): Promise<EventResult | null> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRecordSchema), text);
  if (!read.success) return readEventResult(text, fileName);
  const game = await loadGame(read.output.game);
  const rows = game && scoresOfRecord(read.output, game);
  return rows && rows.length > 0 ? { title: titleOf(fileName), at: null, rows: [...rows] } : null;
}

function titleOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/u, '');
}

/**
 * Reads a file of results: an event as it is exported (JSON), or a table with a row a person (CSV), whose
 * first line names the columns: a name (of a person, or else of a team) and points at least.
 *
 * @param fileName the title where the file has none
 * @returns null where it is neither
 */
export function readEventResult(text: string, fileName: string): EventResult | null {
  const title = titleOf(fileName);
  return text.trimStart().startsWith('{') ? exported(text, title) : tabular(text, title);
}

function exported(text: string, title: string): EventResult | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), exportSchema), text);
  if (!read.success) return null;
  const { event } = read.output;
  const rows = event.standings.flatMap(({ member, points, won, lost, rounds }) => {
    const name = event.members.find((one) => one.member === member)?.name.trim();
    const hasPlayed = rounds.some((one) => one !== null);
    return name === undefined || name === '' || !hasPlayed ? [] : [{ name, points, won, lost }];
  });
  const [first] = event.direction?.rounds ?? [];
  return { title: event.title === '' ? title : event.title, at: first?.startedAt ?? null, rows };
}

function tabular(text: string, title: string): EventResult | null {
  const [heading, ...lines] = csvRows(text.replace(/^\uFEFF/u, ''));
  if (!heading) return null;
  const column = (kind: keyof typeof HEADINGS) =>
    heading.findIndex((cell) => HEADINGS[kind].test(cell));
  const [name, points, won, lost] = [
    column(heading.some((cell) => HEADINGS.name.test(cell)) ? 'name' : 'team'),
    column('points'),
    column('won'),
    column('lost'),
  ];
  if (name < 0 || points < 0) return null;
  const rows = lines.flatMap((cells): ResultRow[] => {
    const who = cells[name]?.replace(/^'(?=[=+\-@])/u, '');
    const sum = numberIn(cells[points]);
    if (who === undefined || who === '' || sum === null) return [];
    const wonGames = numberIn(cells[won]) ?? 0;
    const lostGames = numberIn(cells[lost]) ?? 0;
    return [{ name: who, points: sum, won: wonGames, lost: lostGames }];
  });
  return rows.length === 0 ? null : { title, at: null, rows };
}

/**
 * A number as it stands in a cell: with a point or a comma, a minus sign of either kind; null: none. Points have
 * two decimals at most, so three digits behind a sign are thousands.
 */
function numberIn(cell: string | undefined): number | null {
  const text = (cell ?? '')
    .replace('−', '-')
    .replaceAll(/(?<=\d)[.,'’\s](?=\d{3}(?!\d))/gu, '')
    .replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/u.test(text) ? Number(text) : null;
}

/** Cells of a table between semicolons, tabs or commas, by what the first line has; quoted where they need to be. */
function csvRows(text: string): readonly (readonly string[])[] {
  const [first = ''] = text.split('\n', 1);
  const separator = first.includes(';') ? ';' : first.includes('\t') ? '\t' : ',';
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`,
    'gu',
  );
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of text.matchAll(cell)) {
    if (whole === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

/**
 * The table of a season: the points of all events added up, or of each person's best ones. Ties are broken
 * by more games won, then by fewer lost; who is equal in all shares the place. Names count as the same
 * however they are capitalized.
 *
 * @param best number of events that count for each person; null: all
 */
export function seasonOf(
  results: readonly EventResult[],
  best: number | null,
): readonly SeasonRow[] {
  const people = new Map<string, string>();
  for (const { name } of results.flatMap(({ rows }) => rows)) {
    if (!people.has(keyOf(name))) people.set(keyOf(name), name);
  }
  const rows = [...people].map(([key, name]) => {
    const each = results.map((result) =>
      sumOf(result.rows.filter((row) => keyOf(row.name) === key)),
    );
    const counting = new Set(
      each
        .flatMap((one, event) => (one ? [{ event, points: one.points }] : []))
        .toSorted((a, b) => b.points - a.points || a.event - b.event)
        .slice(0, best ?? Infinity)
        .map(({ event }) => event),
    );
    const total = sumOf(each.filter((one, event) => one !== null && counting.has(event)));
    return {
      name,
      points: total?.points ?? 0,
      won: total?.won ?? 0,
      lost: total?.lost ?? 0,
      events: each.filter((one) => one !== null).length,
      each: each.map((one, event) => one && { points: one.points, counts: counting.has(event) }),
    };
  });
  type Unplaced = (typeof rows)[number];
  const compare = (a: Unplaced, b: Unplaced): number =>
    b.points - a.points || b.won - a.won || a.lost - b.lost;
  const sorted = rows.toSorted((a, b) => compare(a, b) || a.name.localeCompare(b.name));
  return sorted.map((row) => ({
    place: 1 + sorted.findIndex((other) => compare(other, row) === 0),
    ...row,
  }));
}

function keyOf(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}

/** To hundredths: points may be shares. */
function sumOf(rows: readonly (Omit<ResultRow, 'name'> | null)[]): Omit<ResultRow, 'name'> | null {
  const known = rows.filter((row) => row !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, { points, won, lost }) => ({
    points: Math.round((sum.points + points) * 100) / 100,
    won: sum.won + won,
    lost: sum.lost + lost,
  }));
}
