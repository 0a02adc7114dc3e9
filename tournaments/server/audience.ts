import type { Connection, Ports, Presence as Watchers } from '@lusoria/table';
import { type EventViewer, viewerOf, viewsOf } from '../view.ts';
import type { ActiveEvent, Watcher } from './active-events.ts';
import { trackPeople } from './presence.ts';
import { createViewMessages } from './sent-views.ts';

/** Time over which changes are batched before watchers are told: a class joins all at once. */
const GATHER_MS = 50;

/** Who watches events, and what they are told. */
export interface Audience {
  /** Tells the watchers of an event; only its director of who is there. */
  broadcastSoon(event: ActiveEvent, to?: 'all' | 'director'): void;
  /** Called when a connection watches an event from now on: it is sent the view. */
  come(connection: Connection, event: ActiveEvent, watcher: Watcher): void;
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
    const { tell, director } = telling(event);
    for (const [connection, watcher] of event.watchers) {
      if (to === 'director' && connection.person?.id !== director) continue;
      tell(connection, watcher);
    }
  };

  /** What tells connections of an event as it is now. */
  const telling = (event: ActiveEvent) => {
    const state = event.actor.event();
    const messages = createViewMessages(state.id, state.seq, ports.now());
    const viewFor = viewsOf(state, people.of(event));
    return {
      director: state.director,
      tell({ person, send }: Connection, watcher: Watcher): void {
        // A connection that has just been closed is about to leave.
        if (!person) return;
        const viewer: EventViewer = viewerOf(state, person.id, watcher.watching);
        const next = messages.next(watcher.patches, viewFor(viewer));
        if (!next) return;
        watcher.patches = next.sent;
        send(next.message);
      },
    };
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
    come(connection, event, watcher) {
      event.watchers.set(connection, watcher);
      people.announce(event);
      broadcastSoon(event, 'director');
      telling(event).tell(connection, watcher);
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
