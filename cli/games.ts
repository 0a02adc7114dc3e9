import type { GameManifest } from '@lusoria/core';
import { GAME_IDS, isGameId, REGISTRY } from '@lusoria/games';
import type { TerminalModule } from '@lusoria/cli-kit/terminal-module.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** What a game offers, and what of it is for the terminal. */
export type Manifest = GameManifest<unknown, TerminalModule>;

/** A game as it was named on the command line, and the options that its name stands for. */
export interface NamedGame {
  readonly manifest: Manifest;
  readonly preset: Readonly<Record<string, string>>;
}

const MANIFESTS: Readonly<Record<string, () => Promise<Manifest>>> = REGISTRY;

/** What each game offers, in the order in which the games are offered. */
export async function allManifests(): Promise<readonly Manifest[]> {
  return Promise.all(GAME_IDS.map(manifestNamed));
}

/** @throws RangeError when there is no game of this name. */
export async function manifestNamed(id: string): Promise<Manifest> {
  const manifest = isGameId(id) ? MANIFESTS[id] : undefined;
  if (!manifest) throw new RangeError(`no game ${id}`);
  return manifest();
}

/** What can stand for GAME: the games, and the names that stand for one with some options chosen. */
export async function gameNames(): Promise<readonly string[]> {
  const manifests = await allManifests();
  return [...GAME_IDS, ...manifests.flatMap(({ aliases = {} }) => Object.keys(aliases))];
}

/**
 * The game of the one positional argument of a command.
 *
 * @throws Usage when there is none, more than one, or no such game.
 */
export async function namedGame(positionals: readonly string[]): Promise<NamedGame> {
  const [name, second] = positionals;
  if (name === undefined) throw new Usage('which-game', { names: listed(await gameNames()) });
  if (second !== undefined) throw new Usage('too-much', { argument: second });
  for (const manifest of await allManifests()) {
    if (manifest.id === name) return { manifest, preset: {} };
    const preset = Object.entries(manifest.aliases ?? {}).find(([alias]) => alias === name)?.[1];
    if (preset) return { manifest, preset };
  }
  throw new Usage('no-game', { name, names: listed(await gameNames()) });
}

/** Names one after the other, as messages of the command line have them. */
export function listed(names: readonly (string | number)[]): string {
  return names.join(', ');
}
