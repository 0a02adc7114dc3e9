import { isDeepStrictEqual } from 'node:util';
import type { ChosenOptions } from '@lusoria/core';
import { GAME_IDS, isGameId, REGISTRY } from '@lusoria/games';
import { nearest } from '@lusoria/cli-kit/nearest.ts';
import type { TerminalManifest } from '@lusoria/cli-kit/terminal-module.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** Manifest of a game, as the terminal reads it. */
export type Manifest = TerminalManifest;

/** A game named on the command line, with the options that its name stands for. */
export interface NamedGame {
  readonly manifest: Manifest;
  readonly preset: Readonly<Record<string, string>>;
}

const MANIFESTS: Readonly<Record<string, () => Promise<Manifest>>> = REGISTRY;

/** All manifests, in the order of the menu. */
export async function allManifests(): Promise<readonly Manifest[]> {
  return Promise.all(GAME_IDS.map(manifestNamed));
}

/** @throws RangeError when there is no game of this name. */
export async function manifestNamed(id: string): Promise<Manifest> {
  const manifest = isGameId(id) ? MANIFESTS[id] : undefined;
  if (!manifest) throw new RangeError(`no game ${id}`);
  return manifest();
}

/** Possible values of GAME: the games, and aliases for one with some options chosen. */
export async function gameNames(): Promise<readonly string[]> {
  const manifests = await allManifests();
  return [...GAME_IDS, ...manifests.flatMap(({ aliases = {} }) => Object.keys(aliases))];
}

/**
 * The game of a command's one positional argument.
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
  const names = await gameNames();
  const meant = nearest(name, names);
  throw meant === null
    ? new Usage('no-game', { name, names: listed(names) })
    : new Usage('near-game', { name, nearest: meant });
}

/** Options that differ for somebody who sits down at the game with bots, as in the lobby. */
export function aloneOptions({ manifest, preset }: NamedGame): ChosenOptions {
  const offer = manifest.offers.find(({ options }) => isDeepStrictEqual(options, preset));
  return offer?.alone ?? {};
}

/** Names separated by commas, as in messages of the command line. */
export function listed(names: readonly (string | number)[]): string {
  return names.join(', ');
}
