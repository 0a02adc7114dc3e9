import { defined } from '@lusoria/core';
import { NAMELESS } from '@lusoria/table/names';
import { dayAt } from '../daily/dates.ts';
import { openField } from './field.ts';
import { afterGames, afterResult, type Compared, scoreBy, type Strength, UNKNOWN } from './rate.ts';
import type {
  Member,
  RatedGame,
  RatingEntry,
  RatingEvent,
  RatingResult,
  Ratings,
  ResultRow,
} from './types.ts';

/** Points of a history that are kept. */
const MAX_POINTS = 60;
/** Sources that a quarter hands on: of days, and of rounds, which another node may be rating at that moment. */
const MAX_DAYS = 20;
const MAX_ROUNDS = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The ratings after the first entry of a quarter's log.
 *
 * @throws RangeError when that is not its beginning.
 */
export function initialRatings(first: RatingEntry): Ratings {
  const [opened] = first.events;
  if (opened?.type !== 'opened') throw new RangeError('ratings begin with `opened`');
  const { at, seq } = first;
  const members = opened.carried.map(({ person, name, joinedAt, games }): Member => {
    const rated = games.map(({ game, results, days, ...strength }) => {
      const { rating, deviation } = strength;
      const history = [{ at, rating, deviation }];
      return [game, { strength, results, days, lastAt: at, history }] as const;
    });
    return { person, name, joinedAt, isActive: false, games: new Map(rated) };
  });
  return {
    members: new Map(members.map((one) => [one.person, one])),
    counted: new Set(opened.counted),
    meetings: [],
    isClosed: false,
    seq,
  };
}

/** Applies the entries that follow in the log. */
export function afterRatings(before: Ratings, log: readonly RatingEntry[]): Ratings {
  const members = new Map(before.members);
  const counted = new Set(before.counted);
  let { meetings, isClosed, seq } = before;
  for (const { events, at, seq: own } of log) {
    seq = own;
    for (const event of events) {
      if (event.type === 'result') {
        counted.add(event.source);
        for (const [person, after] of strengthsAfter(members, event, at))
          members.set(person, after);
        const people = event.rows.flatMap((row) => row.person ?? []);
        if (!isOfDay(event.source)) meetings = [...recent(meetings, at), { at, people }];
      } else if (event.type === 'closed') isClosed = true;
      else apply(members, event, at);
    }
  }
  return { members, counted, meetings, isClosed, seq };
}

function isOfDay(source: string): boolean {
  return source.startsWith('dy-');
}

function apply(
  members: Map<string, Member>,
  event: Exclude<RatingEvent, RatingResult | { type: 'closed' }>,
  at: number,
): void {
  if (event.type === 'left') members.delete(event.person);
  if (event.type !== 'joined') return;
  const { person, name } = event;
  const known = members.get(person);
  members.set(
    person,
    known ? { ...known, name } : { person, name, joinedAt: at, isActive: true, games: new Map() },
  );
}

/** Meetings of the day before a time. */
export function recent(meetings: Ratings['meetings'], now: number): Ratings['meetings'] {
  return meetings.filter(({ at }) => at > now - DAY_MS);
}

/** Members of a result as they are after it: each is compared with what was stored of the others. */
function strengthsAfter(
  members: ReadonlyMap<string, Member>,
  { game, rows, weight, repeat, table }: RatingResult,
  at: number,
): readonly (readonly [string, Member])[] {
  if (rows.length < 2) return [];
  const field = table ? null : openField(rows);
  return rows.flatMap((row, no) => {
    const member = row.person === null ? undefined : members.get(row.person);
    if (!member) return [];
    const before = member.games.get(game);
    const own = strengthIn(member, game);
    const strength = field
      ? afterGames(own, field(no), { weight, repeat })
      : afterResult(own, comparedWith(row, rows, table?.margin ?? null), {
          weight,
          repeat,
          games: table?.games ?? null,
        });
    const isNewDay = before === undefined || dayAt(before.lastAt) !== dayAt(at);
    const { rating, deviation } = strength;
    const after: RatedGame = {
      strength,
      results: (before?.results ?? 0) + 1,
      days: (before?.days ?? 0) + (isNewDay ? 1 : 0),
      lastAt: at,
      history: [...(before?.history ?? []), { at, rating, deviation }].slice(-MAX_POINTS),
    };
    const games = new Map(member.games).set(game, after);
    return [[member.person, { ...member, isActive: true, games }] as const];
  });
}

