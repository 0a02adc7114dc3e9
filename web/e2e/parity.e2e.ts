import { defined } from '@lusoria/core';
import { type GameId, GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { playTable } from '@lusoria/testing/accessibility/by-keyboard.ts';
import { parityOf, type ParityTable } from '@lusoria/testing/accessibility/parity.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect, test } from 'vitest';

const site = useSite();

/** The parts of a game that a table needs. */
async function partsOf(id: GameId) {
  const manifest = await manifestOf(id);
  const game = defined((await loadGame(id)) ?? undefined);
  return { manifest, game, parity: await parityOf(id, game, manifest) };
}

const tables = await Promise.all(
  GAME_IDS.map(async (id) => {
    const { parity } = await partsOf(id);
    return parity.tables.map((table): [GameId, string, ParityTable] => [id, table.name, table]);
  }),
);

test.each(tables.flat())('%s is played by ear and keyboard: %s', async (id, _, table) => {
  const { manifest, game, parity } = await partsOf(id);
  const messages = await manifest.messages('en');
  const { page } = await site.visit();
  const met = await playTable({
    page,
    address: site.server.url,
    id,
    table,
    game,
    messages,
    parity,
  });
  expect(met).toContain('end');
});
