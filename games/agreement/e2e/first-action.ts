import { PARADIGMS } from '@lusoria/latin';
import type { Page } from 'playwright-core';
import { Player } from './support/player.ts';

/** From the lobby: a game against bots, until the first play or draw. */
export async function firstAction(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play now.*\bis$/ }).click();
  const player = new Player(page, PARADIGMS.is);
  await player.untilAsked();
  await player.act();
}
