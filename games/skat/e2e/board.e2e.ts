import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import { expect, test } from 'vitest';
import { SkatPlayer } from './support/player.ts';

const site = useSite();

test('a deal is entered, tried out against the solver, and played on', async () => {
  const { page, errors } = await site.visit({
    width: 390,
    height: 844,
    touch: true,
    name: 'Iulia',
  });
  const player = new SkatPlayer(page);
  await page.goto('/skat/board');
  await player.press('Deal the rest at random');
  await player.button('Null').click();
  await player.press('To the board');
  const best = page.getByRole('button', { name: 'Best card', disabled: false });
  await best.waitFor();
  await check(page, 'board', true);
  await best.click();
  // One's own choice, whatever the solver says of it.
  const own = page.getByRole('button', { name: /: (null stays safe|the declarer takes a trick)$/ });
  await own.first().click();
  await page.getByText('your own line').waitFor();
  await best.waitFor();
  // The address of the moment leads somebody else to it.
  const on = page.getByRole('region', { name: /^Play on from here/ });
  await on.getByRole('button', { name: 'as rearhand' }).click();
  await until(() => player.isToPlay());
  expect(await player.hand.count()).toBe(10);
  await page.reload();
  await until(() => player.isToPlay());
  expect(errors).toEqual([]);
});
