import { defined, type GameStrength } from '@lusoria/core';
import type { Holder, TableState } from '@lusoria/table';
import { isOpenTable } from '@lusoria/table/membership';
import { partsOf } from '../daily/day.ts';
import { comparing, entriesBySeq } from '../daily/day-entries.ts';
import type { DayState } from '../daily/types.ts';
import { recent, strengthIn } from './fold.ts';
import type { RatingResult, Ratings, ResultRow } from './types.ts';

/** Rounds at tables that count for one person within a day. */
const MAX_ROUNDS = 30;

/** Somebody who took part, before it is looked up how strong they are. */
interface Part {
  readonly person: string | null;
  readonly bot: string | null;
  readonly place: number;
  /** At a table: more are better. */
  readonly points?: number;
}

/**
 * The result of one of the deals of a day that is over, among those of its field who wanted to be rated before they
 * began, and its strongest bot; null: there is nothing to compare.
 */
export function resultOfDay(day: DayState, ratings: Ratings): RatingResult | null {
  const { game, id, engine, engineScore } = day;
  const weight = game.strength?.weights[partsOf(id).key];
  if (game.strength === null || weight === undefined || ratings.counted.has(id)) return null;
  const compare = comparing(day.entries.best);
  const entries = [...entriesBySeq(day.entries)].filter(({ person, enteredAt }) => {
    const member = ratings.members.get(person);
    return member !== undefined && member.joinedAt <= enteredAt;
  });
  const all = [
    ...entries.map((one) => ({ ...one, bot: null })),
    ...(engineScore ? [{ person: null, bot: engine, over: true, score: engineScore }] : []),
  ].toSorted(compare);
  let place = 0;
  const parts = all.map(({ person, bot, ...result }, i): Part => {
    const before = all[i - 1];
    if (before && compare(before, result) !== 0) place = i;
    return { person, bot, place };
  });
  const rows = rowsOf(parts, game.id, game.strength, ratings);
  return isWorth(rows, 1)
    ? { type: 'result', game: game.id, source: id, weight, repeat: 0, rows: [...rows] }
    : null;
}

/**
 * The result of the last round at an open table, among those at it who want to be rated, and its bots. Null: nothing to
 * compare. A single person with bots is not rated, as they may be given hints.
 */
export function resultOfTable(
  table: TableState,
  ratings: Ratings,
  now: number,
): RatingResult | null {
  const { game, id, rounds, played, seats } = table;
  const weighing = game.strength?.table;
  const last = played.at(-1);
  const source = `${id}:${rounds.length}`;
  if (game.strength === null || !weighing || !isOpenTable(table)) return null;
  if (rounds.at(-1)?.counted !== true || !last || ratings.counted.has(source)) return null;
  const meetings = recent(ratings.meetings, now);
  const isTired = (person: string): boolean =>
    meetings.filter(({ people }) => people.includes(person)).length >= MAX_ROUNDS;
  const isFewest = game.match(table.options, seats.length).best === 'fewest';
  const parts = last.outcome.ranking.flatMap((level, at) =>
    level.flatMap((seat): readonly Part[] => {
      const gained = defined(last.outcome.points[seat]);
      const place = { place: at, points: isFewest ? -gained : gained };
      const who = playerAt(defined(seats[seat]));
      if (who.person === null) return [{ ...who, ...place }];
      const member = ratings.members.get(who.person);
      const isRated = member !== undefined && member.joinedAt <= table.updatedAt;
      return isRated && !isTired(who.person) ? [{ ...who, ...place }] : [];
    }),
  );
  const rows = rowsOf(parts, game.id, game.strength, ratings);
  if (!isWorth(rows, 2)) return null;
  const people = rows.flatMap(({ person }) => person ?? []);
  const repeat = meetings.filter(
    (one) => people.filter((person) => one.people.includes(person)).length > 1,
  ).length;
  const { weight, margin, games } = weighing;
  const own = { weight, repeat, table: { margin, games }, rows: [...rows] };
  return { type: 'result', game: game.id, source, ...own };
}

/** Whoever has left, and is substituted by a bot, has the result of that bot. */
function playerAt(holder: Holder): Pick<Part, 'person' | 'bot'> {
  if (holder.kind === 'person') return { person: holder.person, bot: null };
  if (holder.kind === 'open') return { person: null, bot: null };
  return holder.substituteFor === null
    ? { person: null, bot: holder.bot }
    : { person: holder.substituteFor, bot: null };
}

function rowsOf(
  parts: readonly Part[],
  game: string,
  { bots }: GameStrength,
  { members }: Ratings,
): readonly ResultRow[] {
  return parts.flatMap(({ person, bot, ...result }) => {
    const member = person === null ? undefined : members.get(person);
    const known = member ? strengthIn(member, game) : bots[bot ?? ''];
    if (!known) return [];
    const { rating, deviation } = known;
    return [{ person, bot, ...result, rating, deviation }];
  });
}

function isWorth(rows: readonly ResultRow[], people: number): boolean {
  return rows.length > 1 && rows.filter(({ person }) => person !== null).length >= people;
}
