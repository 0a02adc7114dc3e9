import { type AnyGame, type BestPoints, defined } from '@lusoria/core';
import { DEALT_PREFIXES, hashOf, type Opening, type TableState } from '@lusoria/table';
import { NAMELESS } from '@lusoria/table/names';
import { settingsSchema } from '@lusoria/table/types';
import * as v from 'valibot';
import { mixedSeed } from './beacon.ts';
import { type DayEntry, entryOf, noEntries, withEntry } from './day-entries.ts';
import { type DailyGame, type DayEvent, type DayLogEntry, type DayState } from './types.ts';
import type { Score } from './score.ts';

const [logs, tables] = DEALT_PREFIXES;
/** Prefix of the ids of days' logs, among those of tables. */
export const DAY_PREFIX = logs;

export function dayId(date: string, { game, key }: Pick<DailyGame, 'game' | 'key'>): string {
  return `${DAY_PREFIX}${date}-${game}-${key}`;
}

/** The seed of a day where no server deals: it follows from the date, the game and the key, so that it is the same everywhere. */
export function seedOfDate(id: string): string {
  return hashOf(`${id} for everybody`);
}

/** Id of the table on which a person plays a day, or its engine. */
export function dayTable(id: string, who: string): string {
  return `${tables}${hashOf(`${id} ${who}`).slice(0, 18)}`;
}

/** Date, game and key of a day's id. */
export function partsOf(id: string): {
  readonly date: string;
  readonly game: string;
  readonly key: string;
} {
  const [game = '', key = ''] = id.slice(DAY_PREFIX.length + 'yyyy-mm-dd-'.length).split('-');
  return { date: id.slice(DAY_PREFIX.length, DAY_PREFIX.length + 'yyyy-mm-dd'.length), game, key };
}

/** Which points win in a day's match. */
function bestOf({ game, options, bots }: Pick<DayState, 'game' | 'options' | 'bots'>): BestPoints {
  return game.match(options, bots.length + 1).best;
}

/**
 * The day after the first entry of its log.
 *
 * @throws RangeError when that is not its beginning.
 */
export function initialDay(id: string, game: AnyGame, first: DayLogEntry | undefined): DayState {
  const opened = first?.events[0];
  if (!first || opened?.type !== 'opened') throw new RangeError('a day begins with `opened`');
  const { date, key, options, rounds, bots, engine, seed } = opened;
  const beacon = opened.beacon === undefined ? null : { url: opened.beacon, value: null };
  const dealt = { date, key, options, rounds, bots, engine, seed, beacon, openedAt: first.at };
  const entries = noEntries(bestOf({ game, options, bots }), rounds);
  return { id, game, ...dealt, entries, engineScore: null, engineTable: null, seq: first.seq };
}

/** Applies the entries that follow in the log. */
export function afterEntries(day: DayState, log: readonly DayLogEntry[]): DayState {
  let { beacon, entries, engineScore, engineTable, seq } = day;
  for (const { events, at, seq: own } of log) {
    seq = own;
    for (const event of events) {
      if (event.type === 'engine') {
        engineScore = event.score;
        engineTable = event.table ?? null;
      } else if (event.type === 'mixed') {
        const { round, randomness } = event;
        beacon = { url: defined(beacon, 'a beacon').url, value: { round, randomness } };
      } else if (event.type !== 'opened') {
        const after = entryAfter(entryOf(entries, event.person), event, at, own);
        if (after) entries = withEntry(entries, after);
      }
    }
  }
  return { ...day, beacon, entries, engineScore, engineTable, seq };
}

function entryAfter(
  before: DayEntry | undefined,
  event: Exclude<DayEvent, { type: 'opened' | 'engine' | 'mixed' }>,
  at: number,
  seq: number,
): DayEntry | undefined {
  if (event.type === 'entered') {
    const { person, name, table } = event;
    const score = { deals: [], total: 0 };
    return { person, name, table, seq, enteredAt: at, score, over: false, scoredAt: null };
  }
  if (!before) return undefined;
  return event.type === 'erased'
    ? { ...before, name: NAMELESS }
    : { ...before, score: event.score, over: event.over, scoredAt: at };
}

/** The seed from which all chance of a day derives; null: a beacon's number is still missing. */
export function dealtSeed({ seed, beacon }: Pick<DayState, 'seed' | 'beacon'>): string | null {
  if (!beacon) return seed;
  return beacon.value && mixedSeed(seed, beacon.value);
}

export function withoutName(entry: DayLogEntry, person: string): DayLogEntry {
  const events = entry.events.map((event) =>
    event.type === 'entered' && event.person === person ? { ...event, name: NAMELESS } : event,
  );
  return { ...entry, events };
}

/** Initial state of the table of somebody's entry: theirs is the first seat. */
export function openingOf(
  day: Pick<DayState, 'options' | 'bots'>,
  { person, name, code }: { readonly person: string; readonly name: string; readonly code: string },
): Opening {
  return {
    code,
    owner: person,
    name,
    options: day.options,
    settings: v.parse(settingsSchema, { chat: false, reactions: false, spectators: false }),
    seats: [
      { kind: 'person', person },
      ...day.bots.map((bot) => ({ kind: 'bot', bot, substituteFor: null }) as const),
    ],
  };
}

/** What the first seat of a table has scored so far. */
export function scoreOf({ played, standings }: TableState): Score {
  return {
    deals: played.map(({ outcome }) => defined(outcome.points[0])),
    total: standings.find(({ seat }) => seat === 0)?.points ?? 0,
  };
}
