import { GAME_IDS, manifestOf } from '@lusoria/games';
import { openSeat } from '@lusoria/testing/accessibility/parity.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect, test } from 'vitest';

const site = useSite();

const TITLES = GAME_IDS.flatMap((id) =>
  (['en', 'la'] as const).map((language) => ({ id, language })),
);

test.each(TITLES)(
  'titles of tables of $id in $language are whole on the smallest phones',
  async ({ id, language }) => {
    const { offers, others, messages } = await manifestOf(id);
    const said = await messages('en');
    const { page } = await site.visit({ width: 320, height: 568, touch: true, language });
    await page.goto('/privacy');
    const cut: string[] = [];
    for (const { options, alone, key } of offers) {
      const seat = await openSeat(
        site.server.url,
        id,
        { options: { ...options, ...alone }, bots: others.bots },
        said,
        2500,
      );
      await page.evaluate((token) => localStorage.setItem('lusoria.token', token), seat.token);
      await page.goto(`/t/${seat.code}`);
      const title = page.locator('.frame h1');
      await title.waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 640 });
        // A word that would be broken is too wide.
        const over = await title.evaluate((one) => {
          one.style.overflowWrap = 'normal';
          return one.scrollWidth - one.clientWidth;
        });
        const bar = await title.evaluate((one) => one.getBoundingClientRect().height);
        if (over > 0 || bar > 58) cut.push(`${key} at ${width}`);
      }
      seat.leave();
    }
    expect(cut).toEqual([]);
  },
);
