import {
  type Connection,
  type Held,
  LOAD_ENTRIES,
  openRegistry,
  type Ports,
  type Registry,
} from '@lusoria/table';
import { restored, stored } from '../entries.ts';
import { withoutErased } from '../erase.ts';
import { isOn, isUnsettled } from '../membership.ts';
import type { EventEntry, EventState } from '../types.ts';
import { type EventActor, startEventActor } from './event-actor.ts';
import type { SentView } from './sent-views.ts';

/** Prefix of the ids of events' logs, among those of tables. */
export const EVENT_PREFIX = 'ev-';
/** Name in the store for events, in the place of a table's game. */
export const EVENT_GAME = 'event';
/** Characters of an event's code: one more than of a table's. */
export const EVENT_CODE_LENGTH = 7;

/** Role in which a connection watches an event: as the person (null), or as a screen with its key. */
type Watching = { readonly key: string | null } | null;

/** How a connection watches an event. */
export interface Watcher {
  readonly watching: Watching;
  /** What it was sent; null: it takes no patches. */
  patches: SentView | 'nothing' | null;
}

export interface ActiveEvent extends Held {
  readonly actor: EventActor;
  readonly watchers: Map<Connection, Watcher>;
}

export type ActiveEvents = Registry<ActiveEvent>;

export interface ActiveEventsContext {
  readonly ports: Ports;
  changed(event: ActiveEvent, before: EventState): void;
  look(event: ActiveEvent): void;
  /** Called when an event has been loaded: its tables may have changed while it was not in memory. */
  resumed(event: ActiveEvent): void;
}

/** Normalizes ids, which are in lower case, and codes, which people write in either case. */
function keyOf(idOrCode: string): string {
  return isCode(idOrCode) ? idOrCode.toUpperCase() : idOrCode;
}

/** Whether this is an event's code, which can be guessed. */
export function isCode(idOrCode: string): boolean {
  return idOrCode.length <= EVENT_CODE_LENGTH;
}

export function openActiveEvents({
  ports,
  changed,
  look,
  resumed,
}: ActiveEventsContext): ActiveEvents {
  return openRegistry<{ readonly id: string }, ActiveEvent>({
    ports,
    async find(idOrCode) {
      const found = await ports.store.find(keyOf(idOrCode));
      return found?.game === EVENT_GAME ? found : null;
    },
    async start({ id }, hold) {
      const log = await readLog(ports, id);
      const created = log[0]?.events[0];
      const game = created?.type === 'created' ? await ports.games(created.game) : null;
      if (!game) return null;
      const actor = startEventActor(id, log, {
        ports,
        game,
        changed: (before) => changed(event, before),
        look: () => look(event),
      });
      const event = hold({ actor, watchers: new Map(), usedAt: ports.now() });
      // Its tables may have changed while it was not in memory.
      if (isUnsettled(actor.event()) || isOn(actor.event())) look(event);
      resumed(event);
      return event;
    },
    isIdle: ({ actor, watchers }) => watchers.size === 0 && actor.isIdle(),
    dropped: ({ actor }) => actor.stop(),
  });
}

/** Reads a whole log. Removes the remainders of an interrupted erasure. */
async function readLog({ store }: Ports, id: string): Promise<readonly EventEntry[]> {
  const log: EventEntry[] = [];
  for (;;) {
    const page = await store.entries(id, log.length, LOAD_ENTRIES);
    log.push(...page.map(restored));
    if (page.length < LOAD_ENTRIES) break;
  }
  const clean = withoutErased(log);
  const changed = clean.filter((entry, i) => entry !== log[i]);
  if (changed.length > 0) await store.eraseAt(id, '', changed.map(stored));
  return clean;
}
