import { defined } from '@lusoria/core';
import { GAME_IDS, loadGame } from '@lusoria/games';
import { heavyTables } from '../heavy.ts';
import type { Client } from '@lusoria/testing/people/client.ts';

/** A game with options and a number of seats for a table. */
export interface PlayableGame {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bot: string;
}

/** The first game for two players. */
export async function gameOfTwo(): Promise<PlayableGame> {
  const found = await first(async (game) => (game.seats.includes(2) ? {} : null));
  if (!found) throw new Error('no game is played by two');
  return found;
}

/** A game and options with slow draws; null if there are none. */
export async function slowGame(): Promise<PlayableGame | null> {
  return first(async (game) => {
    for (const field of game.optionFields) {
      for (const value of field.kind === 'choice' ? field.values : []) {
        const options = { [field.key]: value };
        const read = game.options(options);
        if (read.ok && game.isSlow(read.value)) return options;
      }
    }
    return null;
  });
}

/** A game with the most expensive options; null if no game defines any. */
export async function heavyGame(): Promise<PlayableGame | null> {
  const [heavy] = await heavyTables();
  const id = GAME_IDS.find((one) => one === heavy?.game);
  const [bot = ''] = (id && (await loadGame(id)))?.botKinds ?? [];
  return heavy ? { ...heavy, bot } : null;
}

type Game = NonNullable<Awaited<ReturnType<typeof loadGame>>>;

async function first(
  optionsOf: (game: Game) => Promise<PlayableGame['options'] | null>,
): Promise<PlayableGame | null> {
  for (const id of GAME_IDS) {
    const game = await loadGame(id);
    const options = game && (await optionsOf(game));
    const [bot = ''] = game?.botKinds ?? [];
    if (options) return { game: id, options, bot };
  }
  return null;
}

/** Creates and opens a table; returns its id. */
export async function makeTable(
  client: Client,
  { game, options }: PlayableGame,
  seats: readonly object[],
): Promise<string> {
  const made = await client.ask({ t: 'create', game, options, settings: { pace: 0 }, seats });
  if (made.t !== 'done') throw new Error(JSON.stringify(made));
  return client.open(defined(made.table));
}
