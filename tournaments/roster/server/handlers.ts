import { accepted } from '@lusoria/core';
import {
  type Connection,
  hashOf,
  type MessageOf,
  type Ports,
  type StoredPerson,
} from '@lusoria/table';
import { cleaned } from '@lusoria/table/names';
import { TITLE_LENGTH } from '../../model/fields.ts';
import { type ReadAsk, readAsk } from '../../log/ask.ts';
import { createEvent, lessonId } from '../../server/creation.ts';
import type { Lessons } from '../../server/index.ts';
import { decide, enrolled, lessonBegins } from '../decide.ts';
import {
  type RosterAnswer,
  type RosterRequest,
  rosterRequestSchema,
  type RosterView,
} from '../protocol.ts';
import { holds, initialRoster, pupilsIn, ROSTER_PREFIX } from '../roster.ts';
import {
  MAX_LESSONS,
  MAX_ROSTERS,
  ROSTER_KEPT_MS,
  type RosterEvent,
  type RosterState,
} from '../types.ts';
import { ROSTER_GAME, type RosterActor, type Rosters } from './rosters.ts';

/** Maximum logs of a person that are searched for classes. */
const LOOKED_THROUGH = 200;

type Ask<T extends RosterRequest['ask']> = Extract<RosterRequest, { ask: T }>;

interface Asked extends Omit<ReadAsk<RosterRequest, RosterAnswer>, 'request'> {
  readonly connection: Connection;
  readonly person: StoredPerson;
  readonly id: string;
}

export interface RosterHandlersContext {
  readonly ports: Ports;
  readonly rosters: Rosters;
  readonly lessons: Lessons;
  /** Deletes an event; returns whether there was one. */
  removeEvent(event: string): Promise<boolean>;
  /** Has the connection told when the class is deleted. */
  watch(roster: string): void;
}

/** Handles clients' requests about classes that are kept from week to week. */
export function rosterHandlers(context: RosterHandlersContext) {
  const { ports } = context;
  return async (
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'event'>,
  ): Promise<void> => {
    const read = readAsk<RosterRequest, RosterAnswer>(
      ports,
      connection,
      message,
      rosterRequestSchema,
    );
    if (!read) return;
    const { request, ...ways } = read;
    const asked: Asked = { connection, person, id: message.id, ...ways };
    switch (request.ask) {
      case 'roster-create':
        return create(context, asked, request);
      case 'roster-list':
        return list(context, asked);
      case 'roster-open':
        return open(context, asked, request);
      case 'roster-do':
        return change(context, asked, request);
      case 'roster-lesson':
        return beginLesson(context, asked, request);
      case 'roster-erase':
        return erase(context, asked, request);
    }
  };
}

function hashOfKey(key: string): string {
  return hashOf(`roster key ${key}`);
}

/** A class that the person holds; otherwise it is refused as if there were none. */
async function held(
  { rosters }: RosterHandlersContext,
  { person, refuse }: Asked,
  id: string,
): Promise<RosterActor | null> {
  const actor = await rosters.load(id);
  if (actor && holds(actor.state(), person.id)) return actor;
  refuse('no-such-roster');
  return null;
}

async function create(
  { ports, rosters, lessons }: RosterHandlersContext,
  { person, connection, id: message, answer, refuse }: Asked,
  { name, key, names }: Ask<'roster-create'>,
): Promise<void> {
  // Derived from the message's id: a repeated message finds the class it has made.
  const id = `${ROSTER_PREFIX}${hashOf(`roster ${person.id} ${message}`).slice(0, 20)}`;
  if (!(await rosters.load(id))) {
    const own = await ports.store.tablesOf(person.id, LOOKED_THROUGH);
    if (own.filter(({ game }) => game === ROSTER_GAME).length >= MAX_ROSTERS) {
      return refuse('too-many-rosters', { most: MAX_ROSTERS });
    }
    if (!connection.quota('table')) return refuse('too-fast');
    const command = `${person.id}:${message}`;
    const kept: RosterEvent = {
      type: 'kept',
      name: cleaned(name, TITLE_LENGTH),
      owner: person.id,
      key: hashOfKey(key),
    };
    const empty = initialRoster(id, { seq: 1, at: ports.now(), command, events: [kept] });
    const pupils = names.length === 0 ? accepted([]) : enrolled(empty, names);
    if (!pupils.ok) return refuse(pupils.rejection.code, pupils.rejection.params);
    await rosters.create(id, command, [kept, ...pupils.value]);
  }
  const actor = await rosters.load(id);
  if (!actor) return refuse('try-again');
  answer({ to: 'roster', view: await viewOf(lessons, actor.state()) });
}

async function list(
  { ports, rosters }: RosterHandlersContext,
  { person, answer }: Asked,
): Promise<void> {
  const own = await ports.store.tablesOf(person.id, LOOKED_THROUGH);
  const found = own.filter(({ game }) => game === ROSTER_GAME).slice(0, 2 * MAX_ROSTERS);
  const states = await Promise.all(found.map(async ({ id }) => (await rosters.load(id))?.state()));
  answer({
    to: 'roster-list',
    // Pupils are named there, too.
    rosters: states.flatMap((state) =>
      state && holds(state, person.id)
        ? [
            {
              roster: state.id,
              name: state.name,
              pupils: pupilsIn(state).length,
              lessons: state.lessons.length,
              updatedAt: state.updatedAt,
            },
          ]
        : [],
    ),
  });
}

