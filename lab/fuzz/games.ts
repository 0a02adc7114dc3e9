import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, defined, type OptionField, pick, type Random, seeded } from '@lusoria/core';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import type { HonestTable } from './honest-players.ts';

/** All registered games. */
export async function allGames(): Promise<readonly AnyGame[]> {
  const games = await Promise.all(GAME_IDS.map(loadGame));
  return games.filter((game) => game !== null);
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
): Promise<readonly HonestTable[]> {
  const random = seeded(`${seed} tables`);
  const tables: HonestTable[] = [];
  for (const game of games) {
    const id = GAME_IDS.find((one) => one === game.id);
    if (!id) continue;
    const { bot } = await manifestOf(id);
    for (let n = 0; n < each; n += 1) tables.push(tableOf(game, n % 2 === 0 ? bot : null, random));
  }
  return tables;
}

/** Two people and bots, or people only, at a table for three, or the minimum of the game. */
function tableOf(game: AnyGame, bot: string | null, random: Random): HonestTable {
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

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Codes listed in the documentation of the protocol and of each game. */
export function protocolCodes(): ReadonlySet<string> {
  const documents = globSync(['docs/PROTOCOL.md', 'games/*/PROTOCOL.md'], { cwd: ROOT });
  const texts = documents.map((path) => readFileSync(join(ROOT, path), 'utf8'));
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/`([a-z-]+)`/gu), ([, code = '']) => code)),
  );
}
