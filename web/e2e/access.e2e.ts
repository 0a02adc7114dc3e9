import { openRules } from '@lusoria/tools/e2e/table.ts';
import { everywhere, findings, overflow } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';

const site = useSite();

test('nothing stands in the way from the lobby to the waiting room', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  await check('lobby');
  await page.getByRole('button', { name: 'How to play' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await check('help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await check('settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'With friends' }).first().click();
  await openRules(page.getByRole('dialog'));
  await check('new table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await check('waiting room');
  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
});

test.each(['de', 'la'] as const)('the lobby speaks %s without overflowing', async (language) => {
  const { page } = await site.visit({ language, width: 320, height: 640, touch: true });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await findings(page)).toEqual([]);
});
