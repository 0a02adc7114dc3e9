import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, defined, type Viewer } from '@lusoria/core';
import {
  afterEntry,
  DEALT_PREFIXES,
  initialState,
  type Entry,
  type ServerMessage,
  type TableEvent,
  type TableState,
} from '@lusoria/table';
import type { Witness } from '../client/person.ts';

/** A piece of hidden information, as it would appear in a message. */
interface Secret {
  readonly text: string;
  readonly what: string;
  /** The person who may know it. */
  readonly owner: string | null;
  /** Seats whose holders may know it, too. */
  readonly seats: Set<number>;
  /** The table at which it is hidden; null if it belongs to a person. */
  readonly table: string | null;
  /** Whether to search for it in messages about other tables, too. */
  readonly everywhere: boolean;
}

/** A table's state, reconstructed from the log. */
interface Tracked {
  state: TableState;
  /** States of the latest seqs, for messages that lag behind. */
  readonly states: Map<number, TableState>;
  readonly entries: Entry[];
  /** Everybody who has held each seat. */
  readonly people: Map<number, Set<string>>;
  secrets: Secret[];
  /** True for tables of honest players, which are tracked to the end. */
  readonly honest: boolean;
}

/** Something in a message that its reader must not know, unless it stood in the request. */
interface Leak {
  readonly what: string;
  readonly text: string;
  readonly request: string;
}

/** Prefixes of the deals of days, and of their tables. */
const [DAY, DAY_TABLE] = DEALT_PREFIXES;

/** Searches all messages for hidden information. */
export interface LeakDetector extends Required<Pick<Witness, 'received'>> {
  /** Processes an entry that the server is about to store. */
  stored(table: string, entry: Entry): void;
  /** Adds a token, a note, a code: information for one person only. */
  secret(what: string, text: string, owner: string): void;
  /** Takes what was received until now; to be searched once all that was stored until now has been reported. */
  take(): () => readonly Leak[];
  /** All texts hidden at present. */
  hidden(): readonly string[];
}

interface Received {
  readonly message: ServerMessage;
  readonly text: string;
  readonly person: string;
  readonly request: string;
}

/** Maximum number of hostile clients' tables tracked; the oldest are dropped first. */
const MAX_TRACKED = 40;
/** Maximum lag of a message behind the log (entries). */
const MAX_BEHIND = 200;
/** Shorter lists may occur elsewhere by coincidence; from `unique` items on, a list is searched for at every table. */
const LIST = { least: 4, unique: 8 };
/** The same limit for other values, in characters. */
const MIN_TEXT = 60;

/**
 * Hidden is whatever a game's `redact` removes from events; `redact` and `view` also tell who may know it later.
 *
 * @param isHonest whether a table owner's name is that of an honest player
 */
