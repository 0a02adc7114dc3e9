import { streakOf } from '@lusoria/core/puzzle';
import {
  newCode,
  type Connection,
  type DirectorCommand,
  type EventHost,
  type MessageOf,
  openTable,
  type StoredPerson,
  type TableActor,
} from '@lusoria/table';
import { type ReadAsk, readAsk } from '../../log/ask.ts';
import { dayAfter, dayAt, endOfDay, startOfDay } from '../dates.ts';
import { dayId, dayTable, openingOf, partsOf } from '../day.ts';
import { entryOf } from '../day-entries.ts';
import { viewOf } from '../list.ts';
import { type DailyAnswer, type DailyRequest, dailyRequestSchema } from '../protocol.ts';
import type { DailyGame, DayState } from '../types.ts';
import { DAY_GAME, type Days } from './days.ts';
import type { Engines } from './engines.ts';

/** Days before today that are offered to be played outside the list. */
const ARCHIVE_DAYS = 14;
/** Maximum logs of a person that are searched for days. */
const LOOKED_THROUGH = 200;
/** Characters of a table's code. */
const CODE_LENGTH = 6;

interface Asked extends Omit<ReadAsk<DailyRequest, DailyAnswer>, 'request'> {
  readonly connection: Connection;
  readonly person: StoredPerson;
}

export interface DailyHandlersContext {
  readonly host: EventHost;
  /** Null: there are no such days here. */
  readonly loadOffers: (() => Promise<readonly DailyGame[]>) | null;
  readonly days: Days;
  readonly engines: Engines;
}

/** Handles clients' requests about the deals of days. */
export function dailyHandlers(context: DailyHandlersContext) {
  const { ports } = context.host;
  return async (
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'event'>,
  ): Promise<void> => {
    const read = readAsk<DailyRequest, DailyAnswer>(ports, connection, message, dailyRequestSchema);
    if (!read) return;
    const { request, answer, refuse } = read;
    const asked = { connection, person, answer, refuse };
    switch (request.ask) {
      case 'daily':
        return list(context, asked);
      case 'daily-day':
        return show(context, asked, request.day);
      case 'daily-play':
        return play(context, asked, request.day);
    }
  };
}

async function list(
  { host: { ports }, loadOffers, days }: DailyHandlersContext,
  { person, answer }: Asked,
): Promise<void> {
  const date = dayAt(ports.now());
  if (!loadOffers) return answer({ to: 'daily', isOn: false, date, streak: 0, days: [] });
  await days.prepare();
  const offers = await loadOffers();
  const asked = Array.from({ length: ARCHIVE_DAYS + 1 }, (_, before) => dayAfter(date, -before));
  const dealt = asked.flatMap((on) =>
    offers.map((offer) => ({ id: dayId(on, offer), date: on, offer })),
  );
  const there = await days.among(dealt.map(({ id }) => id));
  const own = await ports.store.tablesOf(person.id, LOOKED_THROUGH);
  const entered = new Set(own.flatMap(({ id, game }) => (game === DAY_GAME ? [id] : [])));
  answer({
    to: 'daily',
    isOn: true,
    date,
    streak: streakOf(
      [...entered].map((id) => partsOf(id).date),
      date,
    ),
    days: dealt.flatMap(({ id, date: on, offer: { game, key, rounds } }) =>
      there.has(id) ? [{ day: id, date: on, game, key, rounds, entered: entered.has(id) }] : [],
    ),
  });
}

async function show(
  { host: { ports }, days, engines }: DailyHandlersContext,
  { person, answer, refuse }: Asked,
  id: string,
): Promise<void> {
  const found = await days.load(id);
  if (!found.ok) return refuse(found.rejection.code);
  const view = viewOf(found.value.state(), person.id, ports.now());
  if (view.rows.some(({ score }) => score !== null) && view.engine === null) {
    engines.want(found.value);
  }
  answer({ to: 'daily-day', view });
}

async function play(
  context: DailyHandlersContext,
  { connection, person, answer, refuse }: Asked,
  id: string,
): Promise<void> {
  const { host, days } = context;
  const { ports } = host;
  const found = await days.load(id);
  if (!found.ok) return refuse(found.rejection.code);
  const actor = found.value;
  const now = ports.now();
  const { date, entries } = actor.state();
  if (now < startOfDay(date)) return refuse('too-early');
  const seed = await days.seedOf(actor);
  if (!seed.ok) return refuse(seed.rejection.code);
  const own = entryOf(entries, person.id);
  const table = own?.table ?? dayTable(id, person.id);
  const isThere = (await ports.store.find(table)) !== null;
  if (!isThere && !connection.quota('table')) return refuse('too-fast');
  if (!own && now < endOfDay(date)) {
    const entered = {
      type: 'entered',
      person: person.id,
      name: person.name || '?',
      table,
    } as const;
    const result = await actor.append(
      `day:entered ${person.id}`,
      (day) => (entryOf(day.entries, person.id) ? [] : [entered]),
      () => ({ joins: person.id }),
    );
    if (!result.ok) return refuse(result.rejection.code);
  }
  const problem = await begin(context, actor.state(), seed.value, person, table);
  if (problem) return refuse(problem);
  answer({ to: 'daily-play', table });
}

/** Makes a table as everybody has it and begins its first deal, as far as that is not done yet. */
async function begin(
  { host: { ports, load } }: DailyHandlersContext,
  day: DayState,
  seed: string,
  { id: person, name }: StoredPerson,
  table: string,
): Promise<string | null> {
  while (!(await ports.store.find(table))) {
    const code = newCode(ports, CODE_LENGTH);
    const opening = openingOf(day, { person, name: name || '?', code });
    const first = await openTable(ports.decide, day.game, opening);
    if (!first.ok) return first.rejection.code;
    const entry = { seq: 1, at: ports.now(), command: `day:${day.id}`, events: first.value };
    const made = { id: table, code, game: day.game.id, of: { person } };
    if ((await ports.store.create(made, entry, [person])) === 'orphaned') return 'hello-first';
  }
  const actor = await load(table);
  if (!actor) return 'no-such-table';
  const direction = { event: day.id, next: 'players' } as const;
  if (!actor.table().direction) {
    const what = { direction, prepared: null, seed, people: [] };
    await submit(actor, 'day:assemble', { do: 'assemble', ...what });
  }
  if (actor.table().phase === 'lobby')
    await submit(actor, 'day:begin', { do: 'begin', secret: null });
  return actor.table().phase === 'lobby' ? 'try-again' : null;
}

async function submit(actor: TableActor, id: string, command: DirectorCommand): Promise<void> {
  return new Promise((resolve) => {
    actor.submit({ kind: 'director', command }, id, () => resolve());
  });
}
