import { refused, reject } from '@lusoria/core';
import { codeFrom, type Held, openRegistry, type Ports, type Registry } from '@lusoria/table';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type LogActor, startLogActor, stored } from '../../log/log-actor.ts';
import { afterRatings, carriedFrom, initialRatings } from '../fold.ts';
import { ratingEntries } from './check.ts';
import { RATINGS_PREFIX, ratingsBefore, ratingsId } from '../quarter.ts';
import { type RatingEntry, type RatingEvent, ratingEventSchema, type Ratings } from '../types.ts';

/** Name in the store for ratings, in the place of a table's game. */
const RATINGS_GAME = 'ratings';
/** Characters of the code that every log has; nobody is told those of ratings. */
const CODE_LENGTH = 12;

type RatingsActor = LogActor<Ratings, RatingEvent>;

interface ActiveQuarter extends Held {
  readonly actor: RatingsActor;
}

/** The logs of ratings. */
export interface Quarters {
  readonly registry: Registry<ActiveQuarter>;
  /** That of now; made of the one before where it is new. */
  current(): Promise<RatingsActor>;
  /** Appends to that of now, see `LogActor`; `try-again` where it is being closed. */
  readonly append: RatingsActor['append'];
  /** That of now, if it is in memory. */
  peek(): Ratings | null;
  load(id: string): Promise<RatingsActor | null>;
  /** A command that is done once. */
  commandOf(what: string): string;
  /** All entries of a log. */
  entriesOf(id: string): Promise<readonly RatingEntry[]>;
}

export function openQuarters(ports: Ports): Quarters {
  const { store } = ports;
  const registry: Registry<ActiveQuarter> = openRegistry<{ readonly id: string }, ActiveQuarter>({
    ports,
    async find(id) {
      const found = id.startsWith(RATINGS_PREFIX) ? await store.find(id) : null;
      return found?.game === RATINGS_GAME ? found : null;
    },
    async start({ id }, hold) {
      const actor = await startLogActor<Ratings, RatingEvent>(ports, id, {
        schema: ratingEventSchema,
        initial: initialRatings,
        after: afterRatings,
      });
      return actor && hold({ actor, usedAt: ports.now() });
    },
    // The present one is asked for by whoever looks at open tables.
    isIdle: ({ actor }) => actor.isIdle() && registry.peek(ratingsId(ports.now()))?.actor !== actor,
    dropped: () => undefined,
  });

  const create = async (id: string): Promise<void> => {
    const before = await registry.load(ratingsBefore(ports.now()));
    // What another node appends after that is not lost: it is refused.
    const closed = await before?.actor.append('ratings:closed', ({ isClosed }) =>
      isClosed ? [] : [{ type: 'closed' }],
    );
    if (closed?.ok === false) throw new Error(`${id} cannot begin: ${closed.rejection.code}`);
    const opened = before
      ? carriedFrom(before.actor.state())
      : ({ type: 'opened', carried: [], counted: [] } as const);
    const entry = stored({ seq: 1, at: ports.now(), command: 'ratings:opened', events: [opened] });
    const people = opened.carried.map(({ person }) => person);
    do {
      const code = codeFrom(ports.randomBytes(CODE_LENGTH));
      if ((await store.create({ id, code, game: RATINGS_GAME }, entry, people)) === 'made') return;
    } while (!(await store.find(id)));
  };

  const current = async (): Promise<RatingsActor> => {
    const id = ratingsId(ports.now());
    const known = registry.use(id) ?? (await registry.load(id));
    if (known) return known.actor;
    await create(id);
    const made = await registry.load(id);
    if (!made) throw new Error(`no ratings ${id}`);
    return made.actor;
  };

  return {
    registry,
    current,
    async append(command, decide, changes) {
      const actor = await current();
      let isClosed = false;
      const appended = await actor.append(
        command,
        (ratings) => {
          ({ isClosed } = ratings);
          return isClosed ? [] : decide(ratings);
        },
        changes,
      );
      return isClosed ? refused(reject('try-again')) : appended;
    },
    peek: () => registry.peek(ratingsId(ports.now()))?.actor.state() ?? null,
    load: async (id) => (await registry.load(id))?.actor ?? null,
    commandOf: (what) => `ratings:${what} ${bytesToHex(ports.randomBytes(8))}`,
    entriesOf: async (id) => ratingEntries(store, id),
  };
}
