import {
  type Connection,
  type EventHost,
  type EventLayer,
  type MessageOf,
  pollHeads,
  type Ports,
  sendRejection,
  type StoredPerson,
  type TableState,
} from '@lusoria/table';
import { reject } from '@lusoria/core';
import * as v from 'valibot';
import { endOfDay } from '../dates.ts';
import { restoredBy, stored } from '../../log/log-actor.ts';
import { DAY_PREFIX, scoreOf, withoutName } from '../day.ts';
import { entryOf } from '../day-entries.ts';
import { mayCompare } from '../list.ts';
import type { DailyProof } from '../protocol.ts';
import { type DailyGame, dayEventSchema } from '../types.ts';
import type { DayActor } from './day-actor.ts';
import { type Days, type DaySeeds, openDays } from './days.ts';
import { createEngines, type Engines } from './engines.ts';
import { dailyHandlers } from './handlers.ts';
import { proofFrom } from './proof.ts';

/** Interval at which the seeds of the next day are looked after. */
const PREPARE_MS = 30 * 60 * 1000;
/** Delay of the first time after the start. */
const FIRST_MS = 5000;

/** The deals of the days above the tables of a server, and what anybody may check of them. */
export interface DailyLayer extends EventLayer {
  /** Null: a day of which there is nothing, or which may not be shown yet. */
  proofOf(date: string): Promise<DailyProof | null>;
  /** Its parts, for those who count what was played. */
  readonly days: Days;
  readonly engines: Engines;
  /** Counts what has been played at a table of a day, once. */
  readonly report: (table: TableState) => Promise<void>;
}

/** @param loadOffers the deals of each day, loaded when they are needed; null: there are no such days here */
export function openDaily(
  host: EventHost,
  loadOffers: (() => Promise<readonly DailyGame[]>) | null,
  seeds: DaySeeds,
): DailyLayer {
  const { ports } = host;
  const offers = loadOffers ?? (async () => []);
  const days = openDays(ports, offers, seeds);
  const engines = createEngines(ports);
  const handle = dailyHandlers({ host, loadOffers, days, engines });

  let cancel = (): void => undefined;
  const prepareIn = (ms: number): void => {
    cancel = ports.after(ms, () => {
      days
        .prepare()
        .catch((error: unknown) => ports.notice({ kind: 'failed', table: null, error }))
        .finally(() => prepareIn(PREPARE_MS));
    });
  };
  if (loadOffers && seeds.from === 'server') prepareIn(FIRST_MS);

  const report = async (table: TableState): Promise<void> => {
    const { direction, id, owner, updatedAt, phase, rounds } = table;
    const day = direction && (await days.registry.load(direction.event));
    if (!day) return;
    const { actor } = day;
    const round = { table: id, round: rounds.length };
    const entry = entryOf(actor.state().entries, owner);
    const score = scoreOf(table);
    const over = phase === 'over';
    const isNew = score.deals.length > (entry?.score.deals.length ?? 0) || over !== entry?.over;
    // Played later, or outside the list.
    const counts = entry?.table === id && updatedAt < endOfDay(actor.state().date);
    if (!entry || !counts || !isNew || score.deals.length < entry.score.deals.length) {
      if (round.round > 0) await ports.store.dropUnrated(round);
      return;
    }
    await actor.append(
      `table:${id} ${rounds.length} ${over}`,
      () => [{ type: 'scored', person: entry.person, score, over }],
      () => ({ rated: round }),
    );
    if (over) engines.want(actor);
  };

  return {
    days,
    engines,
    report,
    owns: (id) => id.startsWith(DAY_PREFIX),
    async request(
      connection: Connection,
      person: StoredPerson,
      message: MessageOf<'event'>,
    ): Promise<void> {
      if (!loadOffers && !v.is(v.object({ ask: v.literal('daily') }), message.request)) {
        return sendRejection(ports, connection, message.id, reject('no-daily'));
      }
      await handle(connection, person, message);
    },
    nameOf: async () => null,
    whyNoPhotos: async () => reject('no-such-event'),
    tableChanged(table) {
      report(table.table()).catch((error: unknown) =>
        ports.notice({ kind: 'failed', table: table.table().id, error }),
      );
    },
    async loadFor({ direction }) {
      if (direction) await days.registry.load(direction.event);
    },
    shown(connection, { direction, phase }) {
      const day = direction && days.registry.use(direction.event);
      if (!day || phase !== 'over' || !connection.person) return null;
      const may = mayCompare(day.actor.state(), connection.person.id, ports.now());
      return may ? { names: true } : null;
    },
    readsUnderWay: () => false,
    // Nothing of a day is due by itself.
    load: async () => null,
    moved() {
      // It is read again when somebody asks for it.
    },
    presence() {
      // Nobody watches a day.
    },
    repeat() {
      // Nor here.
    },
    async poll() {
      await pollHeads(ports, days.registry.all(), ({ actor }) => actor.state().seq, {
        behind: ({ actor }) =>
          void actor
            .readNew()
            .catch((error: unknown) => ports.notice({ kind: 'failed', table: null, error })),
        gone: days.registry.drop,
      });
    },
    async erasePerson(id, person) {
      const day = await days.registry.load(id);
      if (day) await eraseEntry(ports, day.actor, person);
      return true;
    },
    end: async () => reject('not-now'),
    remove: async () => false,
    evict: (ids) => ids.forEach(days.registry.drop),
    leaveAll() {
      // Nobody watches a day.
    },
    stop() {
      cancel();
      days.registry.stop();
    },
    proofOf: async (date) => loadOffers && proofFrom(days, await loadOffers(), date, ports.now()),
  };
}

/** Takes a person's name out of their entry. */
async function eraseEntry({ store }: Ports, actor: DayActor, person: string): Promise<void> {
  const entry = entryOf(actor.state().entries, person);
  if (!entry) return;
  await actor.append(`day:erased ${person}`, () => [{ type: 'erased', person }]);
  const { id } = actor.state();
  const named = await store.entries(id, entry.seq - 1, 1);
  await store.eraseAt(
    id,
    person,
    named.map((one) => stored(withoutName(restoredBy(dayEventSchema, one), person))),
  );
}
