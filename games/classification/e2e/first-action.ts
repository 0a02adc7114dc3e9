import { until } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { ClassificationPlayer } from './support/player.ts';

/** From the lobby: a game against bots, until the first lay. */
export async function firstAction(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play now.*Classification/ }).click();
  const player = new ClassificationPlayer(page, 'mouse');
  await until(() => player.isToPlay());
  const cards = await player.cards();
  await player.lay(cards.slice(0, 1), 1);
  await until(async () => String(await player.cards()) !== String(cards));
}
