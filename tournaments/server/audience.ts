import type { Connection, Ports, Presence as Watchers } from '@lusoria/table';
import type { Presence } from '../view.ts';
import type { ActiveEvent } from './active-events.ts';
import { eventMessage } from './handlers.ts';
import { trackPeople } from './presence.ts';

/** Time over which changes are batched before watchers are told: a class joins all at once. */
const GATHER_MS = 50;

/** Who watches events, and what they are told. */
export interface Audience {
  /** Tells the watchers of an event; only its director of who is there. */
  broadcastSoon(event: ActiveEvent, to?: 'all' | 'director'): void;
  /** Called when a connection watches an event from now on; returns who is there. */
  come(event: ActiveEvent): Presence;
  leave(connection: Connection, event: ActiveEvent): void;
  /** Records who watches at another node. */
  receive(node: string, event: ActiveEvent, watchers: Watchers): void;
  /** Repeats to the other nodes who watches here. */
  repeat(event: ActiveEvent): void;
}

/** @param isHeld whether nothing may be told of an event for now */
export function createAudience(ports: Ports, isHeld: (event: ActiveEvent) => boolean): Audience {
  const people = trackPeople(ports);
  const gathered = new Map<ActiveEvent, 'all' | 'director'>();

  const broadcast = (event: ActiveEvent, to: 'all' | 'director'): void => {
    const now = ports.now();
    const state = event.actor.event();
    const presence = people.of(event);
    for (const [{ person, send }, watching] of event.watchers) {
      // A connection that has just been closed is about to leave.
      if (!person || (to === 'director' && person.id !== state.director)) continue;
      send(eventMessage(state, person.id, watching, now, presence));
    }
  };

  const broadcastSoon: Audience['broadcastSoon'] = (event, to = 'all') => {
    if (event.watchers.size === 0) return;
    const planned = gathered.get(event);
    gathered.set(event, planned === 'all' ? planned : to);
    if (planned) return;
    ports.after(GATHER_MS, () => {
      const whom = gathered.get(event);
      gathered.delete(event);
      if (whom && !isHeld(event)) broadcast(event, whom);
    });
  };

  return {
    broadcastSoon,
    come(event) {
      people.announce(event);
      broadcastSoon(event, 'director');
      return people.of(event);
    },
    leave(connection, event) {
      if (!event.watchers.has(connection)) return;
      // Until now they were here.
      people.of(event);
      event.watchers.delete(connection);
      people.announce(event);
      broadcastSoon(event, 'director');
    },
    receive(node, event, watchers) {
      people.of(event);
      people.receive(node, event.actor.event().id, watchers);
      broadcastSoon(event, 'director');
    },
    repeat(event) {
      if (event.watchers.size > 0) people.announce(event);
    },
  };
}
