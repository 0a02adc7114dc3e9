import { check as checked } from '@lusoria/tools/e2e/accessibility.ts';
import { tabTo } from '@lusoria/tools/e2e/keyboard.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import { expect, test } from 'vitest';
import { auction, concede, openSkat, pickUp, SkatPlayer } from './support/player.ts';

const site = useSite();

test.each([
  { scheme: 'light', look: {}, small: null },
  {
    scheme: 'dark on phones',
    look: { dark: true, width: 390, height: 844, touch: true },
    small: { width: 320, height: 640 },
  },
])('nothing stands in the way at a Skat table, $scheme', async ({ look, small }) => {
  const { page } = await site.visit({ ...look, name: 'Iulia' });
  const check = async (place: string) => {
    await checked(page, place, true);
    const size = page.viewportSize();
    if (!small || !size) return;
    await page.setViewportSize(small);
    await checked(page, `${place}, on a small phone`, false);
    await page.setViewportSize(size);
  };
  const player = new SkatPlayer(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^With friends.*Skat/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).waitFor();
  await check('new table');
  await page.keyboard.press('Escape');

  await openSkat(page);
  await expect.poll(() => player.isAsked()).toBe(true);
  await check('auction');
  await auction(player, [], 120);
  await check('skat or hand');
  await pickUp(player, [0, 1]);
  await player.button(/^null$/i).click();
  await check('null below the bid');
  // The bots may have passed early, so that it is not below the bid.
  if ((await player.button('Cancel').count()) > 0) await player.press('Cancel');
  await player.button(/^clubs$/i).click();
  await check('declaring');
  await player.button(/^Declare /).click();
  await expect.poll(() => player.playIfAsked()).toBe(true);
  await player.button('Last trick').waitFor();
  await expect.poll(() => player.isToPlay()).toBe(true);
  await player.hand
    .and(page.locator('[aria-disabled=false]'))
    .first()
    .click({ position: { x: 8, y: 16 } });
  await check('play');
  await player.press('Last trick');
  await page.getByRole('dialog').waitFor();
  await check('last trick');
  await page.keyboard.press('Escape');
  await player.press(/^Show cards, Concede/);
  await page.getByRole('dialog').waitFor();
  await check('claiming');
  await page.keyboard.press('Escape');
  await concede(player);
  await expect.poll(() => player.isOver()).toBe(true);
  await page.getByText('Shuffle checked: honest').waitFor();
  await check('end');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.button('Next trick').click();
  await check('review');
});

test('a whole deal by the keyboard', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  // Bots may be faster: then a key does nothing, and the next look at the page shows what is new.
  await until(async () => {
    if (await player.isAsked()) {
      await tabTo(page, /^Pass$/);
      await page.keyboard.press('Enter');
    } else if ((await player.button(/^(Agree|Accept)$/).count()) > 0) {
      await tabTo(page, /^(Agree|Accept)$/);
      await page.keyboard.press('Enter');
    } else if (await player.isToPlay()) {
      await page.locator('body').press('ArrowRight');
      await page.locator('body').press('Enter');
    }
    await player.settled();
    return player.isOver();
  });
  await expect.poll(() => page.getByText('Shuffle checked: honest').count()).toBe(1);
});
