import type { OpenTable, TableSnapshot } from '@lusoria/client';
import { rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { onMount } from 'svelte';
import { openGame, type PageGame } from '../games.ts';
import type { Connection } from '../servers.svelte.ts';

/** A table that a page shows: null as long as it is not known. */
export interface OpenedTable {
  readonly table: OpenTable | null;
  readonly snapshot: TableSnapshot | null;
  readonly game: PageGame | null;
  /** Why it cannot be shown, in words; empty when it can. */
  readonly problem: string;
}

/** How often a table that is only being made is asked for again (milliseconds). */
const RETRY_MS = 700;

/**
 * Opens a table for as long as the component lives that calls this.
 *
 * @param place its id or its code
 * @param options.expected whether it is only being made, as one that an event has just given away: then it is asked for again
 */
export function openedTable(
  connection: Connection,
  place: string,
  { expected = false }: { readonly expected?: boolean } = {},
): OpenedTable {
  let table = $state.raw<OpenTable | null>(null);
  let snapshot = $state.raw<TableSnapshot | null>(null);
  let game = $state.raw<PageGame | null>(null);
  let problem = $state('');

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
        problem = rejection(opened.rejection.code, opened.rejection.params);
        return;
      }
      const found = opened.value;
      table = found;
      game = await openGame(found.get().view.game);
      if (ended) return;
      if (!game) problem = rejection('no-such-game', { game: found.get().view.game });
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
      return problem;
    },
  };
}
