import type { ServerMessage, TableEvent } from '@lusoria/table';
import { field, list } from './fields.ts';
import { HONEST } from './honest.ts';
import { leaksIn } from './strict.ts';

/** Something that only these people may be told, as it would stand in a message. */
interface Needle {
  readonly text: string;
  readonly what: string;
  readonly owners: ReadonlySet<string>;
  /** The table at which it is hidden; null: it is to be looked for everywhere. */
  readonly table: string | null;
}

interface Watched {
  /** Who has had each seat. */
  readonly seats: Set<string>[];
  needles: Needle[];
  /** Those that were not made by hostile lines are watched to the end. */
  readonly honest: boolean;
}

/** Looks for what is hidden in whatever lines are told. */
export interface Watch {
  /** Takes what the server is about to keep. */
  kept(table: string, events: readonly TableEvent[]): void;
  /** A token, a note, a code: something that only one person may be told. */
  secret(what: string, text: string, owner: string): void;
  /** What in a message its reader must not know, unless it stood in what was asked. */
  leaks(text: string, message: ServerMessage, person: string, asked: string): readonly string[];
  /** Whatever has been hidden and is still. */
  hidden(): readonly string[];
}

/** Tables of hostile lines that are watched at a time; those that were made first go first. */
const MOST_TABLES = 40;
/** Shorter lists of cards may well be the same somewhere else. */
const LONG_LIST = 8;
const SHORTEST = 4;

export function openWatch(): Watch {
  const tables = new Map<string, Watched>();
  const secrets: Needle[] = [];

  const seatOf = (watched: Watched, seat: number): Set<string> =>
    (watched.seats[seat] ??= new Set());
  const inside = (table: string, watched: Watched, event: unknown, by: number | null): void => {
    const hide = (what: string, value: unknown, owners: ReadonlySet<string>): void => {
      const cards = Array.isArray(value) ? value.length : Number.POSITIVE_INFINITY;
      const text = JSON.stringify(value);
      if (cards < SHORTEST && what !== 'skat') return;
      // What another table may well have, too, is a secret at its own only.
      const isCommon = cards < LONG_LIST || what === 'a tree' || what === 'a description';
      watched.needles.push({ text, what, owners, table: isCommon ? table : null });
    };
    for (const [seat, hand] of list(field(event, 'hands')).entries()) {
      hide('a hand', hand, seatOf(watched, seat));
    }
    hide('a stock', list(field(event, 'stock')).slice(-LONG_LIST * 2), new Set());
    const owners = by === null ? new Set<string>() : seatOf(watched, by);
    // Whoever has picked it up knows it.
    const isPickedUp = field(event, 'type') === 'picked-up';
    const skat = list(field(event, isPickedUp ? 'cards' : 'skat'));
    if (isPickedUp) watched.needles = watched.needles.filter(({ what }) => what !== 'skat');
    if (skat.length > 0) hide('skat', skat, isPickedUp ? owners : new Set());
    // Ouvert, or a claim: the hand lies open from now on.
    if (Array.isArray(field(event, 'open')) && by !== null) {
      const shown = seatOf(watched, by);
      watched.needles = watched.needles.filter(({ owners }) => owners !== shown);
    }
    const sage = field(event, 'seat');
    const tree = field(event, 'tree');
    if (tree && typeof sage === 'number') hide('a tree', tree, seatOf(watched, sage));
    const what = field(event, 'what');
    if (JSON.stringify(what ?? null).length > 60) hide('a description', what, owners);
  };

  return {
    kept(table, events) {
      const [first] = events;
      if (first?.type === 'created') {
        tables.set(table, { seats: [], needles: [], honest: first.name.includes(HONEST) });
      }
      const watched = tables.get(table);
      if (!watched) return;
      for (const event of events) {
        if (event.type === 'created') {
          for (const [seat, holder] of event.seats.entries()) {
            if (holder.kind === 'person') seatOf(watched, seat).add(holder.person);
          }
        } else if (event.type === 'sat') seatOf(watched, event.seat).add(event.person);
        else if (event.type === 'committed') {
          const text = event.secret ?? '';
          watched.needles = [{ text, what: 'a secret', owners: new Set(), table: null }];
        } else if (event.type === 'step') {
          const by = typeof event.by === 'number' ? event.by : null;
          for (const inner of event.events) inside(table, watched, inner, by);
        } else if (event.type === 'revealed') watched.needles = [];
      }
      const others = [...tables].filter(([, one]) => !one.honest);
      const [oldest] = others;
      if (others.length > MOST_TABLES && oldest) tables.delete(oldest[0]);
    },
    secret(what, text, owner) {
      secrets.push({ text, what, owners: new Set([owner]), table: null });
    },
    leaks(text, message, person, asked) {
      const about = 'table' in message ? (message.table ?? null) : null;
      const tell = ({ table, owners, text: hidden }: Needle): boolean =>
        (table === null || table === about) &&
        !owners.has(person) &&
        text.includes(hidden) &&
        !asked.includes(hidden);
      const needles = [...secrets, ...[...tables.values()].flatMap((one) => one.needles)];
      const told = needles.filter(tell).map(({ what }) => what);
      if (message.t !== 'table') return told;
      const { seat } = message.view;
      const watched = tables.get(message.table);
      const another = seat !== null && watched && !watched.seats[seat]?.has(person);
      return [...told, ...(another ? ['the view of another seat'] : []), ...leaksIn(message)];
    },
    hidden: () =>
      [...secrets, ...[...tables.values()].flatMap((one) => one.needles)].map(({ text }) => text),
  };
}
