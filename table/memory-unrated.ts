import { RATE_BATCH, type RatingStore, type TableRound } from './rating-store.ts';

/** Rounds yet to be rated, in memory. */
export function memoryUnrated() {
  /** When each ended (milliseconds since 1970), by their numbers, by table. */
  const ended = new Map<string, Map<number, number>>();
  const drop = ({ table, round }: TableRound): void => void ended.get(table)?.delete(round);
  const store: RatingStore = {
    unratedRounds: async (before) =>
      [...ended]
        .flatMap(([table, rounds]) => [...rounds].map(([round, at]) => ({ table, round, at })))
        .filter(({ at }) => at < before)
        .toSorted((a, b) => a.at - b.at)
        .slice(0, RATE_BATCH)
        .map(({ table, round }) => ({ table, round })),
    dropUnrated: async (round) => drop(round),
  };
  return {
    store,
    drop,
    add({ table, round }: TableRound, at: number) {
      ended.set(table, (ended.get(table) ?? new Map<number, number>()).set(round, at));
    },
    removeTable: (table: string): void => void ended.delete(table),
  };
}
