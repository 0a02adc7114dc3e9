import { accepted, refused, reject, type Result } from '@lusoria/core';
import { codeFrom, type Held, openRegistry, type Ports, type Registry } from '@lusoria/table';
import { bytesToHex } from '@noble/hashes/utils.js';
import { dayAfter, dayAt, startOfDay } from '../dates.ts';
import { stored } from '../../log/log-actor.ts';
import { DAY_PREFIX, dayId, dealtSeed, partsOf, seedOfDate } from '../day.ts';
import type { DailyGame } from '../types.ts';
import type { Beacons } from '../beacon.ts';
import { type DayActor, startDayActor } from './day-actor.ts';

/** Name in the store for days, in the place of a table's game. */
export const DAY_GAME = 'daily';
/** Characters of the code that every log has; nobody is told those of days. */
const CODE_LENGTH = 12;

/** Rest before a beacon is asked for the same number again. */
const BEACON_RESTS_MS = 5000;

interface ActiveDay extends Held {
  readonly actor: DayActor;
}

/** Where the seeds of days come from. */
export type DaySeeds =
  /** Each is drawn a day before, and mixed with a beacon's number where there is one. */
  | { readonly from: 'server'; readonly beacons: Beacons }
  /** Each follows from its date: so devices without a server deal the same. */
  | { readonly from: 'date' };

/** The days of a server: those of today and tomorrow are there when they are asked for. */
export interface Days {
  readonly registry: Registry<ActiveDay>;
  /** Those of these days that are there, by their ids. */
  among(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** One that is there already, or is to be by now. */
  load(id: string): Promise<Result<DayActor>>;
  /** Fixes the seeds of today, where they are not, and of tomorrow. */
  prepare(): Promise<void>;
  /** The seed from which a day deals, once its beacon has answered. */
  seedOf(day: DayActor): Promise<Result<string>>;
}

export function openDays(
  ports: Ports,
  loadOffers: () => Promise<readonly DailyGame[]>,
  seeds: DaySeeds,
): Days {
  const { store } = ports;
  const registry = openRegistry<{ readonly id: string }, ActiveDay>({
    ports,
    async find(id) {
      const found = id.startsWith(DAY_PREFIX) ? await store.find(id) : null;
      return found?.game === DAY_GAME ? found : null;
    },
    async start({ id }, hold) {
      const game = await ports.games(partsOf(id).game);
      const actor = game && (await startDayActor(ports, id, game));
      return actor && hold({ actor, usedAt: ports.now() });
    },
    isIdle: ({ actor }) => actor.isIdle(),
    dropped: () => undefined,
  });

  const create = async (date: string, offer: DailyGame): Promise<void> => {
    const id = dayId(date, offer);
    while (!(await store.find(id))) {
      const { game, key, options, rounds, bots, engine } = offer;
      const isDated = seeds.from === 'date';
      const seed = isDated ? seedOfDate(id) : bytesToHex(ports.randomBytes(32));
      const dealt = { date, game, key, options, rounds, bots: [...bots], engine, seed };
      // The number of a day that has begun is known.
      const isAhead = ports.now() < startOfDay(date);
      const url = isDated ? null : seeds.beacons.url;
      const mixes = url !== null && isAhead ? { beacon: url } : {};
      const entry = stored({
        seq: 1,
        at: ports.now(),
        command: 'day:opened',
        events: [{ type: 'opened', ...dealt, ...mixes }],
      });
      const code = codeFrom(ports.randomBytes(CODE_LENGTH));
      await store.create({ id, code, game: DAY_GAME }, entry, []);
    }
  };

  let preparedOn = '';
  const prepare = async (): Promise<void> => {
    const today = dayAt(ports.now());
    if (seeds.from === 'date' || preparedOn === today) return;
    const offers = await loadOffers();
    for (const date of [today, dayAfter(today, 1)]) {
      for (const offer of offers) await create(date, offer);
    }
    preparedOn = today;
  };

  /** Whether a day has begun: each that follows from its date is there then. */
  const hasBegun = (id: string): boolean => partsOf(id).date <= dayAt(ports.now());

  const createDated = async (id: string): Promise<void> => {
    const offer = (await loadOffers()).find((one) => dayId(partsOf(id).date, one) === id);
    if (offer && hasBegun(id)) await create(partsOf(id).date, offer);
  };

  const mix = async (actor: DayActor, url: string): Promise<void> => {
    if (seeds.from === 'date') return;
    const { date, id } = actor.state();
    const value = await seeds.beacons.valueAt(url, startOfDay(date)).catch((error: unknown) => {
      ports.notice({ kind: 'failed', table: id, error });
      return null;
    });
    if (!value) return;
    await actor.append('day:mixed', (day) =>
      day.beacon?.value ? [] : [{ type: 'mixed', ...value }],
    );
  };
  /** The latest question for each day: whoever asks meanwhile does not make the server ask. */
  const asked = new Map<string, { readonly at: number; readonly mixing: Promise<void> }>();
  const mixOnce = async (actor: DayActor, url: string): Promise<void> => {
    const { id } = actor.state();
    const before = asked.get(id);
    const isLate = !before || ports.now() >= before.at + BEACON_RESTS_MS;
    const latest = isLate ? { at: ports.now(), mixing: mix(actor, url) } : before;
    asked.set(id, latest);
    await latest.mixing;
  };

  return {
    registry,
    prepare,
    async among(ids) {
      if (seeds.from === 'date') return new Set(ids.filter(hasBegun));
      return new Set((await store.heads(ids)).keys());
    },
    async seedOf(actor) {
      const { beacon } = actor.state();
      if (beacon?.value === null) await mixOnce(actor, beacon.url);
      const seed = dealtSeed(actor.state());
      return seed === null ? refused(reject('no-beacon')) : accepted(seed);
    },
    async load(id) {
      await (seeds.from === 'date' ? createDated(id) : prepare());
      const day = await registry.load(id);
      if (!day) return refused(reject('no-such-day'));
      // Whatever was acknowledged is counted, at whichever node that was.
      if (ports.cluster) await day.actor.readNew();
      return accepted(day.actor);
    },
  };
}
