import { GAME_IDS, REGISTRY } from '@lusoria/games';
import type { Language } from '@lusoria/i18n';
import type { GameManifest } from '@lusoria/core';
import { type GamePrint, generalItems, type PrintItem } from '@lusoria/print';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { gameNames, listed, namedGame, type NamedGame } from './games.ts';

/** What can be printed, and of which game. */
export interface NamedPrint {
  readonly game: NamedGame | null;
  readonly item: PrintItem;
}

interface PrintModule {
  readonly print: GamePrint;
}

type Manifest = GameManifest<unknown, unknown, unknown, unknown, PrintModule>;

const MANIFESTS: Readonly<Record<string, () => Promise<Manifest>>> = REGISTRY;

/** What can be printed of a game, in the order in which it is offered. */
export async function itemsOf(id: string, language: Language): Promise<readonly PrintItem[]> {
  const manifest = await MANIFESTS[id]?.();
  if (!manifest) return [];
  const [own, messages] = await Promise.all([
    manifest.print?.().then(({ print }) => print.items(language)) ?? [],
    manifest.messages(language),
  ]);
  const title = (options: unknown) => messages.title(options, manifest.others.bots.length + 1);
  return [...own, ...(await generalItems({ messages, title }, language))];
}

/**
 * What `GAME/ITEM` names; without the item it is the first of the game.
 *
 * @throws Usage when there is nothing of this name.
 */
export async function namedPrint(
  positionals: readonly string[],
  language: Language,
): Promise<NamedPrint> {
  const [name, second] = positionals;
  if (name === undefined) throw new Usage('which-print', { names: listed(await gameNames()) });
  if (second !== undefined) throw new Usage('too-much', { argument: second });
  const [gameName = '', itemName] = name.split('/');
  const game = await namedGame([gameName]);
  const items = await itemsOf(game.manifest.id, language);
  const item = itemName === undefined ? items[0] : items.find(({ key }) => key === itemName);
  if (item) return { game, item };
  throw new Usage('no-print', {
    name,
    names: listed(items.map(({ key }) => `${gameName}/${key}`)),
  });
}

/** All that can be printed, a line each. */
export async function printList(language: Language): Promise<string> {
  const ofGames = await Promise.all(
    GAME_IDS.map(async (id) =>
      (await itemsOf(id, language)).map(({ key, text }): [string, string] => [
        `${id}/${key}`,
        text,
      ]),
    ),
  );
  const all = ofGames.flat();
  const width = Math.max(...all.map(([name]) => name.length));
  return all.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
