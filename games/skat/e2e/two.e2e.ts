import { useSite } from '@lusoria/testing/browser/site.ts';
import { until } from '@lusoria/testing/until.ts';
import { expect, test } from 'vitest';
import { openTwo } from './support/player.ts';

const site = useSite();

test('on the smallest phones nothing lies over the button that plays a card of two', async () => {
  const { page } = await site.visit({ name: 'Iulia', width: 320, height: 568, touch: true });
  const { player, grand } = await openTwo(page);
  await grand.click();
  await until(() => player.isToPlay());
  await page.locator('.columns.own button[aria-disabled=false]').first().click();
  const play = page.locator('.dock .btn.play:enabled');
  const isOnTop = await play.evaluate((button) => {
    const { left, right, top, height } = button.getBoundingClientRect();
    return [left + 4, right - 4].map((x) =>
      button.contains(document.elementFromPoint(x, top + height / 2)),
    );
  });
  expect(isOnTop).toEqual([true, true]);
});
