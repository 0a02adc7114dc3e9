import { accepted, refused, type Rejection, type Result } from '@lusoria/core';
import {
  codeFrom,
  type Held,
  isStillThere,
  LOAD_ENTRIES,
  openRegistry,
  type Ports,
  type Registry,
  removeWhole,
} from '@lusoria/table';
import { NAMELESS } from '@lusoria/table/names';
import type { EventState } from '../../types.ts';
import type { Lessons } from '../../server/index.ts';
import { type LogActor, restoredBy, startLogActor, stored } from '../../log/log-actor.ts';
import { followed } from '../decide.ts';
import { afterEntries, initialRoster, peopleIn, ROSTER_PREFIX, withoutPupil } from '../roster.ts';
import { type RosterEvent, rosterEventSchema, ROSTER_KEPT_MS, type RosterState } from '../types.ts';

/** Name in the store for classes, in the place of a table's game. */
export const ROSTER_GAME = 'roster';
/** Characters of the code that every log has; nobody is told those of classes. */
const CODE_LENGTH = 16;

export type RosterActor = LogActor<RosterState, RosterEvent>;

interface ActiveRoster extends Held {
  readonly actor: RosterActor;
}

/** The classes of a server that are kept from week to week. */
export interface Rosters {
  readonly registry: Registry<ActiveRoster>;
  /** Null: there is none. */
  load(id: string): Promise<RosterActor | null>;
  create(id: string, command: string, events: readonly RosterEvent[]): Promise<void>;
  append(
    actor: RosterActor,
    command: string,
    decide: (state: RosterState) => Result<readonly RosterEvent[]>,
  ): Promise<Result<RosterState>>;
  /** Learns from a lesson who is in the class; whoever is erased there is erased in all lessons. */
  follow(event: EventState): Promise<void>;
  /** Erases the name of a pupil who is out from the log, and in all lessons. */
  erasePupil(actor: RosterActor, pupil: number): Promise<void>;
  /** Deletes a class with all its lessons. */
  remove(actor: RosterActor, removeEvent: (event: string) => Promise<unknown>): Promise<void>;
}

/** @param removed called when a class has been deleted here */
export function openRosters(
  ports: Ports,
  lessons: () => Lessons,
  removed: (id: string) => void,
): Rosters {
  const { store } = ports;
  const registry = openRegistry<{ readonly id: string }, ActiveRoster>({
    ports,
    async find(id) {
      const found = id.startsWith(ROSTER_PREFIX) ? await store.find(id) : null;
      return found?.game === ROSTER_GAME ? found : null;
    },
    async start({ id }, hold) {
      const actor = await startLogActor<RosterState, RosterEvent>(ports, id, {
        schema: rosterEventSchema,
        initial: (first) => initialRoster(id, first),
        after: afterEntries,
      });
      return actor && hold({ actor, usedAt: ports.now() });
    },
    isIdle: ({ actor }) => actor.isIdle(),
    dropped: () => undefined,
  });

  const load = async (id: string): Promise<RosterActor | null> => {
    const found = await registry.load(id);
    // Whatever was acknowledged is shown, at whichever node that was, and nothing that was erased there.
    if (!found || (await isStillThere(ports, found.actor.state(), found.actor)))
      return found?.actor ?? null;
    removed(id);
    registry.drop(id);
    return null;
  };

  const append: Rosters['append'] = async (actor, command, decide) => {
    const why: { rejection: Rejection | null } = { rejection: null };
    const done = await actor.append(
      command,
      (state) => {
        const decision = decide(state);
        why.rejection = decision.ok ? null : decision.rejection;
        return decision.ok ? decision.value : [];
      },
      (after) => ({ people: peopleIn(after), keptUntil: ports.now() + ROSTER_KEPT_MS }),
    );
    // What has been done already may no longer be possible.
    const isRefused =
      why.rejection !== null && (await store.seqOf(actor.state().id, command)) === null;
    return isRefused && why.rejection ? refused(why.rejection) : done;
  };

  const erasePupil: Rosters['erasePupil'] = async (actor, pupil) => {
    const { id, lessons: all } = actor.state();
    const people = new Set<string>();
    for (let seq = 0; ; ) {
      const page = (await store.entries(id, seq, LOAD_ENTRIES)).map((entry) =>
        restoredBy(rosterEventSchema, entry),
      );
      for (const { events } of page) {
        for (const event of events) {
          if (event.type === 'known' && event.pupil === pupil && event.person !== null) {
            people.add(event.person);
          }
        }
      }
      const changed = page
        .map((entry) => withoutPupil(entry, pupil))
        .filter((one, i) => one !== page[i]);
      if (changed.length > 0) await store.eraseAt(id, '', changed.map(stored));
      seq = page.at(-1)?.seq ?? seq;
      if (page.length < LOAD_ENTRIES) break;
    }
    for (const { event, pupils } of all) {
      const member = pupils.indexOf(pupil);
      if (member >= 0) await lessons().eraseMember(event, member);
    }
    // A pupil's device has often been told only the name from the list: it is stored beside the person, too.
    for (const person of people) await store.rename(person, '');
  };

  return {
    registry,
    load,
    append,
    erasePupil,
    async create(id, command, events) {
      const entry = { seq: 1, at: ports.now(), command, events };
      const roster = initialRoster(id, entry);
      while (!(await store.find(id))) {
        const code = codeFrom(ports.randomBytes(CODE_LENGTH));
        const log = { id, code, game: ROSTER_GAME, of: { person: roster.owner } };
        const kept = ports.now() + ROSTER_KEPT_MS;
        const made = await store.create(log, stored(entry), peopleIn(roster), kept);
        if (made === 'orphaned') return;
      }
    },
    async follow(event) {
      const actor = event.roster === null ? null : await load(event.roster);
      if (!actor) return;
      const before = actor.state();
      const command = `lesson:${event.id} ${event.seq}`;
      const after = await append(actor, command, (state) => accepted(followed(state, event)));
      if (!after.ok) return;
      for (const { no, name } of after.value.pupils) {
        const former = before.pupils[no]?.name ?? name;
        if (name === NAMELESS && former !== name) await erasePupil(actor, no);
      }
    },
    async remove(actor, removeEvent) {
      const { id, lessons: all } = actor.state();
      const people = new Set<string>();
      for (const { event } of all) await removeEvent(event);
      for (const { person } of actor.state().pupils) if (person !== null) people.add(person);
      for (const person of people) await store.rename(person, '');
      await removeWhole(store, id);
      registry.drop(id);
      removed(id);
    },
  };
}
