import { until } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { SkatPlayer } from './support/player.ts';

/** From the lobby: a game against bots, until something was called. */
export async function firstAction(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play now.*Skat/ }).click();
  const player = new SkatPlayer(page);
  await until(() => player.isAsked());
  await player.pass();
  await player.settled();
}
