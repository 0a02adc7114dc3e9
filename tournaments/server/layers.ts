import type { EventHost, EventLayer } from '@lusoria/table';
import * as v from 'valibot';
import type { Beacons } from '../daily/beacon.ts';
import { type DailyLayer, openDaily } from '../daily/server/index.ts';
import type { DailyGame } from '../daily/types.ts';
import { openRatings } from '../ratings/server/index.ts';
import { openRosterLayer } from '../roster/server/index.ts';
import { openEvents } from './index.ts';
import type { SchoolDesk } from './school.ts';

const ratingsAsk = v.object({ ask: v.pipe(v.string(), v.startsWith('ratings')) });
const dailyAsk = v.object({ ask: v.pipe(v.string(), v.startsWith('daily')) });

const rosterAsk = v.object({ ask: v.pipe(v.string(), v.startsWith('roster')) });

/** What a server offers above its tables. */
export interface Offered {
  /** The deals of each day; none: there are no such days. */
  readonly daily: readonly DailyGame[];
  readonly beacons: Beacons;
  /** Ids of the games in which people may be rated; none: nobody is. */
  readonly rated: readonly string[];
}

/** Events, classes from week to week, the deals of the days and ratings, as one layer above the tables of a server. */
export function openLayers(host: EventHost, offered: Offered): Layers {
  const { daily: offers, beacons } = offered;
  const daily = openDaily(host, offers.length > 0 ? async () => offers : null, {
    from: 'server',
    beacons,
  });
  const { days, engines, report } = daily;
  const ratings = openRatings(host, { offers, days, engines, report }, offered.rated);
  const rosters = openRosterLayer(host, () => events);
  const events = openEvents(host, rosters.link);
  const ownerOf = (id: string): EventLayer => (daily.owns(id) ? daily : events);
  /** Those that nobody watches and that have no tables. */
  const quietOwnerOf = (id: string) => [ratings, rosters].find((layer) => layer.owns(id));
  const layerFor = (request: unknown): Pick<EventLayer, 'request'> => {
    if (v.is(dailyAsk, request)) return daily;
    if (v.is(rosterAsk, request)) return rosters;
    return v.is(ratingsAsk, request) ? ratings : events;
  };
  return {
    owns: (id) => daily.owns(id) || quietOwnerOf(id) !== undefined || events.owns(id),
    request: async (connection, person, message) =>
      layerFor(message.request).request(connection, person, message),
    tableChanged(table) {
      const { direction } = table.table();
      if (direction) ownerOf(direction.event).tableChanged(table);
      else ratings.tableChanged(table);
    },
    ...(ratings.levelOf && { levelOf: ratings.levelOf }),
    async loadFor(table) {
      if (table.direction && daily.owns(table.direction.event)) await daily.loadFor?.(table);
    },
    shown: (connection, table) => ownerOf(table.direction?.event ?? '').shown(connection, table),
    readsUnderWay: (connection, table) => events.readsUnderWay(connection, table),
    load: async (id) => ownerOf(id).load(id),
    nameOf: async (id) => (events.owns(id) ? events.nameOf(id) : null),
    whyNoPhotos: async (id, person, name) => ownerOf(id).whyNoPhotos(id, person, name),
    moved: (id, seq) => (quietOwnerOf(id) ?? ownerOf(id)).moved(id, seq),
    presence: (node, id, presence) => ownerOf(id).presence(node, id, presence),
    repeat: () => events.repeat(),
    async poll() {
      await events.poll();
      await daily.poll();
      await ratings.poll();
      await rosters.poll();
    },
    erasePerson: async (id, person) => (quietOwnerOf(id) ?? ownerOf(id)).erasePerson(id, person),
    end: async (id) => ownerOf(id).end(id),
    remove: async (id) => ownerOf(id).remove(id),
    evict(ids) {
      events.evict(ids);
      daily.evict(ids);
      ratings.evict(ids);
      rosters.evict(ids);
    },
    leaveAll(connection) {
      events.leaveAll(connection);
      rosters.leaveAll(connection);
    },
    stop() {
      events.stop();
      daily.stop();
      ratings.stop();
      rosters.stop();
    },
    proofOf: daily.proofOf,
    school: events.school,
  };
}

/** All of them; `proofOf` is that of the days, `school` what platforms of schools ask of events. */
export type Layers = EventLayer & Pick<DailyLayer, 'proofOf'> & { readonly school: SchoolDesk };

export type { SchoolDesk, SchoolWork } from './school.ts';
export type { DailyGame } from '../daily/types.ts';
