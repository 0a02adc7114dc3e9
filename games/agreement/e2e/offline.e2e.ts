import { PARADIGMS } from '@lusoria/latin';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect, test } from 'vitest';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

const site = useSite();

test('in practice the table says why a lay is wrong, and it is still my turn', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await openOffline(page, { deck: 'is', bots: ['uniform'], practice: true });
  const player = new Player(page, PARADIGMS.is);
  await expect.poll(() => player.isMyTurn()).toBe(true);
  const hand = await player.hand.count();
  const wrong = await player.wrong();
  await player.lay(wrong);
  await page.locator('.mistake').getByText(wrong.form).first().waitFor();
  expect(await player.hand.count()).toBe(hand);
  expect(await player.isMyTurn()).toBe(true);
  // With open tables the form tables can be consulted at any time.
  await page.getByRole('button', { name: 'Form tables' }).click();
  await page.getByRole('dialog').getByRole('cell', { name: 'eōrum' }).first().waitFor();
});

test('a slip of the finger does nothing: drawing and challenging take a second press', async () => {
  const { page, context } = await site.visit();
  await context.addInitScript(() => localStorage.setItem('lusoria.guard', 'on'));
  await page.goto('/');
  await openOffline(page, { deck: 'is', bots: ['uniform'] });
  const player = new Player(page, PARADIGMS.is);
  await expect.poll(() => player.isMyTurn()).toBe(true);
  const hand = await player.hand.count();
  const second = page.getByRole('button', { name: 'Really draw?' });
  // After too long a wait the first button must be pressed again, and a busy machine may be slower than a person.
  await expect
    .poll(async () => {
      await player.draw.click();
      expect(await player.hand.count()).toBe(hand);
      return second.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await expect.poll(() => player.hand.count()).toBe(hand + 1);
});
