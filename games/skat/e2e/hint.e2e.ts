import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { until } from '@lusoria/testing/until.ts';
import { expect, test } from 'vitest';
import { auction, openSkat, pickUp, SkatPlayer } from './support/player.ts';

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

test('on a narrow phone on its side the cards cover no part of what is pressed for the skat', async () => {
  const { page } = await site.visit({ width: 640, height: 400, touch: true });
  await openSkat(page);
  const player = new SkatPlayer(page);
  await auction(player, [], 264);
  const isCovered = await player.button('Pick up the skat').evaluate((button) => {
    const { left, width, bottom } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });
  expect(isCovered).toBe(false);
});

test('first hints about what is laid away and declared are read from above in their order', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await openSkat(page);
  const player = new SkatPlayer(page);
  await auction(player, [], 264);
  await pickUp(player, []);
  const told = page.locator('.hint:not(.probe)', {
    hasText: /^.?\s*(Lay away two cards|Choose the suit)/u,
  });
  await expect.poll(() => told.count()).toBe(2);
  const places = async () =>
    told.evaluateAll((all) =>
      all
        .map((one) => ({ y: one.getBoundingClientRect().y, text: one.textContent.trim() }))
        .toSorted((a, b) => a.y - b.y),
    );
  const [first, second] = await places();
  expect(first?.text).toMatch(/^1\s*Lay away two cards/u);
  expect(second?.text).toMatch(/^2\s*Choose the suit/u);
  // The one that is left stays where it lies.
  await player.button('Clubs').click();
  await expect.poll(() => told.count()).toBe(1);
  expect((await places())[0]?.y).toBe(first?.y);
});
