import { GAME_IDS, REGISTRY } from '@lusoria/games';
import type { Language } from '@lusoria/i18n';
import { itemsOf, type Link, type PrintItem, type PrintManifest } from '@lusoria/print';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { gameNames, listed, namedGame, type NamedGame } from './games.ts';

const MANIFESTS: Readonly<Record<string, () => Promise<PrintManifest>>> = REGISTRY;

/** Printable items of a game with these options, in the order of the menu. */
export async function printItems(
  id: string,
  language: Language,
  options: unknown = {},
  links: readonly Link[] = [],
): Promise<readonly PrintItem[]> {
  const manifest = await MANIFESTS[id]?.();
  return manifest ? itemsOf(manifest, language, options, { links }) : [];
}

/**
 * The item named by `GAME/ITEM`; without an item the first of the game.
 *
 * @throws Usage when there is none of this name.
 */
export async function namedPrint(
  positionals: readonly string[],
  language: Language,
  links: readonly Link[],
): Promise<{ readonly game: NamedGame; readonly item: PrintItem }> {
  const [name, second] = positionals;
  if (name === undefined) throw new Usage('which-print', { names: listed(await gameNames()) });
  if (second !== undefined) throw new Usage('too-much', { argument: second });
  const [gameName = '', itemName] = name.split('/');
  const game = await namedGame([gameName]);
  const items = await printItems(game.manifest.id, language, {}, links);
  const item = itemName === undefined ? items[0] : items.find(({ key }) => key === itemName);
  if (item) return { game, item };
  throw new Usage('no-print', {
    name,
    names: listed(items.map(({ key }) => `${gameName}/${key}`)),
  });
}

/** All printable items, a line each. */
export async function printList(language: Language): Promise<string> {
  const ofGames = await Promise.all(
    GAME_IDS.map(async (id) =>
      (await printItems(id, language)).map(({ key, text }): [string, string] => [
        `${id}/${key}`,
        text,
      ]),
    ),
  );
  const all = ofGames.flat();
  const width = Math.max(...all.map(([name]) => name.length));
  return all.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
