import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { until } from '@lusoria/testing/until.ts';
import { auction, openSkat, pickUp, playOn, SkatPlayer } from './support/player.ts';

/** A deal from the auction to the review; the bots let us play in the end. */
export async function takePictures({ page, shot }: Camera): Promise<void> {
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  await until(() => player.isAsked());
  await shot('skat-auction');
  await auction(player, [], 120);
  await pickUp(player, [10, 11]);
  await player.button(/^grand$/i).click();
  await shot('skat-declare');
  await player.button(/^Declare /).click();
  await until(() => player.playIfAsked());
  await until(() => player.isToPlay());
  await shot('skat-play');
  await playOn([player]);
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('skat-result');
  await page.locator('.sheet').last().scrollIntoViewIfNeeded();
  await shot('skat-sheet');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.press('Next trick');
  await shot('skat-review');
}