/** Somebody's strength in a game; the one of nobody in particular where they have not played it. */
export function strengthIn(member: Member, game: string): Strength {
  return member.games.get(game)?.strength ?? UNKNOWN;
}

function comparedWith(
  own: ResultRow,
  rows: readonly ResultRow[],
  margin: number | null,
): readonly Compared[] {
  return rows.flatMap((row) => {
    if (row === own) return [];
    const { rating, deviation } = row;
    return [{ rating, deviation, score: scoreAgainst(own, row, margin) }];
  });
}

function scoreAgainst(own: ResultRow, other: ResultRow, margin: number | null): number {
  if (margin !== null && own.points !== undefined && other.points !== undefined)
    return scoreBy(own.points - other.points, margin);
  return own.place < other.place ? 1 : own.place > other.place ? 0 : 0.5;
}

/** What a quarter hands on: those who were there in it, and its latest sources. */
export function carriedFrom({
  members,
  counted,
}: Ratings): Extract<RatingEvent, { type: 'opened' }> {
  return {
    type: 'opened',
    carried: [...members.values()]
      .filter(({ isActive }) => isActive)
      .map(({ person, name, joinedAt, games }) => ({
        person,
        name,
        joinedAt,
        games: [...games].map(([game, { strength, results, days }]) => ({
          game,
          ...strength,
          results,
          days,
        })),
      })),
    counted: [
      ...[...counted].filter(isOfDay).slice(-MAX_DAYS),
      ...[...counted].filter((source) => !isOfDay(source)).slice(-MAX_ROUNDS),
    ],
  };
}

/** An entry of the log without a person. */
export function withoutPerson(entry: RatingEntry, person: string): RatingEntry {
  return { ...entry, events: entry.events.map((event) => eventWithout(event, person)) };
}

function eventWithout(event: RatingEvent, person: string): RatingEvent {
  switch (event.type) {
    case 'opened':
      return { ...event, carried: event.carried.filter((one) => one.person !== person) };
    case 'joined':
      return event.person === person ? { ...event, name: NAMELESS } : event;
    case 'left':
    case 'closed':
      return event;
    case 'result':
      return {
        ...event,
        rows: event.rows.map((row) => (row.person === person ? { ...row, person: null } : row)),
      };
  }
}

/** Whether an entry names a person with what is removed when they leave. */
export function names(entry: RatingEntry, person: string): boolean {
  return entry.events.some((event) => {
    if (event.type === 'opened') return event.carried.some((one) => one.person === person);
    if (event.type === 'result') return event.rows.some((one) => one.person === person);
    return event.type === 'joined' && event.person === person && event.name !== NAMELESS;
  });
}

/** A result of which the fold says otherwise than its entry: a source, a person, and both ratings. */
export interface Difference {
  readonly source: string;
  readonly stored: number;
  readonly computed: number;
}

/** Rounding of sums that are made in another order. */
const TOLERANCE = 1e-6;

/** Computes a log once more from its results, and compares with the strengths that it has. */
export function verifyRatings(log: readonly RatingEntry[]): readonly Difference[] {
  const [first, ...rest] = log;
  let now = initialRatings(defined(first, 'an empty log'));
  const found: Difference[] = [];
  for (const entry of rest) {
    for (const event of entry.events) {
      if (event.type !== 'result') continue;
      for (const { person, rating } of event.rows) {
        const member = person === null ? undefined : now.members.get(person);
        if (!member) continue;
        const computed = strengthIn(member, event.game).rating;
        if (Math.abs(computed - rating) > TOLERANCE) {
          found.push({ source: event.source, stored: rating, computed });
        }
      }
    }
    now = afterRatings(now, [entry]);
  }
  return found;
}
