import { openServer } from '@lusoria/testing/server/server.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { quickOptions } from '@lusoria/testing/people/games.ts';
import { loadGame } from '@lusoria/games';
import type { TableView } from '@lusoria/table';
import { onTestFinished } from 'vitest';

/** A server with a table, as its owner sees it. */
export interface Host {
  readonly url: string;
  readonly client: Client;
  readonly table: string;
  readonly code: string;
  view(): TableView;
  /** Resolves when a condition holds at the table. */
  until(is: (view: TableView) => boolean): Promise<void>;
}

/** Opens a server and a table on it; both are closed when the test is over. */
export async function host(game: string, seats: readonly object[]): Promise<Host> {
  const rules = await loadGame(game);
  if (!rules) throw new Error(`no game ${game}`);
  const { url, close } = await openServer();
  onTestFinished(close);
  const client = await join(url, { name: 'Livia' });
  onTestFinished(() => client.close());
  const options = quickOptions(rules);
  const made = await client.ask({ t: 'create', game, options, settings: { pace: 0 }, seats });
  if (made.t !== 'done') throw new Error(JSON.stringify(made));
  const table = await client.open(made.table ?? '');
  const view = (): TableView => client.table(table).view;
  return {
    url,
    client,
    table,
    code: view().code,
    view,
    until: async (is) => void (await client.until(() => is(view()))),
  };
}
