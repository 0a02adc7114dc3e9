import { existsSync } from 'node:fs';
import { type AnyGame, defined, type OptionField, pick, type Random, seeded } from '@lusoria/core';
import { list } from '@lusoria/core/schema';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import * as v from 'valibot';
import type { MatchTable } from './matches.ts';

/** A game with options for a table. */
export interface GameTable {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
}

/** All registered games. */
export async function allGames(): Promise<readonly AnyGame[]> {
  const games = await Promise.all(GAME_IDS.map(loadGame));
  return games.filter((game) => game !== null);
}

/** The first game for two players. */
export async function gameOfTwo(): Promise<GameTable> {
  const game = (await allGames()).find(({ seats }) => seats.includes(2));
  if (!game) throw new Error('no game is played by two');
  return { game, options: {} };
}

/** A game and options with slow draws; null if there are none. */
export async function slowGame(): Promise<GameTable | null> {
  for (const game of await allGames()) {
    for (const field of game.optionFields) {
      for (const value of field.kind === 'choice' ? field.values : []) {
        const options = { [field.key]: value };
        const read = game.options(options);
        if (read.ok && game.isSlow(read.value)) return { game, options };
      }
    }
  }
  return null;
}

const moduleSchema = v.object({ heavyOptions: list(v.record(v.string(), v.unknown())) });

/**
 * A game with its most expensive options, which games define themselves: in `lab/NAME/bench/heavy.ts`, if it exists; null
 * if none does.
 */
export async function heavyGame(): Promise<GameTable | null> {
  const [first] = await heavyTables();
  return first ?? null;
}

/** Tables of that game with equally expensive options, no two the same. */
export async function heavyTables(): Promise<readonly GameTable[]> {
  for (const game of await allGames()) {
    const file = new URL(`../../${game.id}/bench/heavy.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const { heavyOptions } = v.parse(moduleSchema, await import(file.href));
    return heavyOptions.map((options) => ({ game, options }));
  }
  return [];
}

const TRIES = 100;

/**
 * Tables of honest players: a number for each game, each with different options.
 *
 * @param each number per game; every second one has bots
 */
export async function honestTables(
  games: readonly AnyGame[],
  seed: string,
  each: number,
): Promise<readonly MatchTable[]> {
  const random = seeded(`${seed} tables`);
  const tables: MatchTable[] = [];
  for (const game of games) {
    const id = GAME_IDS.find((one) => one === game.id);
    if (!id) continue;
    const { bot } = await manifestOf(id);
    for (let n = 0; n < each; n += 1) tables.push(tableOf(game, n % 2 === 0 ? bot : null, random));
  }
  return tables;
}

/** Two people and bots, or people only, at a table for three, or the minimum of the game. */
function tableOf(game: AnyGame, bot: string | null, random: Random): MatchTable {
  const seats = game.seats.includes(3) ? 3 : Math.min(...game.seats);
  const people = bot === null ? seats : Math.min(2, seats);
  const bots = Array.from({ length: seats - people }, () => defined(bot));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const options = Object.fromEntries(
      game.optionFields.map((one) => [one.key, value(one, random)]),
    );
    const read = game.options(options);
    if (read.ok && game.admits(read.value, seats) === null) return { game, options, people, bots };
  }
  return { game, options: {}, people, bots };
}

/** The minimum of a number: matches are short and no wait is longer than necessary. */
function value(field: OptionField, random: Random): unknown {
  switch (field.kind) {
    case 'switch':
      return random.int(2) === 0;
    case 'choice':
      return pick(field.values, random);
    case 'number':
      return field.min;
  }
}
