import { type Ports, type Presence as Watchers, remotePresence } from '@lusoria/table';
import type { Presence } from '../view.ts';
import type { ActiveEvent } from './active-events.ts';

/** Whose devices are connected to an event, here and at other nodes. A wall is nobody. */
export interface PeopleTracker {
  of(event: ActiveEvent): Presence;
  /** Tells the other nodes who is here. */
  announce(event: ActiveEvent): void;
  /** Records the announcement of another node. */
  receive(node: string, id: string, watchers: Watchers): void;
}

export function trackPeople(ports: Ports): PeopleTracker {
  const remote = remotePresence();
  /** By event: who was seen when (milliseconds since 1970). */
  const seen = new WeakMap<ActiveEvent, Map<string, number>>();

  const here = ({ watchers }: ActiveEvent): Watchers => {
    const people = [...watchers].flatMap(([{ person }, { watching }]) =>
      watching === null && person ? [person.id] : [],
    );
    return { people: [...new Set(people)], watching: 0 };
  };

  return {
    of(event) {
      const now = ports.now();
      const online = new Set(remote.with(event.actor.event().id, here(event), now).people);
      const known = seen.get(event);
      const members = event.actor.event().members.flatMap(({ person }) => person ?? []);
      // Strangers who only look in are not kept.
      const lastSeen = new Map(
        members.flatMap((person) => {
          const at = online.has(person) ? now : known?.get(person);
          return at === undefined ? [] : [[person, at] as const];
        }),
      );
      seen.set(event, lastSeen);
      return { online, lastSeen };
    },
    announce(event) {
      ports.cluster?.publish({
        kind: 'presence',
        table: event.actor.event().id,
        ...here(event),
      });
    },
    receive: (node, id, watchers) => remote.set(node, id, watchers, ports.now()),
  };
}
