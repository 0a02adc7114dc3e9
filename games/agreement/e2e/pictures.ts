import { PARADIGMS } from '@lusoria/latin';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

/** Cards in a hand: nearly twice as many as are dealt, and reached in nearly every round. */
const MANY = 9;

/** Plays rounds against erring bots until there was a dispute; then one of five who hold many cards. */
export async function takePictures(camera: Camera): Promise<void> {
  const { page, shot } = camera;
  await page.goto('/');
  await openOffline(page, { deck: 'ille', bots: ['pupil:50', 'pupil:50'], patience: 20 });
  const player = new Player(page, PARADIGMS.ille);
  let table = false;
  let dispute = false;
  for (;;) {
    await player.untilOver(async () => {
      if (!dispute && (await player.challengeIfWrong())) {
        await shot('dispute');
        dispute = true;
      }
      const [choice] = (await player.isMyTurn()) ? await player.right() : [];
      if (!table && choice && (await player.declare(choice))) {
        await shot('table');
        table = true;
      }
      await player.act();
    });
    if (table && dispute) break;
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.locator('.decl').waitFor();
  }
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('end');
  await takeCrowded(camera);
}

/** Five at the table; whoever never lays a card soon holds many. */
async function takeCrowded({ page, shot }: Camera): Promise<void> {
  await page.goto('/');
  const bots = Array.from({ length: 4 }, () => 'pupil:50');
  await openOffline(page, { deck: 'ipse', bots, patience: 20 });
  const player = new Player(page, PARADIGMS.ipse);
  for (;;) {
    await player.untilAsked();
    if (await player.isOver()) {
      await page.getByRole('button', { name: 'Once more' }).click();
      await page.locator('.decl').waitFor();
    } else if (!(await player.isMyTurn()) || (await player.hasDrawn())) await player.act();
    else if ((await player.hand.count()) < MANY) {
      await player.draw.click();
      await player.settled();
    } else break;
  }
  await shot('many');
  await player.hand.nth(1).click();
  await page.locator('button.lay').waitFor();
  await shot('many-declare');
  await page.keyboard.press('Escape');
  await player.draw.click();
  await player.settled();
  await shot('many-drawn');
}
