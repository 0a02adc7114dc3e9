import { type Rejection, reject } from '@lusoria/core';
import { isSmallJpeg, photosName, photosNamed } from '../../photos/index.ts';
import type { Ports, StoredPerson } from '../../ports.ts';
import type { EventLayer } from '../event-host.ts';
import type { ActiveTables } from '../tables/active-tables.ts';
import { type Connection, type MessageOf, sendRejection } from '../connection.ts';

/** Photos of decks, which whoever leads a table or an event keeps there. */
export interface PhotoHandlers {
  keep(connection: Connection, person: StoredPerson, message: MessageOf<'photos'>): Promise<void>;
}

export function photoHandlers(
  ports: Ports,
  tables: ActiveTables,
  eventLayer: EventLayer | null,
): PhotoHandlers {
  const { store } = ports;
  /** Why a person may not keep photos of this name there; null: they may. */
  const whyNot = async (id: string, person: string, name: string): Promise<Rejection | null> => {
    if (eventLayer?.owns(id)) return eventLayer.whyNoPhotos(id, person, name);
    const state = (await tables.load(id))?.actor.table();
    if (!state) return reject('no-such-table');
    if (state.owner !== person) return reject('not-owner');
    return photosNamed(state.options) === name ? null : reject('bad-photos');
  };
  /** Whether those that are there are what their name says. What is not costs whoever gave it as many bytes again. */
  const finish = async (table: string, name: string): Promise<boolean> => {
    const all = await store.photosAt(table, name);
    const isRight = photosName(all) === name;
    await (isRight ? store.finishPhotos(table, name, all.length) : store.removePhotos(table, name));
    return isRight;
  };
  return {
    async keep(connection, person, { id, table, name, at, of, photos }) {
      const refuse = (rejection: Rejection): void =>
        sendRejection(ports, connection, id, rejection);
      if (at + photos.length > of) return refuse(reject('bad-photos'));
      const reason = await whyNot(table, person.id, name);
      if (reason) return refuse(reason);
      const before = await store.countPhotos(table, name);
      if (photos.length === 0) return connection.send({ t: 'photos', id, count: before });
      if (!connection.quota('photos')) return refuse(reject('too-fast'));
      if (!photos.every(isSmallJpeg)) return refuse(reject('bad-photos'));
      const isKept = await store.addPhotos({ table, person: person.id, name, at, photos });
      if (!isKept) return refuse(reject('too-many-photos'));
      const count = await store.countPhotos(table, name);
      if (count > before && count >= of && !(await finish(table, name))) {
        return refuse(reject('bad-photos'));
      }
      connection.send({ t: 'photos', id, count });
    },
  };
}
