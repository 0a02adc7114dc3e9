import { defined } from '@lusoria/core';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openRules, openTable } from '@lusoria/testing/browser/table.ts';
import { expect, test } from 'vitest';

const site = useSite();

const games = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, presets: defined(await loadGame(id)).presets })),
);

test.each(games.filter(({ presets }) => Object.keys(presets).length > 0))(
  '$id: each preset is chosen and summed up, at a new table and in its room',
  async ({ id, presets }) => {
    const manifest = await manifestOf(id);
    const messages = await manifest.messages('en');
    const worded = Object.keys(presets).map((name) => defined(messages.preset)(name));
    const lobby = await defined(manifest.lobby)('en');
    const [offer] = manifest.offers;
    const title = lobby.offers?.[defined(offer).key]?.short ?? lobby.name;
    const { page } = await site.visit({ name: 'Ada' });
    await openTable(page, title, async (dialog) => {
      await openRules(dialog);
      for (const { label, text } of worded) {
        await dialog.getByText(label, { exact: true }).click();
        await dialog.getByText(text).first().waitFor();
      }
    });
    const { label, text } = defined(worded.at(-1));
    await page.getByText(`${label}. ${text}`).waitFor();
    expect(worded.length).toBeGreaterThan(1);
  },
);
