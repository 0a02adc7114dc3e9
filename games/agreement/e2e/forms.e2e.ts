import { readFileSync } from 'node:fs';
import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PARADIGMS } from '@lusoria/latin';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

const site = useSite();

/** Answers an item with the keyboard alone, rightly or not, and goes on. */
async function answer(page: Page): Promise<void> {
  const { keyboard } = page;
  await page.locator('h2').waitFor();
  if ((await page.locator('.declare').count()) > 0) {
    for (const key of ['3', 's', 'm']) await keyboard.press(key);
    await keyboard.press('Enter');
  } else {
    await keyboard.press('1');
    // A single choice answers at once; with several choices Enter confirms.
    if ((await page.getByRole('button', { name: 'Next' }).count()) === 0)
      await keyboard.press('Enter');
  }
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Next');
}

test('a round played on the device is on the map; practice by keyboard; export; a coach; erased with the rest', async () => {
  const { page, errors } = await site.visit({ width: 390, height: 844, touch: true });
  await page.goto('/');
  await openOffline(page, { deck: 'ille', bots: ['pupil:50'], patience: 0 });
  const player = new Player(page, PARADIGMS.ille);
  await player.untilOver(() => player.act());
  // From the end of the table to the page on forms.
  await page.getByRole('link', { name: 'Latin: my forms' }).click();
  await page.getByRole('heading', { name: /of 30 forms known/ }).waitFor();
  await check(page, 'map', true);
  const seen = page.getByRole('button', { name: /per cent$/ });
  expect(await seen.count()).toBeGreaterThan(3);
  // Some of them were only shown, so there is no round to link to.
  await expect
    .poll(async () => {
      for (const cell of await seen.all()) {
        await cell.press('Enter');
        if ((await page.getByRole('link', { name: /^Round of/ }).count()) > 0) return true;
      }
      return false;
    })
    .toBe(true);
  await page
    .getByRole('link', { name: /^Round of/ })
    .first()
    .click();
  await page.getByText(/lays were right$/).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('link', { name: 'Practise' }).press('Enter');
  for (let n = 1; n <= 4; n += 1) {
    await answer(page);
    if (n === 1) await check(page, 'practice', true);
    expect(await page.locator('td.marked').count()).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: 'Next' }).count()).toBe(0);
  }
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  await page.getByText(/of 4 right\.$/).waitFor();
  await page.getByRole('link', { name: 'My forms' }).press('Enter');

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a table (CSV)' }).click();
  const lines = readFileSync(await (await waiting).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toMatch(/^form,case,number,gender,known/);

  await page.getByRole('button', { name: 'Training game' }).click();
  await page.locator('.decl').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Save my rounds as a file' }).waitFor();
  const journal = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my rounds as a file' }).click();
  const file = await (await journal).path();
  expect(readFileSync(file, 'utf8')).toContain('"lusoria-journal"');
  // Moved to another device, which shows the same.
  const other = await site.visit();
  await other.page.goto('/');
  await other.page.getByRole('button', { name: 'Settings' }).click();
  await other.page.getByLabel('Add rounds from a file').setInputFiles(file);
  await other.page.getByText('2 rounds and practices read.').waitFor();
  await other.page.goto('/forms/agreement');
  await other.page.getByRole('heading', { name: /of 30 forms known/ }).waitFor();
  await other.page.goto('/');
  await other.page.getByRole('button', { name: 'Settings' }).click();
  await other.page.getByRole('button', { name: 'Delete everything of mine' }).click();
  await other.page.getByRole('button', { name: /^Really delete/ }).click();
  await other.page.getByRole('dialog').waitFor({ state: 'detached' });
  await other.page.goto('/forms/agreement');
  await other.page.getByText(/^Nothing is here yet/).waitFor();
  expect(errors).toEqual([]);
});
