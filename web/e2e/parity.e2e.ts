import { defined } from '@lusoria/core';
import { type GameId, GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { everywhere } from '@lusoria/tools/e2e/accessibility.ts';
import { playByKeyboard, type Playing, reviewByKeyboard } from '@lusoria/tools/e2e/by-keyboard.ts';
import { openSeat, parityOf, type ParityTable } from '@lusoria/tools/e2e/parity.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { test } from 'vitest';

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
  const seat = await openSeat(site.server.url, id, table, messages);
  const { page } = await site.visit();
  await page.addInitScript((token) => localStorage.setItem('lusoria.token', token), seat.token);
  await page.goto(`/t/${seat.code}`);
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await seat.table.do({ do: 'start' });
  const playing: Playing = {
    page,
    seat,
    game,
    messages,
    parity,
    own: table.own,
    check: everywhere(page),
  };
  await playByKeyboard(playing);
  if (manifest.ui) await reviewByKeyboard(playing);
  seat.leave();
});
