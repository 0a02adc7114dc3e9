import {
  type EventHost,
  type EventLayer,
  pollHeads,
  type Ports,
  type TableState,
} from '@lusoria/table';
import { stored } from '../../log/log-actor.ts';
import { names, withoutPerson } from '../fold.ts';
import { RATINGS_PREFIX } from '../quarter.ts';
import { isKnown } from '../view.ts';
import { ratingsHandlers } from './handlers.ts';
import { openQuarters } from './quarters.ts';
import { countMissed, rateRound } from './rounds.ts';
import { type RatedDays, settle } from './settle.ts';

/** Intervals at which days that are over, and rounds that were not rated where they ended, are looked after; the delay of the first time. */
const SETTLE_MS = 10 * 60 * 1000;
const MISSED_MS = 60 * 1000;
const FIRST_MS = 8000;

/** Ratings above the tables of a server, and the deals of its days. */
type RatingsLayer = Pick<
  EventLayer,
  | 'owns'
  | 'request'
  | 'tableChanged'
  | 'erasePerson'
  | 'levelOf'
  | 'poll'
  | 'evict'
  | 'stop'
  | 'moved'
>;

/** @param games ids of those in which people are rated; none: this server rates nobody */
export function openRatings(
  { ports }: EventHost,
  rated: RatedDays,
  games: readonly string[],
): RatingsLayer {
  const isOn = games.length > 0;
  const quarters = openQuarters(ports);
  const failed = (error: unknown): void => ports.notice({ kind: 'failed', table: null, error });
  const settleAll = async (): Promise<void> => settle(ports, quarters, rated);

  const count = async (table: TableState): Promise<unknown> => {
    if (table.direction) return rated.report(table);
    if (isOn) return rateRound(ports, quarters, table);
    return ports.store.dropUnrated({ table: table.id, round: table.rounds.length });
  };
  const repeated = [
    every(ports, MISSED_MS, async () => countMissed(ports, count), failed),
    ...(isOn ? [every(ports, SETTLE_MS, settleAll, failed)] : []),
  ];

  const erase = async (id: string, person: string): Promise<void> => {
    const actor = await quarters.load(id);
    if (!actor) return;
    await actor.append(quarters.commandOf('left'), ({ members }) =>
      members.has(person) ? [{ type: 'left', person }] : [],
    );
    const log = await quarters.entriesOf(id);
    const changed = log.filter((entry) => names(entry, person));
    await ports.store.eraseAt(
      id,
      person,
      changed.map((entry) => stored(withoutPerson(entry, person))),
    );
  };

  return {
    owns: (id) => id.startsWith(RATINGS_PREFIX),
    request: ratingsHandlers({ ports, quarters, games, settle: settleAll, erase }),
    tableChanged(actor) {
      // As it is now: later somebody else may have a seat. Where more has been read of another node's, that one rates it.
      const table = actor.table();
      if (!isOn || !table.game.strength || table.rounds.at(-1)?.to !== table.seq) return;
      rateRound(ports, quarters, table).catch(failed);
    },
    levelOf(person, game) {
      const known = isOn ? quarters.peek()?.members.get(person)?.games.get(game) : undefined;
      if (!known || !isKnown(known)) return null;
      const { rating, deviation } = known.strength;
      return { rating, deviation };
    },
    async erasePerson(id, person) {
      await erase(id, person);
      return true;
    },
    moved(id) {
      quarters.registry.peek(id)?.actor.readNew().catch(failed);
    },
    async poll() {
      await pollHeads(ports, quarters.registry.all(), ({ actor }) => actor.state().seq, {
        behind: ({ actor }) => void actor.readNew().catch(failed),
        gone: quarters.registry.drop,
      });
    },
    evict: (ids) => ids.forEach(quarters.registry.drop),
    stop() {
      for (const cancel of repeated) cancel();
      quarters.registry.stop();
    },
  };
}

/** Does something soon and then at an interval (milliseconds). @returns the function to stop. */
function every(
  { after }: Ports,
  ms: number,
  run: () => Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  let stopped = false;
  let cancel = (): void => undefined;
  const runIn = (delay: number): void => {
    if (stopped) return;
    cancel = after(delay, () => {
      run()
        .catch(failed)
        .finally(() => runIn(ms));
    });
  };
  runIn(FIRST_MS);
  return () => {
    stopped = true;
    cancel();
  };
}