export function openLeakDetector(
  games: ReadonlyMap<string, AnyGame>,
  isHonest: (name: string) => boolean,
): LeakDetector {
  const tables = new Map<string, Tracked>();
  const personal: Secret[] = [];
  const inbox: Received[] = [];
  /** What has come out at tables of days, and to whom: at the table of another it is hidden still. */
  const out = new Map<string, Set<string>>();
  const mayKnow = ({ owner, seats, table, text }: Secret, person: string): boolean => {
    const people = tables.get(table ?? '')?.people;
    if (owner === person || out.get(text)?.has(person) === true) return true;
    return [...seats].some((seat) => people?.get(seat)?.has(person));
  };
  const all = (): readonly Secret[] => [
    ...personal,
    ...[...tables.values()].flatMap(({ secrets }) => secrets),
  ];
  const leaksIn = ({ message, text, person, request }: Received): readonly string[] => {
    const about = 'table' in message ? (message.table ?? null) : null;
    const told = all().filter(
      (secret) =>
        (secret.everywhere || secret.table === about) &&
        !mayKnow(secret, person) &&
        text.includes(secret.text) &&
        !request.includes(secret.text),
    );
    const known = message.t === 'table' ? tables.get(message.table) : undefined;
    const differences = message.t === 'table' && known ? differencesIn(message, known, person) : [];
    return [...told.map(({ what }) => what), ...differences];
  };
  return {
    stored(table, entry) {
      const [first] = entry.events;
      if (table.startsWith(DAY)) {
        const [, seed] = /"seed":"([0-9a-f]{64})"/u.exec(JSON.stringify(entry)) ?? [];
        if (seed !== undefined) personal.push(personalSecret('the seed of a day', seed, null));
        return;
      }
      if (first?.type === 'created') {
        const game = games.get(first.game);
        if (game) tables.set(table, tracked(table, game, first, entry, isHonest(first.name)));
        forgetOldest(tables);
        return;
      }
      const known = tables.get(table);
      if (!known) return;
      const hidden = known.secrets;
      follow(known, entry);
      if (table.startsWith(DAY_TABLE)) noteOut(out, hidden, known);
    },
    secret(what, text, owner) {
      personal.push(personalSecret(what, text, owner));
    },
    received(message, text, person, request) {
      inbox.push({ message, text, person, request });
    },
    take() {
      const taken = inbox.splice(0);
      return () =>
        taken.flatMap((one) =>
          leaksIn(one).map((what) => ({ what, text: one.text, request: one.request })),
        );
    },
    hidden: () => all().map(({ text }) => text),
  };
}

function personalSecret(what: string, text: string, owner: string | null): Secret {
  return { text, what, owner, seats: new Set(), table: null, everywhere: true };
}

/** Notes what somebody at a table has come to know: others have the same cards at theirs. */
function noteOut(
  out: Map<string, Set<string>>,
  before: readonly Secret[],
  { secrets, people }: Tracked,
): void {
  const note = (text: string, to: Iterable<string>): void => {
    out.set(text, new Set([...(out.get(text) ?? []), ...to]));
  };
  for (const { text } of before)
    if (!secrets.some((one) => one.text === text))
      note(
        text,
        [...people.values()].flatMap((some) => [...some]),
      );
  for (const { text, seats } of secrets)
    for (const seat of seats) note(text, people.get(seat) ?? []);
}

function tracked(
  id: string,
  game: AnyGame,
  created: Extract<TableEvent, { type: 'created' }>,
  entry: Entry,
  honest: boolean,
): Tracked {
  const state = { ...initialState(id, game, created, entry.at), seq: entry.seq };
  const known: Tracked = {
    state,
    states: new Map([[entry.seq, state]]),
    entries: [entry],
    people: new Map(),
    secrets: [],
    honest,
  };
  noteSeats(known);
  return known;
}

function forgetOldest(tables: Map<string, Tracked>): void {
  const others = [...tables].filter(([, { honest }]) => !honest);
  const [oldest] = others;
  if (others.length > MAX_TRACKED && oldest) tables.delete(oldest[0]);
}

function follow(known: Tracked, entry: Entry): void {
  known.state = afterEntry(known.state, entry);
  known.states.set(entry.seq, known.state);
  known.states.delete(entry.seq - MAX_BEHIND);
  known.entries.push(entry);
  noteSeats(known);
  for (const event of entry.events) {
    if (event.type === 'committed') {
      known.secrets = [
        secretOf(
          known,
          'the secret of a round',
          defined(event.secret, 'the secret of a round'),
          true,
        ),
      ];
    } else if (event.type === 'step') hide(known, event.events);
    else if (event.type === 'revealed') known.secrets = [];
  }
  if (entry.events.some(({ type }) => type === 'step')) reveal(known);
}

function noteSeats({ state, people }: Tracked): void {
  for (const [seat, holder] of state.seats.entries()) {
    if (holder.kind !== 'person') continue;
    people.set(seat, new Set([...(people.get(seat) ?? []), holder.person]));
  }
}

function viewersOf({ state }: Tracked): readonly Viewer[] {
  return ['spectator', ...state.seats.keys()];
}

function secretOf({ state }: Tracked, what: string, text: string, everywhere: boolean): Secret {
  return { text, what, owner: null, seats: new Set(), table: state.id, everywhere };
}

