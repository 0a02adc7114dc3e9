import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { until } from '@lusoria/testing/until.ts';
import { expect, test } from 'vitest';
import { openSkat, SkatPlayer } from './support/player.ts';

const site = useSite();

test('whoever plays against bots can ask for a hint, and gets none unasked', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await openSkat(page);
  const player = new SkatPlayer(page);
  await until(() => player.isAsked());
  const advice = page.locator('.advice').getByText(/^(Bid \d+|Hold \d+|Pass)\./);
  expect(await advice.count()).toBe(0);
  // A nudge first, then the advice.
  await player.press('Hint');
  await page
    .locator('.advice')
    .getByText(/^Count your trumps and aces/)
    .waitFor();
  expect(await advice.count()).toBe(0);
  await player.press('Hint');
  await advice.waitFor();
  await check(page, 'hint', 'all');
  // Once the word is said the hint is gone.
  await player.press('Pass');
  await expect.poll(() => advice.count()).toBe(0);
});
