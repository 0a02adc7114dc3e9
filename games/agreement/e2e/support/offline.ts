import { openBots, openRules } from '@lusoria/testing/browser/table.ts';
import type { ParadigmId } from '@lusoria/latin';
import type { Page } from 'playwright-core';

/** Options of a game against bots in the page itself. */
export interface Offline {
  readonly deck: ParadigmId;
  readonly bots: readonly string[];
  /** Whether the table itself checks the plays. */
  readonly practice?: boolean;
  /** Seconds that bots wait for a challenge of this person. */
  readonly patience?: number;
}

/** From the lobby: chooses deck and bots, who answer at once, and begins. */
export async function openOffline(page: Page, options: Offline): Promise<void> {
  const { deck, bots, practice = false, patience } = options;
  await page.getByRole('button', { name: /^Bots and rules: is$/ }).click();
  const dialog = page.getByRole('dialog');
  await openRules(dialog);
  await dialog.getByLabel('Deck').first().selectOption(deck);
  await dialog.getByRole('button', { name: `${bots.length + 1} players` }).click();
  await openBots(dialog);
  for (const [i, bot] of bots.entries()) {
    await dialog.getByLabel(`Seat ${i + 2}`).selectOption(bot);
  }
  if (practice) await dialog.getByRole('button', { name: /^Practice/ }).click();
  if (patience !== undefined) await setPatience(page, patience);
  await dialog.getByRole('button', { name: 'at once' }).click();
  await dialog.getByRole('button', { name: 'Start playing' }).click();
  await page.locator('.decl').waitFor();
}

/** In the dialog of a new table: sets the seconds that bots wait for a challenge. */
async function setPatience(page: Page, seconds: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await openRules(dialog);
  const field = dialog.getByLabel('Patience of the bots');
  await field.fill(String(seconds));
  await field.press('Tab');
}
