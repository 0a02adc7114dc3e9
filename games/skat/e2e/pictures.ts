import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { until } from '@lusoria/testing/until.ts';
import { loadPuzzles } from '../puzzles/index.ts';
import { takeThree } from './pictures-of-three.ts';
import { auction, declareHand, openAtOnce, openTwo, pickUp, playOn } from './support/player.ts';

/** A deal of three from the auction to the review, what three people ask each other; a deal of four, one of two, and a puzzle. */
export async function takePictures(camera: Camera): Promise<void> {
  await takeDeal(camera);
  await takeThree(camera);
  await takeFour(camera);
  await takeTwo(camera);
  await takePuzzle(camera);
}

/** The bots let us play in the end. */
async function takeDeal({ page, shot }: Camera): Promise<void> {
  const player = await openAtOnce(page, 3);
  await until(() => player.isAsked());
  await shot('skat-auction');
  await player.press('Up to …');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await shot('skat-bid');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await auction(player, [], 120);
  await shot('skat-skat');
  await pickUp(player, [10, 11]);
  await player.button(/^grand$/i).click();
  await shot('skat-declare');
  await player.button(/^Declare /).click();
  await until(() => player.playIfAsked());
  await until(() => player.isToPlay());
  await shot('skat-play');
  await player.press('Hint');
  await page.locator('.advice b').waitFor();
  await shot('skat-hint');
  await playOn([player]);
  await page.locator('.owl[aria-busy=false]').waitFor();
  await shot('skat-result');
  await page.locator('.sheet').last().scrollIntoViewIfNeeded();
  await shot('skat-sheet');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.press('Next trick');
  await shot('skat-review');
}

/** Four at the table, of whom one deals. */
async function takeFour({ page, shot }: Camera): Promise<void> {
  const player = await openAtOnce(page, 4);
  await until(async () => {
    if (await player.isOver()) await player.press(/^Next deal$/);
    return player.isAsked();
  });
  await shot('skat-four-auction');
  await auction(player, [], 264);
  await declareHand(player, /^grand$/i);
  await until(() => player.isToPlay());
  await shot('skat-four');
}

/** Where the other one names the game it is given up: the next is one's own. */
async function takeTwo({ page, shot }: Camera): Promise<void> {
  const { player, grand } = await openTwo(page);
  await shot('skat-two-naming');
  await grand.click();
  await until(() => player.isToPlay());
  await shot('skat-two');
}

/** A card that is wrong, and why. */
async function takePuzzle({ page, shot }: Camera): Promise<void> {
  for (const { id } of await loadPuzzles()) {
    // A page that is open already does not look at the address again.
    await page.goto('about:blank');
    await page.goto(`/skat/puzzles#${id}`);
    const card = page.locator('.hand button[aria-disabled=false]').first();
    await card.click({ position: { x: 8, y: 16 } });
    await page.locator('h2.bad, h2.good').waitFor();
    if ((await page.locator('h2.bad').count()) > 0) break;
  }
  await page.getByRole('heading', { name: /why it fails/ }).waitFor();
  await shot('skat-puzzle-wrong');
}