async function open(
  context: RosterHandlersContext,
  asked: Asked,
  { roster, key }: Ask<'roster-open'>,
): Promise<void> {
  const { rosters, lessons } = context;
  const { person, connection, id, answer, refuse } = asked;
  if (key === null) {
    const own = await held(context, asked, roster);
    if (!own) return;
    context.watch(roster);
    return answer({ to: 'roster', view: await viewOf(lessons, own.state()) });
  }
  if (!connection.quota('may-guess')) return refuse('too-fast');
  const actor = await rosters.load(roster);
  if (!actor || actor.state().key !== hashOfKey(key)) {
    connection.quota('guess');
    return refuse('wrong-key');
  }
  const opened = await rosters.append(actor, `${person.id}:${id}`, (state) =>
    accepted(holds(state, person.id) ? [] : [{ type: 'held', person: person.id }]),
  );
  if (!opened.ok) return refuse(opened.rejection.code, opened.rejection.params);
  context.watch(roster);
  answer({ to: 'roster', view: await viewOf(lessons, opened.value) });
}

async function change(
  context: RosterHandlersContext,
  asked: Asked,
  { roster, command }: Ask<'roster-do'>,
): Promise<void> {
  const { rosters, lessons } = context;
  const { person, id, answer, refuse } = asked;
  const actor = await held(context, asked, roster);
  if (!actor) return;
  const changed = await rosters.append(actor, `${person.id}:${id}`, (state) => {
    const decision = decide(state, command, hashOfKey);
    // The device that makes another key goes on holding the class.
    return decision.ok && command.do === 'key' && state.owner !== person.id
      ? accepted([...decision.value, { type: 'held', person: person.id }])
      : decision;
  });
  if (!changed.ok) return refuse(changed.rejection.code, changed.rejection.params);
  if (command.do === 'erase') await rosters.erasePupil(actor, command.pupil);
  answer({ to: 'roster', view: await viewOf(lessons, actor.state()) });
}

async function beginLesson(
  context: RosterHandlersContext,
  asked: Asked,
  { roster, title, game: name, options, settings }: Ask<'roster-lesson'>,
): Promise<void> {
  const { ports, rosters, lessons } = context;
  const { person, connection, id: message, answer, refuse } = asked;
  const game = await ports.games(name);
  if (!game) return refuse('no-such-game', { game: name });
  const actor = await held(context, asked, roster);
  if (!actor) return;
  const command = `${person.id}:${message}`;
  const id = lessonId(roster, command);
  const there = await lessonsOf(lessons, actor.state());
  if (there.length >= MAX_LESSONS && !there.some(({ event }) => event === id)) {
    return refuse('too-many-lessons', { most: MAX_LESSONS });
  }
  if (!connection.quota('table')) return refuse('too-fast');
  const before = there.at(-1);
  const last = before ? await lessons.state(before.event) : null;
  const played = there.findLast((lesson) => lesson.game === name);
  const lastOfGame = played ? await lessons.state(played.event) : null;
  const { pupils, events } = lessonBegins(actor.state(), last, lastOfGame);
  const opening = {
    kind: 'class',
    title,
    options,
    director: person.id,
    name: person.name,
  } as const;
  const created = await createEvent(ports, game, {
    id,
    command,
    opening: { ...opening, settings: { ...settings, listed: false }, roster },
    also: events,
    people: [person.id],
    keptUntil: ports.now() + ROSTER_KEPT_MS,
  });
  if (!created.ok) return refuse(created.rejection.code, created.rejection.params);
  const code = created.value;
  const said = cleaned(title, TITLE_LENGTH);
  const added = await rosters.append(actor, command, (state) =>
    accepted(
      state.lessons.some(({ event }) => event === id)
        ? []
        : [{ type: 'lesson', event: id, code, title: said, game: name, pupils: [...pupils] }],
    ),
  );
  if (!added.ok) return refuse(added.rejection.code, added.rejection.params);
  answer({ to: 'roster-lesson', event: id, code });
}

async function erase(
  { rosters, removeEvent }: RosterHandlersContext,
  { person, answer, refuse }: Asked,
  { roster }: Ask<'roster-erase'>,
): Promise<void> {
  const actor = await rosters.load(roster);
  // After a double click it is gone.
  if (!actor) return answer({ to: 'roster-erase' });
  if (!holds(actor.state(), person.id)) return refuse('no-such-roster');
  await rosters.remove(actor, removeEvent);
  answer({ to: 'roster-erase' });
}

/** The lessons that are still there: one may have been deleted alone. */
async function lessonsOf(
  lessons: Lessons,
  { lessons: all }: RosterState,
): Promise<RosterState['lessons']> {
  const there = await lessons.still(all.map(({ event }) => event));
  return all.filter(({ event }) => there.has(event));
}

async function viewOf(lessons: Lessons, state: RosterState): Promise<RosterView> {
  const there = await lessonsOf(lessons, state);
  return {
    roster: state.id,
    name: state.name,
    pupils: state.pupils.map(({ no, name, state: how }) => ({
      pupil: no,
      name,
      in: how === 'in',
    })),
    lessons: there.map(({ pupils, ...lesson }) => ({
      ...lesson,
      pupils: Array.from(pupils, (pupil) => pupil ?? null),
    })),
  };
}
