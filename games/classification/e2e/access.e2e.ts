import { openRules } from '@lusoria/testing/browser/table.ts';
import { everywhere } from '@lusoria/testing/accessibility/accessibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect, test } from 'vitest';
import { animals, upload } from './support/places.ts';

const site = useSite();

test('nothing stands in the way of a new table with a deck of one’s own', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^With friends.*Classification/ }).click();
  const dialog = page.getByRole('dialog');
  await openRules(dialog);
  const lines = animals();
  await upload(page, lines.with(4, 'beast3,none,,house'));
  const problem = await dialog.getByRole('alert').innerText();
  for (const part of ['row 5', 'beast3', 'food', 'missing']) {
    expect(problem.toLowerCase()).toContain(part);
  }
  await check('options, and a deck that is refused');
  await upload(page, lines);
  await dialog.locator('summary', { hasText: '36 cards' }).click();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await check('a deck of one’s own');
  // This few cards suffice for two players only, as many as it then has seats for.
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await check('waiting room');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog').getByRole('button', { name: 'Classification' });
  await expect.poll(() => help.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('dialog').getByText('Adding and founding').waitFor();
  await check('help');
});
