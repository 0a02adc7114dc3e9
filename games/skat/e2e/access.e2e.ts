import { check as checked } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';
import { auction, concede, openSkat, pickUp, SkatPlayer } from './support/player.ts';

const site = useSite();

test('nothing stands in the way at a Skat table, dark on phones', async () => {
  const { page } = await site.visit({
    dark: true,
    width: 390,
    height: 844,
    touch: true,
    name: 'Iulia',
  });
  const check = async (place: string) => {
    await checked(page, place, true);
    await page.setViewportSize({ width: 320, height: 640 });
    await checked(page, `${place}, on a small phone`, false);
    await page.setViewportSize({ width: 390, height: 844 });
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
