import type { AnyGame } from '@lusoria/core';
import {
  afterEntry,
  deadlinesOf,
  type Entry,
  entryFor,
  replay,
  type StoredTable,
  type TableState,
  type TableView,
  viewerOf,
  viewFor,
} from '@lusoria/table';
import { isDayClock } from '@lusoria/table/by-day';
import { isSame } from './same.ts';

/** Time after which a deadline has been met, even where the node has died that had the table. */
export const LATE_MS = 120_000;

type PublicEntry = ReturnType<typeof entryFor>;

/** A log as it was committed, and the table that it makes, replayed by nobody else. */
export interface Truth {
  readonly table: StoredTable;
  readonly log: readonly Entry[];
  /** When each entry was committed. */
  readonly committedAt: readonly number[];
  /** Seq of each command. */
  readonly seqs: ReadonlyMap<string, number>;
  /** Null for the log of an event. */
  readonly state: TableState | null;
  isRemoved: boolean;
  /** Takes an entry; returns what is wrong with it, or null. */
  append(entry: Entry, at: number): string | null;
  rewrite(entries: readonly Entry[]): void;
  /** What is wrong with a view of a person, or null. */
  viewFault(person: string, seq: number, view: TableView): string | null;
  /** What is wrong with entries as they were shown from a seat, or null. */
  entriesFault(viewer: number | null, entries: readonly PublicEntry[]): string | null;
}

export function openTruth(
  table: StoredTable,
  first: Entry,
  game: AnyGame | null,
  at: number,
): Truth {
  const log = [first];
  const committedAt = [at];
  const seqs = new Map([[first.command, 1]]);
  const states = game ? [replay(table.id, game, log)] : [];
  const erased = new Set<string>();
  const latest = (): TableState | null => states.at(-1) ?? null;

  return {
    table,
    log,
    committedAt,
    seqs,
    get state() {
      return latest();
    },
    isRemoved: false,
    append(entry, now) {
      const before = latest();
      if (entry.seq !== log.length + 1) return `entry ${entry.seq} follows ${log.length}`;
      if (seqs.has(entry.command)) return `${entry.command} is there twice`;
      log.push(entry);
      committedAt.push(now);
      seqs.set(entry.command, entry.seq);
      for (const event of entry.events) if (event.type === 'erased') erased.add(event.person);
      if (!before) return null;
      states.push(afterEntry(before, entry));
      return tooEarly(before, entry) ?? tooLate(before, entry, now);
    },
    rewrite(entries) {
      for (const entry of entries) log[entry.seq - 1] = entry;
    },
    viewFault(person, seq, view) {
      const state = states[seq - 1];
      if (!state) return `the view at ${seq}, where the log has ${log.length}`;
      const viewer = viewerOf(state, person);
      const expected = viewFor(state, viewer);
      if (expected.seat !== view.seat) return `the view of seat ${view.seat}, not ${expected.seat}`;
      const isRight = isSame(timeless(view), timeless(expected));
      return isRight ? null : `another view at ${seq}: ${differenceOf(view, expected)}`;
    },
    entriesFault(viewer, entries) {
      const state = latest();
      if (!state) return null;
      for (const entry of entries) {
        const whole = log[entry.seq - 1];
        if (!whole) return `entry ${entry.seq}, where the log has ${log.length}`;
        const expected = entryFor(state, whole, viewer ?? 'spectator');
        const shown = { ...entry, events: entry.events.map((one) => withoutWords(one, erased)) };
        const right = {
          ...expected,
          events: expected.events.map((one) => withoutWords(one, erased)),
        };
        const isEmptied = whole.events.length === 0;
        if (!isEmptied && !isSame(shown, right)) return `another entry ${entry.seq}`;
      }
      return null;
    },
  };
}

/** What is wrong with an action of the table's own: it comes before its time. */
function tooEarly(before: TableState, { command, at }: Entry): string | null {
  if (!command.startsWith('table:time')) return null;
  const isDue = deadlinesOf(before).some((one) => one.kind === 'request' && one.at <= at);
  return isDue ? null : `${command} before its time`;
}

/**
 * What is wrong with an action of a table by the day of its own: it comes long after its time, though nobody was there. A limit
 * of the game that was interrupted and goes on is due with the step that takes it up again.
 */
function tooLate(before: TableState, { command }: Entry, now: number): string | null {
  if (!command.startsWith('table:time') || !isDayClock(before.settings.clock)) return null;
  const due = deadlinesOf(before).find(({ kind }) => kind === 'request');
  if (!due) return null;
  const late = now - Math.max(due.at, before.updatedAt);
  return late > LATE_MS ? `${command} comes ${late} ms late` : null;
}

/** A view without the times that are told by the clock of one node. */
function timeless(view: TableView): TableView {
  const play = view.round?.play;
  if (!view.round || !play) return view;
  const times = { limitAt: null, clocks: null, waitUntil: 0 };
  return { ...view, round: { ...view.round, play: { ...play, ...times } } };
}

type Event = PublicEntry['events'][number];

/** An event without the name and the words of people who were erased: when these vanish is looked at elsewhere. */
function withoutWords(event: Event, erased: ReadonlySet<string>): Event {
  switch (event.type) {
    case 'created':
      return erased.has(event.owner) ? { ...event, name: '' } : event;
    case 'sat':
    case 'renamed':
      return erased.has(event.person) ? { ...event, name: '' } : event;
    case 'said':
      return erased.has(event.person) ? { ...event, text: '' } : event;
    default:
      return event;
  }
}

/** The first differing fields, for people who read the report. */
function differenceOf(shown: TableView, expected: TableView): string {
  const right = new Map<string, unknown>(Object.entries(timeless(expected)));
  for (const [key, value] of Object.entries(timeless(shown))) {
    if (isSame(value, right.get(key))) continue;
    return `${key} ${JSON.stringify(value)?.slice(0, 300)}, not ${JSON.stringify(right.get(key))?.slice(0, 300)}`;
  }
  return 'a field less';
}