/** Registers as secrets the parts of these events that are redacted for somebody. */
function hide(known: Tracked, events: readonly unknown[]): void {
  const { game } = known.state;
  for (const event of events) {
    const parts = new Map<string, unknown>();
    for (const viewer of viewersOf(known)) {
      for (const [path, value] of hiddenParts(event, game.redact(event, viewer)))
        parts.set(path, value);
    }
    for (const [path, value] of parts) {
      const length = Array.isArray(value) ? value.length : 0;
      const text = JSON.stringify(value);
      if (length < LIST.least && text.length < MIN_TEXT) continue;
      const what = `${game.id}: ${path}`;
      known.secrets.push(secretOf(known, what, text, length >= LIST.unique));
    }
  }
}

/** The largest parts of a value that are redacted, by path. */
function hiddenParts(
  value: unknown,
  seen: unknown,
  path = 'event',
): readonly (readonly [string, unknown])[] {
  if (JSON.stringify(value) === JSON.stringify(seen)) return [];
  const isList = Array.isArray(value) && !value.some((one) => typeof one === 'object');
  const isWhole = isList || typeof value !== 'object' || value === null;
  // A fully redacted event is hidden in each of its parts.
  if (isWhole || (path !== 'event' && (typeof seen !== 'object' || seen === null)))
    return [[path, value]];
  const fields = new Map(Object.entries(seen ?? {}));
  return Object.entries(value).flatMap(([key, one]) =>
    hiddenParts(one, fields.get(key), `${path}.${key}`),
  );
}

/** Marks as known whatever a viewer can now see, in an event or on the table. */
function reveal(known: Tracked): void {
  const { state, entries } = known;
  const events = defined(entries.at(-1)).events;
  for (const viewer of viewersOf(known)) {
    const shown = JSON.stringify([
      state.round?.play?.state.view(viewer),
      ...events.map((event) => redacted(event, state.game, viewer)),
    ]);
    const seen = known.secrets.filter(({ text }) => shown.includes(text));
    // Information shown to spectators is not secret.
    if (viewer === 'spectator') known.secrets = known.secrets.filter((one) => !seen.includes(one));
    else for (const { seats } of seen) seats.add(viewer);
  }
}

/** An event as redacted by the game for a viewer. */
function redacted(event: TableEvent, game: AnyGame, viewer: Viewer): readonly unknown[] {
  if (event.type !== 'step') return [];
  return event.events.map((one) => game.redact(one, viewer)).filter((one) => one !== null);
}

/** Differences between a message about a table and the view or events its reader should get. */
function differencesIn(
  { view, seq, entries }: Extract<ServerMessage, { t: 'table' }>,
  { states, entries: log, people, state: { game } }: Tracked,
  person: string,
): readonly string[] {
  const found: string[] = [];
  const { seat } = view;
  const viewer = seat ?? 'spectator';
  if (seat !== null && !people.get(seat)?.has(person)) found.push('the view of another seat');
  const state = states.get(seq);
  const expected = state?.round?.play?.state.view(viewer) ?? null;
  const shown = view.round?.play?.view ?? null;
  if (state && !isSame(shown, expected)) found.push('a view that is not what the game shows');
  for (const entry of entries) {
    for (const [i, event] of entry.events.entries()) {
      if (event.type === 'committed' && event.secret !== null)
        found.push('a secret with its commitment');
      if (event.type !== 'step') continue;
      if (event.input !== null) found.push('an action or a draw');
      const whole = log[entry.seq - 1]?.events[i];
      if (whole && !isSame(event.events, redacted(whole, game, viewer)))
        found.push('events that are not what the game tells');
    }
  }
  return found;
}

/** Whether two values are equal as JSON, regardless of key order. */
function isSame(a: unknown, b: unknown): boolean {
  const one: unknown = JSON.parse(JSON.stringify(a));
  const other: unknown = JSON.parse(JSON.stringify(b));
  return isDeepStrictEqual(one, other);
}
