import type { OpenTable, TableSnapshot } from '@lusoria/client';
import type { Rejection } from '@lusoria/core';
import { rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { onMount } from 'svelte';
import { openGame, type PageGame } from '../games.ts';
import type { Connection } from '../servers.svelte.ts';

/** The table that a page shows; null until loaded. */
export interface OpenedTable {
  readonly table: OpenTable | null;
  readonly snapshot: TableSnapshot | null;
  readonly game: PageGame | null;
  /** Why it cannot be shown, as a sentence; empty if it can. */
  readonly problem: string;
}

/** Retry interval for a table that is still being created (milliseconds). */
const RETRY_MS = 700;

/**
 * Opens a table for the lifetime of the calling component.
 *
 * @param place id or code of the table
 * @param options.expected true if the table may still be under construction, as one just assigned by an event: then
 * opening it is retried
 */
export function openedTable(
  connection: Connection,
  place: string,
  { expected = false }: { readonly expected?: boolean } = {},
): OpenedTable {
  let table = $state.raw<OpenTable | null>(null);
  let snapshot = $state.raw<TableSnapshot | null>(null);
  let game = $state.raw<PageGame | null>(null);
  let refusal = $state.raw<Rejection | null>(null);

  onMount(() => {
    let ended = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = async (): Promise<void> => {
      const opened = await connection.session.open(place);
      if (ended) return;
      if (!opened.ok && expected && opened.rejection.code !== 'removed') {
        retry = setTimeout(() => void open(), RETRY_MS);
        return;
      }
      if (!opened.ok) {
        refusal = opened.rejection;
        return;
      }
      const found = opened.value;
      table = found;
      game = await openGame(found.get().view.game);
      if (ended) return;
      if (!game) refusal = { code: 'no-such-game', params: { game: found.get().view.game } };
      snapshot = found.get();
      found.subscribe((next) => (snapshot = next));
    };
    void open();
    return () => {
      ended = true;
      clearTimeout(retry);
      table?.close();
    };
  });

  return {
    get table() {
      return table;
    },
    get snapshot() {
      return snapshot;
    },
    get game() {
      return game;
    },
    get problem() {
      return refusal ? rejection(refusal.code, refusal.params) : '';
    },
  };
}
