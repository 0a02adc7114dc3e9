import type { ParadigmId } from '@lusoria/latin';
import { PARADIGMS } from '@lusoria/latin';
import type { Page } from 'playwright-core';

/** A game against bots in the page itself. */
export interface Offline {
  readonly deck: ParadigmId;
  readonly bots: readonly string[];
  /** Whether the table itself checks the lays. */
  readonly practice?: boolean;
}

/** From the lobby: chooses deck and bots, who answer at once, and begins. */
export async function openOffline(page: Page, { deck, bots, practice }: Offline): Promise<void> {
  await page.getByRole('button', { name: PARADIGMS.hic.title }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Deck').first().selectOption(deck);
  await dialog.getByRole('button', { name: `${bots.length + 1} players` }).click();
  for (const [i, bot] of bots.entries()) {
    await dialog.getByLabel(`Seat ${i + 2}`).selectOption(bot);
  }
  if (practice) await dialog.getByRole('button', { name: /^Practice/ }).click();
  await dialog.getByRole('button', { name: 'at once' }).click();
  await dialog.getByRole('button', { name: 'Start playing' }).click();
  await page.locator('.decl').waitFor();
}
