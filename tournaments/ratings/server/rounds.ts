import type { Result } from '@lusoria/core';
import {
  afterEntry,
  DamagedLog,
  LOAD_ENTRIES,
  type Ports,
  replay,
  type TableRound,
  type TableState,
} from '@lusoria/table';
import { resultOfTable } from '../results.ts';
import type { Ratings } from '../types.ts';
import type { Quarters } from './quarters.ts';

/** Time that the node at which a round has ended has to rate it, before any node does (milliseconds). */
const OWN_MS = 30_000;

/**
 * Rates the last round of an open table, as the table was when it ended: once, whichever node does. The store notes with
 * the end of a round that it is to be rated, and with the result that it is.
 */
export async function rateRound(
  { store, now }: Ports,
  quarters: Quarters,
  table: TableState,
): Promise<Result<Ratings>> {
  const round: TableRound = { table: table.id, round: table.rounds.length };
  let isWorth = true;
  const rated = await quarters.append(
    `ratings:${round.table} ${round.round}`,
    (ratings) => {
      const result = resultOfTable(table, ratings, now());
      isWorth = result !== null;
      return result ? [result] : [];
    },
    () => ({ rated: round }),
  );
  if (rated.ok && !isWorth) await store.dropUnrated(round);
  return rated;
}

/**
 * Looks after the rounds that have not been counted where they ended: the server stopped in between, or the store did not
 * answer.
 *
 * @param count counts the last round of a table, once
 */
export async function countMissed(
  ports: Ports,
  count: (table: TableState) => Promise<unknown>,
): Promise<void> {
  const { store, now, notice } = ports;
  for (const round of await store.unratedRounds(now() - OWN_MS)) {
    try {
      const table = await tableAfter(ports, round);
      if (table) await count(table);
    } catch (error) {
      notice({ kind: 'failed', table: round.table, error });
      if (error instanceof DamagedLog) await store.dropUnrated(round);
    }
  }
}

/** A table as it was after a round, from its log; null: there is none, or other rules made it. */
async function tableAfter(
  { store, games }: Ports,
  { table: id, round }: TableRound,
): Promise<TableState | null> {
  const found = await store.find(id);
  const game = found && (await games(found.game));
  if (!game) return null;
  let state: TableState | null = null;
  for (;;) {
    const page = await store.entries(id, state?.seq ?? 0, LOAD_ENTRIES);
    for (const entry of page) {
      const [created] = entry.events;
      if (!state && (created?.type !== 'created' || created.rules !== game.rules)) return null;
      state = state ? afterEntry(state, entry) : replay(id, game, [entry]);
      if (state.rounds.length === round) return state;
    }
    if (page.length < LOAD_ENTRIES) return null;
  }
}
