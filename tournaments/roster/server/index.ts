import { accepted } from '@lusoria/core';
import {
  type Connection,
  type EventHost,
  type EventLayer,
  type MessageOf,
  pollHeads,
  type StoredPerson,
} from '@lusoria/table';
import type { Lessons } from '../../server/index.ts';
import type { RosterLink } from '../../server/roster-link.ts';
import { holds, ROSTER_PREFIX } from '../roster.ts';
import { rosterHandlers } from './handlers.ts';
import { openRosters } from './rosters.ts';

/** Classes that are kept from week to week, above the events that are their lessons. */
type RosterLayer = Pick<
  EventLayer,
  'owns' | 'request' | 'erasePerson' | 'moved' | 'poll' | 'evict' | 'leaveAll' | 'stop'
> & { readonly link: RosterLink };

/** The events that are lessons. */
export interface LessonHost {
  readonly lessons: Lessons;
  remove(id: string): Promise<boolean>;
}

export function openRosterLayer({ ports }: EventHost, events: () => LessonHost): RosterLayer {
  /** By id of a class: the connections that have opened it. */
  const watchers = new Map<string, Set<Connection>>();
  const tellGone = (id: string): void => {
    for (const connection of watchers.get(id) ?? []) {
      connection.send({ t: 'gone', table: id, code: 'no-such-roster' });
    }
    watchers.delete(id);
  };
  const rosters = openRosters(ports, () => events().lessons, tellGone);
  const removeEvent = async (id: string): Promise<boolean> => events().remove(id);
  const failed = (id: string) => (error: unknown) =>
    ports.notice({ kind: 'failed', table: id, error });

  return {
    owns: (id) => id.startsWith(ROSTER_PREFIX),
    request: async (
      connection: Connection,
      person: StoredPerson,
      message: MessageOf<'event'>,
    ): Promise<void> =>
      rosterHandlers({
        ports,
        rosters,
        lessons: events().lessons,
        removeEvent,
        watch(id) {
          const watching = watchers.get(id) ?? new Set();
          watchers.set(id, watching.add(connection));
        },
      })(connection, person, message),
    link: {
      async holds(id, person) {
        const actor = await rosters.load(id);
        return actor !== null && holds(actor.state(), person);
      },
      follow(event) {
        rosters.follow(event).catch(failed(event.id));
      },
    },
    moved(id) {
      rosters.registry.peek(id)?.actor.readNew().catch(failed(id));
    },
    async poll() {
      await pollHeads(ports, rosters.registry.all(), ({ actor }) => actor.state().seq, {
        behind: ({ actor }) => void actor.readNew().catch(failed(actor.state().id)),
        gone(id) {
          tellGone(id);
          rosters.registry.drop(id);
        },
      });
    },
    async erasePerson(id, person) {
      const actor = await rosters.load(id);
      if (!actor) return true;
      const { owner, pupils } = actor.state();
      if (owner === person) {
        await rosters.remove(actor, removeEvent);
        return true;
      }
      for (const { no } of pupils.filter((one) => one.person === person)) {
        await rosters.append(actor, `roster:erased ${no}`, () =>
          accepted([{ type: 'erased', pupil: no }]),
        );
        await rosters.erasePupil(actor, no);
      }
      await rosters.append(actor, `roster:released ${person}`, (state) =>
        accepted(state.holders.includes(person) ? [{ type: 'released', person }] : []),
      );
      await ports.store.eraseAt(id, person, []);
      return true;
    },
    evict(ids) {
      ids.forEach(tellGone);
      ids.forEach(rosters.registry.drop);
    },
    leaveAll(connection) {
      for (const [id, watching] of watchers) {
        if (watching.delete(connection) && watching.size === 0) watchers.delete(id);
      }
    },
    stop: () => rosters.registry.stop(),
  };
}
