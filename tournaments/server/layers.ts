import type { EventHost, EventLayer } from '@lusoria/table';
import * as v from 'valibot';
import { type DailyLayer, openDaily } from '../daily/server/index.ts';
import type { DailyGame } from '../daily/types.ts';
import { openEvents } from './index.ts';

const dailyAsk = v.object({ ask: v.pipe(v.string(), v.startsWith('daily')) });

/** Events and the deals of the days, as one layer above the tables of a server. */
export function openLayers(host: EventHost, offers: readonly DailyGame[]): DailyLayer {
  const daily = openDaily(host, offers);
  const events = openEvents(host);
  const ownerOf = (id: string): EventLayer => (daily.owns(id) ? daily : events);
  return {
    owns: (id) => daily.owns(id) || events.owns(id),
    request: async (connection, person, message) =>
      (v.is(dailyAsk, message.request) ? daily : events).request(connection, person, message),
    tableChanged(table) {
      const { direction } = table.table();
      if (direction) ownerOf(direction.event).tableChanged(table);
    },
    shown: (connection, table) => events.shown(connection, table),
    readsUnderWay: (connection, table) => events.readsUnderWay(connection, table),
    load: async (id) => ownerOf(id).load(id),
    moved: (id, seq) => ownerOf(id).moved(id, seq),
    presence: (node, id, presence) => ownerOf(id).presence(node, id, presence),
    repeat: () => events.repeat(),
    async poll() {
      await events.poll();
      await daily.poll();
    },
    erasePerson: async (id, person) => ownerOf(id).erasePerson(id, person),
    end: async (id) => ownerOf(id).end(id),
    remove: async (id) => ownerOf(id).remove(id),
    evict(ids) {
      events.evict(ids);
      daily.evict(ids);
    },
    leaveAll: (connection) => events.leaveAll(connection),
    stop() {
      events.stop();
      daily.stop();
    },
    proofOf: daily.proofOf,
  };
}

export type { DailyLayer } from '../daily/server/index.ts';
export type { DailyGame } from '../daily/types.ts';
