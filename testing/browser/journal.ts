import type { Page } from 'playwright-core';

/** Imports a journal into the device through the settings, as a user would. */
export async function loadJournal(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'journal.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.getByRole('dialog').getByRole('status').filter({ hasText: /\S/u }).waitFor();
  await page.keyboard.press('Escape');
}
