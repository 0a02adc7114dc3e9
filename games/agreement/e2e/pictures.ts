import { PARADIGMS } from '@lusoria/latin';
import type { Camera } from '@lusoria/tools/pictures/camera.ts';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

/** Plays rounds against erring bots until there was a dispute. */
export async function takePictures({ page, shot }: Camera): Promise<void> {
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
}
